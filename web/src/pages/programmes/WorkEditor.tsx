import { workPageSchema } from '@lamplight/content/captionedPage';
import type { WorkPageName } from '@lamplight/content/paths';
import { pageForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import { sectionsOf } from '../../editing/sections.tsx';
import { useFirstItemEditor } from '../../editing/useDocumentEditor.ts';

const workPageEditing = pageForm(workPageSchema);

const sections = sectionsOf(workPageSchema, [
  { id: 'text', title: 'Text', of: ['title', 'description'] },
  { id: 'images', of: ['images'], hint: 'At least one; several become a carousel.' },
]);

/** The editor of one of the five programme pages, which all work alike. */
export const Component = ({ name }: { name: WorkPageName }) => (
  <EditorPage page={name} editor={useFirstItemEditor(name, workPageEditing)} sections={sections} />
);
