import { workPageSchema } from '@lamplight/content/captionedPage';
import type { WorkPageName } from '@lamplight/content/paths';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useFirstItemEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';

const workPageEditing = pageForm(workPageSchema);

const sections = sectionsOf(workPageSchema, [
  { id: 'text', title: editorsTexts.text, of: ['title', 'description'] },
  {
    id: 'facts',
    title: editorsTexts.facts,
    of: ['ages', 'when', 'where', 'cost'],
    hint: editorsTexts.factsHint,
  },
  { id: 'images', of: ['images'], hint: editorsTexts.picturesHint },
]);

/** The editor of one of the five programme pages, which all work alike. */
export const Component = ({ name }: { name: WorkPageName }) => (
  <EditorPage page={name} editor={useFirstItemEditor(name, workPageEditing)} sections={sections} />
);
