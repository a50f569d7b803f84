import { homeSchema } from '@lamplight/content/home';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';

const homeEditing = pageForm(homeSchema);

const sections = sectionsOf(homeSchema, [
  {
    id: 'slider',
    of: ['sliderImages'],
    hint: 'The pictures at the top of the page, three seconds each. Wide ones look best: 1,600 pixels or more.',
  },
  { id: 'story', of: ['story'], hint: 'The large title, one coloured word after another.' },
  { id: 'impact', of: ['ourImpact'], hint: 'The image leads visitors to the news.' },
  { id: 'testimonials', of: ['testimonials'] },
  {
    id: 'initiatives',
    of: ['events'],
    hint: 'Visitors see the first one until they select another.',
  },
  { id: 'events', of: ['mainevent'] },
  {
    id: 'held',
    title: 'Not shown',
    of: ['video', 'upcomingEvent'],
    hint: 'A video and an upcoming event that are stored but not shown on the page.',
  },
]);

export const Component = () => (
  <EditorPage page="home" editor={useDocumentEditor('home', homeEditing)} sections={sections} />
);
