import { aboutSchema } from '@lamplight/content/about';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';

const aboutEditing = pageForm(aboutSchema);

const sections = sectionsOf(aboutSchema, [
  { id: 'who', title: editorsTexts.whoWeAre, of: ['title1', 'description1', 'image'] },
  { id: 'how', title: editorsTexts.howItBegan, of: ['title2', 'description2', 'story'] },
]);

export const Component = () => (
  <EditorPage page="about" editor={useDocumentEditor('about', aboutEditing)} sections={sections} />
);
