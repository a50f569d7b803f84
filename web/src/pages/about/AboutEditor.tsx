import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { documentEditor } from '../../editing/page/EditorPage.tsx';

export const Component = documentEditor('about', [
  { id: 'who', title: editorsTexts.whoWeAre, of: ['title1', 'description1', 'image'] },
  { id: 'how', title: editorsTexts.howItBegan, of: ['title2', 'description2', 'story'] },
]);
