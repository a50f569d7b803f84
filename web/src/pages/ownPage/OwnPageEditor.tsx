import { Text } from '@chakra-ui/react/text';
import { type OwnPage, ownPageSchema } from '@lamplight/content/ownPage';
import { listItem } from '@lamplight/content/paths';
import { initialValue } from '@lamplight/content/readable';
import { sitePages } from '@lamplight/content/sitePages';
import { ownPagesTexts } from '@lamplight/content/texts/staffArea/ownPages';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { LuArrowLeft } from 'react-icons/lu';
import { useLocation, useNavigate } from 'react-router-dom';
import { BlocksInput } from '../../editing/blocks/BlocksInput.tsx';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useItemEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';
import { StaffLink, StaffPage } from '../../editing/page/StaffPage.tsx';
import { AddToMenu } from './AddToMenu.tsx';

/** The initial content of a new page, and its place among the others. */
export interface BegunPage {
  page: OwnPage;
  order: number;
}

/** The new page in the state of a location; null for other requests, such as to open the history. */
const begunIn = (state: object | null): BegunPage | null =>
  state && 'page' in state ? (state as BegunPage) : null;

const form = pageForm(ownPageSchema);

const sections = sectionsOf(ownPageSchema, [
  { id: 'page', title: ownPagesTexts.page, of: ['title', 'address', 'shown', 'from', 'until'] },
  {
    id: 'blocks',
    title: ownPagesTexts.blocks,
    hint: ownPagesTexts.blocksHint,
    of: ['blocks'],
    own: { blocks: <BlocksInput name="blocks" /> },
  },
  {
    id: 'sharing',
    title: ownPagesTexts.sharing,
    hint: ownPagesTexts.sharingHint,
    of: ['description', 'picture'],
  },
]);

/** Where the preview shows a page that has no address yet. */
const newAddress = '/new-page';

/** The editor of one page. One that is neither stored nor begun, here or as a left draft, was deleted. */
export function OwnPageEditor({ id }: { id: string }) {
  const { state, ...place } = useLocation();
  const begun = begunIn(state);
  const navigate = useNavigate();
  const shownAt = useRef(newAddress);
  const editor = useItemEditor(
    'pages',
    {
      id: { state: 'loaded', value: id },
      order: begun?.order,
      initial: begun?.page ?? initialValue(ownPageSchema),
      draftOf: id,
      previewed: (content: OwnPage) => ({ ...content, address: shownAt.current }),
    },
    form,
  );
  const { control } = editor.form;
  const title: string = useWatch({ control, name: 'title' });
  const isSaved = editor.lastSave !== null;
  const isStored = isSaved && !editor.publishing?.isNew;
  const stored = editor.form.formState.defaultValues;
  const path = (isStored && stored?.address) || newAddress;
  // While the form holds a draft, visitors see something else.
  const live = (isStored ? (editor.publishing?.live ?? stored) : {}) as Partial<OwnPage>;
  useLayoutEffect(() => {
    shownAt.current = path;
  }, [path]);
  // Someone who comes back after the page was deleted can't begin it anew: its versions are still there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first save counts
  useEffect(() => {
    if (isSaved && begun) navigate(place, { replace: true, state: null, preventScrollReset: true });
  }, [isSaved]);
  const isBegun = begun || editor.changed || editor.otherDrafts.length > 0;
  if (!editor.loading && !isSaved && !isBegun) return <Gone />;
  return (
    <EditorPage
      page="pages"
      heading={title || ownPagesTexts.untitled}
      editor={editor}
      sections={sections}
      visibleAt={(live.shown && live.address) || false}
      preview={{ path }}
      checked={isStored ? listItem('pages', id) : null}
      more={
        <>
          {live.shown && live.address && (
            <AddToMenu title={live.title ?? ''} address={live.address} />
          )}
          <ToAllPages />
        </>
      }
    />
  );
}

const ToAllPages = () => (
  <StaffLink to={sitePages.pages.editor.path}>
    <LuArrowLeft aria-hidden size="16" /> {ownPagesTexts.toAll}
  </StaffLink>
);

const Gone = () => (
  <StaffPage page="pages" action={<ToAllPages />}>
    <Text role="status">{ownPagesTexts.gone}</Text>
  </StaffPage>
);
