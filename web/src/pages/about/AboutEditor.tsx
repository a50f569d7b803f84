import { aboutSchema } from '@lamplight/content/about';
import { messages } from '@lamplight/content/messages';
import { contentForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import { reasonOr } from '../../editing/failures.ts';
import { sectionsOf } from '../../editing/sectionsOf.tsx';
import { useDocumentEditor } from '../../editing/useDocumentEditor.ts';

const aboutEditing = {
  ...contentForm(aboutSchema),
  saved: messages.contentUpdated,
  saveFailed: reasonOr(messages.updateContentFailed),
};

const sections = sectionsOf(aboutSchema, [
  { id: 'who', title: 'Who we are', of: ['title1', 'description1', 'image'] },
  { id: 'how', title: 'How it began', of: ['title2', 'description2', 'story'] },
]);

/** The about content editor (specification, admin screen 3). */
export const Component = () => (
  <EditorPage page="about" editor={useDocumentEditor('about', aboutEditing)} sections={sections} />
);
