import { paths } from '../../app/paths.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import { useEditor } from '../../editing/useEditor.ts';
import { HeldFields } from './editor/HeldFields.tsx';
import { ImpactFields } from './editor/ImpactFields.tsx';
import { InitiativeFields } from './editor/InitiativeFields.tsx';
import { MainEventFields } from './editor/MainEventFields.tsx';
import { SliderFields } from './editor/SliderFields.tsx';
import { StoryFields } from './editor/StoryFields.tsx';
import { TestimonialFields } from './editor/TestimonialFields.tsx';
import { homeEditing } from './homeForm.ts';

const parts = [
  { id: 'slider', title: 'Image slider' },
  { id: 'story', title: 'Story' },
  { id: 'impact', title: 'Impact' },
  { id: 'testimonials', title: 'Testimonials' },
  { id: 'initiatives', title: 'Initiatives' },
  { id: 'events', title: 'Main events' },
  { id: 'held', title: 'Not shown' },
];

/** The home content editor (specification, admin screen 1). */
export function HomeEditor() {
  const editor = useEditor(homeEditing);
  return (
    <EditorPage title="Home page" publicPath={paths.home} parts={parts} editor={editor}>
      <SliderFields />
      <StoryFields />
      <ImpactFields />
      <TestimonialFields />
      <InitiativeFields />
      <MainEventFields />
      <HeldFields />
    </EditorPage>
  );
}
