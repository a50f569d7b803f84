import { homeSchema } from '@lamplight/content/home';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';

const homeEditing = pageForm(homeSchema);

const sections = sectionsOf(homeSchema, [
  {
    id: 'slider',
    of: ['sliderImages'],
    hint: editorsTexts.sliderHint,
  },
  { id: 'story', of: ['story'], hint: editorsTexts.storyHint },
  { id: 'impact', of: ['ourImpact'], hint: editorsTexts.impactHint },
  { id: 'testimonials', of: ['testimonials'] },
  {
    id: 'initiatives',
    of: ['events'],
    hint: editorsTexts.initiativesHint,
  },
  { id: 'events', of: ['mainevent'] },
  {
    id: 'held',
    title: editorsTexts.notShown,
    of: ['video', 'upcomingEvent'],
    hint: editorsTexts.notShownHint,
  },
]);

export const Component = () => (
  <EditorPage page="home" editor={useDocumentEditor('home', homeEditing)} sections={sections} />
);
