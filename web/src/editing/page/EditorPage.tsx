import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type SiteDocumentName, siteDocumentSchemas } from '@lamplight/content/siteContent';
import { type PageName, sitePages } from '@lamplight/content/sitePages';
import type * as z from '@lamplight/content/zod';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Path } from 'react-hook-form';
import { markFirstPageUsable } from '../../device/firstPage.ts';
import { lazyModule } from '../../device/lazyModule.ts';
import { ErrorDialog } from '../../ui/ErrorDialog.tsx';
import { reportNotLoaded, useLazyModule } from '../../ui/useLazyModule.ts';
import { AdviceList } from '../advice/AdviceList.tsx';
import { useAdvice } from '../advice/useAdvice.ts';
import { moreBlocksPart } from '../blocks/moreBlocksPart.tsx';
import { DraftRecovery } from '../drafts/DraftRecovery.tsx';
import { pageForm } from '../form/contentForm.ts';
import { ExampleOffer } from '../form/ExampleOffer.tsx';
import { useIntendedField, usePartInAddress } from '../form/focusField.ts';
import {
  EditorSections,
  LoadingSections,
  type Part,
  type Section,
  SectionNavigation,
  sectionsOf,
} from '../form/sections.tsx';
import { useDocumentEditor } from '../form/useDocumentEditor.ts';
import { useFormErrors } from '../form/useFormErrors.ts';
import { EditorHistory } from '../history/HistoryButton.tsx';
import { DeletedButton, type DeletedItems } from '../items/DeletedButton.tsx';
import { EditorPanes } from '../preview/EditorPanes.tsx';
import type { Previewed } from '../preview/Preview.tsx';
import { type Panes, PreviewToggle, usePanes } from '../preview/usePanes.tsx';
import { DraftNotice } from '../publishing/DraftNotice.tsx';
import { ReminderLine } from '../reminders/ReminderLine.tsx';
import { remindedPath } from '../reminders/remindedPath.ts';
import { SaveBar, type SaveBarProps } from '../saving/SaveBar.tsx';
import { useNavigationIntent } from './navigationIntent.ts';
import { useReadOnly } from './ReadOnly.tsx';
import { PublicLink, StaffPage } from './StaffPage.tsx';

interface EditorProps extends Omit<SaveBarProps, 'form' | 'advice'> {
  page: PageName;
  /** Its heading, if it differs from its title. */
  heading?: string;
  /** The parts of the page in their order: the same array at each rendering. */
  sections: Section[];
  /** The deleted items, if it edits a list. */
  deleted?: DeletedItems;
  /** The button for its history, if it differs from the usual one. */
  history?: ReactNode;
  /** Where visitors see it, if not where the preview is; false if they don't. */
  visibleAt?: string | false;
  /** Further buttons next to the title. */
  more?: ReactNode;
  /** The content of the preview, if it differs from the public page; null for no preview. */
  preview?: Partial<Previewed> | null;
  /** The path that reminders are about, if it differs from that of the page; null for no reminders. */
  checked?: string | null | undefined;
}

/** The button that adds to the list which a form edits. */
const addButton = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLButtonElement>('[data-adds-to=items]');

const loadConflict = lazyModule(() => import('../merging/ConflictDialog.tsx'));

/** A page with only an editor. The first change renders it anew: parts that don't depend on the form are memoized. */
export function EditorPage(props: EditorProps) {
  const panes = usePanes(props.preview !== null);
  return (
    <StaffPage
      page={props.page}
      heading={props.heading}
      width={panes.sideBySide ? 'full' : props.sections.length > 1 ? 'page' : 'list'}
      action={<EditorActions {...props} panes={panes} />}
    >
      <EditorBody {...props} panes={panes} />
    </StaffPage>
  );
}

/**
 * Makes the editor of a page that shows the document of its name.
 * @param saved the message after a save, if the page has its own
 */
export function documentEditor<Name extends PageName & SiteDocumentName>(
  name: Name,
  parts: readonly Part<Path<z.infer<(typeof siteDocumentSchemas)[Name]>>>[],
  saved?: string,
) {
  const schema: z.ZodObject = siteDocumentSchemas[name];
  const form = pageForm(schema, saved);
  const sections = sectionsOf(
    schema,
    'blocks' in schema.shape ? [...parts, moreBlocksPart] : parts,
  );
  return function DocumentEditor() {
    return <EditorPage page={name} editor={useDocumentEditor(name, form)} sections={sections} />;
  };
}

type EditorPartProps = EditorProps & { panes: Panes };

/** The buttons next to the title of an editor. */
export const EditorActions = ({
  page,
  editor,
  deleted,
  history,
  preview,
  visibleAt = preview?.path ?? sitePages[page].path,
  more,
  panes,
}: EditorPartProps) => (
  <>
    {preview !== null && (
      <>
        {visibleAt && <PublicLink path={visibleAt} />}
        <PreviewToggle panes={panes} />
      </>
    )}
    {more}
    {deleted ? <DeletedButton {...deleted} /> : (history ?? <EditorHistory editor={editor} />)}
  </>
);

/** An editor: its parts, the public page next to them, and the button that saves. */
export function EditorBody(props: EditorPartProps) {
  const { page, panes, sections, editor, saving, deleted, preview } = props;
  const { checked = remindedPath(page) } = props;
  const { path } = { ...sitePages[page], ...preview };
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const advice = useAdvice(editor);
  const errors = useFormErrors(editor, form);
  const several = sections.length > 1;
  const conflict = useLazyModule(loadConflict, editor.conflict !== null, () => {
    editor.postponeConflict();
    reportNotLoaded();
  });
  const ready = !editor.loading;
  const readOnly = useReadOnly();
  useIntendedField(ready);
  usePartInAddress(ready);
  // Without a list, nothing can be added here: something else on the page may be meant.
  useNavigationIntent('action', ready && deleted !== undefined, () =>
    addButton(form.current)?.click(),
  );
  useEffect(() => {
    if (!editor.loading) markFirstPageUsable();
  }, [editor.loading]);

  return (
    <>
      <EditorPanes
        panes={panes}
        editor={editor}
        preview={{ ...preview, path }}
        footer={ready && <SaveBar editor={editor} advice={advice} form={formId} saving={saving} />}
      >
        <Box
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            lg: several && !panes.sideBySide ? '12rem 1fr' : 'minmax(0, 1fr)',
          }}
          columnGap="8"
        >
          {several && <SectionNavigation sections={sections} row={panes.sideBySide} />}
          {ready ? (
            <chakra.form
              id={formId}
              ref={form}
              noValidate
              minW="0"
              onSubmit={(event) => {
                event.preventDefault();
                if (!editor.saving && !readOnly) editor.save();
              }}
            >
              <DraftNotice editor={editor} />
              <DraftRecovery editor={editor}>
                <ExampleOffer editor={editor} />
                <EditorSections
                  form={editor.form}
                  schema={editor.formSchema}
                  resets={editor.resets}
                  sections={sections}
                />
              </DraftRecovery>
              <AdviceList lines={advice} />
              {checked && <ReminderLine of={checked} />}
            </chakra.form>
          ) : (
            <LoadingSections sections={sections} />
          )}
        </Box>
      </EditorPanes>
      {conflict && <conflict.ConflictDialog editor={editor} />}
      <ErrorDialog {...errors} />
    </>
  );
}
