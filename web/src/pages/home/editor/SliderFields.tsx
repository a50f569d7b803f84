import { listLimits } from '@lamplight/content/limits';
import { EditorSection } from '../../../editing/EditorSection.tsx';
import { ListField } from '../../../editing/ListField.tsx';
import { PictureField } from '../../../editing/PictureField.tsx';

export const SliderFields = () => (
  <EditorSection
    id="slider"
    title="Image slider"
    hint="The pictures on top of the page, three seconds each. Wide ones look best, 1,600 pixels or more."
  >
    <ListField name="sliderImages" item="slide" empty={{ url: '' }} limit={listLimits.sliderImages}>
      {(name) => <PictureField name={`${name}.url`} label="Slider image URL" required />}
    </ListField>
  </EditorSection>
);
