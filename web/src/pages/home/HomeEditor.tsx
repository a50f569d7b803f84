import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { documentEditor } from '../../editing/page/EditorPage.tsx';

export const Component = documentEditor('home', [
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
