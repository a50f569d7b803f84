import { workPageSchema } from '@lamplight/content/captionedPage';
import { messages } from '@lamplight/content/messages';
import type { WorkPageName } from '@lamplight/content/paths';
import { contentForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import { reasonOr } from '../../editing/failures.ts';
import { sectionsOf } from '../../editing/sectionsOf.tsx';
import { useFirstItemEditor } from '../../editing/useFirstItemEditor.ts';

const workPageEditing = {
  ...contentForm(workPageSchema),
  saved: messages.contentUpdated,
  saveFailed: reasonOr(messages.updateContentFailed),
};

const sections = sectionsOf(workPageSchema, [
  { id: 'text', title: 'Text', of: ['title', 'description'] },
  { id: 'images', of: ['images'], hint: 'At least one; several become a carousel.' },
]);

/** The editor of one of the five programme pages (specification, admin screen 9; the customer's decision 1). */
export const Component = ({ name }: { name: WorkPageName }) => (
  <EditorPage page={name} editor={useFirstItemEditor(name, workPageEditing)} sections={sections} />
);
