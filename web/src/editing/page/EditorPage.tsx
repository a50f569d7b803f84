import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { sitePages } from '@lamplight/content/sitePages';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { markFirstPageUsable } from '../../device/firstPage.ts';
import { lazyModule } from '../../device/lazyModule.ts';
import { ErrorDialog } from '../../ui/ErrorDialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { tellNotLoaded, useLazyModule } from '../../ui/useLazyModule.ts';
import { AdviceList } from '../advice/AdviceList.tsx';
import { useAdvice } from '../advice/useAdvice.ts';
import { DraftNotice } from '../drafts/DraftNotice.tsx';
import { ExampleOffer } from '../form/ExampleOffer.tsx';
import {
  focusWrongField,
  useIntendedField,
  usePartInAddress,
  wrongFieldIn,
} from '../form/focusField.ts';
import { EditorSections, type Section, SectionNavigation } from '../form/sections.tsx';
import { EditorHistory } from '../history/HistoryButton.tsx';
import { DeletedButton, type DeletedItems } from '../items/DeletedButton.tsx';
import { EditorPanes } from '../preview/EditorPanes.tsx';
import type { Previewed } from '../preview/Preview.tsx';
import { PreviewToggle, usePanes } from '../preview/usePanes.tsx';
import { SaveBar, type SaveBarProps } from '../saving/SaveBar.tsx';
import { useNavigationIntent } from './navigationIntent.ts';
import { StaffPage, type StaffPageProps } from './StaffPage.tsx';

type EditorPageProps = Omit<StaffPageProps, 'action' | 'children' | 'wide'> &
  Omit<SaveBarProps, 'publicPath' | 'form' | 'advice'> & {
    /** The parts of the page in their order: the same array at each rendering. */
    sections: Section[];
    /** What can be brought back, where it edits a list. */
    deleted?: DeletedItems;
    /** What the preview shows, where that is not just the public page; null where there is nothing to see. */
    preview?: Partial<Previewed> | null;
    /** The part above the editor. */
    above?: ReactNode;
  };

/** The button that adds to the list which a form edits. */
const addButton = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLButtonElement>('[data-adds-to=items]');

const loadConflict = lazyModule(() => import('../merging/ConflictDialog.tsx'));

/** An editor: its parts, the public page next to them, and the button that saves. */
export function EditorPage(props: EditorPageProps) {
  const { page, sections, editor, saving, deleted, preview, above } = props;
  const { path } = { ...sitePages[page], ...preview };
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const panes = usePanes(preview !== null);
  const advice = useAdvice(editor);
  const several = sections.length > 1;
  const conflict = useLazyModule(loadConflict, editor.conflict !== null, () => {
    editor.postponeConflict();
    tellNotLoaded();
  });
  const ready = !editor.loading;
  useIntendedField(ready);
  usePartInAddress(ready);
  // Others leave what is asked to what is above them, which may come later.
  useNavigationIntent('action', ready && deleted !== undefined, () =>
    addButton(form.current)?.click(),
  );
  useEffect(() => {
    if (!editor.loading) markFirstPageUsable();
  }, [editor.loading]);

  return (
    <>
      <StaffPage
        page={page}
        wide={panes.beside}
        action={
          <>
            {preview !== null && <PreviewToggle panes={panes} />}
            {deleted ? <DeletedButton {...deleted} /> : <EditorHistory editor={editor} />}
          </>
        }
      >
        {above}
        {editor.loading ? (
          <Loading />
        ) : (
          <Box maxW={several || panes.beside ? undefined : '56rem'} mx="auto">
            <EditorPanes
              panes={panes}
              editor={editor}
              preview={{ ...preview, path }}
              footer={
                <SaveBar
                  editor={editor}
                  advice={advice}
                  form={formId}
                  saving={saving}
                  publicPath={path}
                />
              }
            >
              <Box
                display="grid"
                gridTemplateColumns={{
                  base: 'minmax(0, 1fr)',
                  lg: several && !panes.beside ? '12rem 1fr' : 'minmax(0, 1fr)',
                }}
                columnGap="8"
              >
                {several && <SectionNavigation sections={sections} row={panes.beside} />}
                <chakra.form
                  id={formId}
                  ref={form}
                  noValidate
                  minW="0"
                  onSubmit={(event) => {
                    event.preventDefault();
                    editor.save();
                  }}
                >
                  <DraftNotice editor={editor} />
                  <ExampleOffer editor={editor} />
                  <EditorSections
                    form={editor.form}
                    schema={editor.formSchema}
                    resets={editor.resets}
                    sections={sections}
                  />
                  <AdviceList lines={advice} />
                </chakra.form>
              </Box>
            </EditorPanes>
          </Box>
        )}
      </StaffPage>
      {conflict && <conflict.ConflictDialog editor={editor} />}
      <ErrorDialog
        message={editor.error}
        action={editor.errorAction}
        onClose={() => {
          focusWrongField(form.current);
          editor.dismissError();
        }}
        focusAfter={() => wrongFieldIn(form.current)}
      />
    </>
  );
}
