import { paths } from '../../app/paths.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import type { Section } from '../../editing/EditorSection.tsx';
import { useDocumentEditor } from '../../editing/useDocumentEditor.ts';
import { HeldFields } from './editor/HeldFields.tsx';
import { ImpactFields } from './editor/ImpactFields.tsx';
import { InitiativeFields } from './editor/InitiativeFields.tsx';
import { MainEventFields } from './editor/MainEventFields.tsx';
import { SliderFields } from './editor/SliderFields.tsx';
import { StoryFields } from './editor/StoryFields.tsx';
import { TestimonialFields } from './editor/TestimonialFields.tsx';
import { homeEditing } from './homeForm.ts';

const sections: Section[] = [
  {
    id: 'slider',
    title: 'Image slider',
    hint: 'The pictures on top of the page, three seconds each. Wide ones look best, 1,600 pixels or more.',
    fields: <SliderFields />,
  },
  {
    id: 'story',
    title: 'Story',
    hint: 'The large title, one coloured word after another.',
    fields: <StoryFields />,
  },
  {
    id: 'impact',
    title: 'Impact',
    hint: 'The image leads visitors to the news.',
    fields: <ImpactFields />,
  },
  { id: 'testimonials', title: 'Testimonials', fields: <TestimonialFields /> },
  {
    id: 'initiatives',
    title: 'Initiatives',
    hint: 'Visitors see the first one until they select another.',
    fields: <InitiativeFields />,
  },
  { id: 'events', title: 'Main events', fields: <MainEventFields /> },
  {
    id: 'held',
    title: 'Not shown',
    hint: 'A video and an upcoming event that are kept with the page but not shown on it.',
    fields: <HeldFields />,
  },
];

/** The home content editor (specification, admin screen 1). */
export const HomeEditor = () => (
  <EditorPage
    title="Home page"
    publicPath={paths.home}
    backdrop="dawn"
    editor={useDocumentEditor('home', homeEditing)}
    sections={sections}
  />
);
