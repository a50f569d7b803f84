import { listLimits } from '@lamplight/content/limits';
import { ListField } from '../../../editing/lists/ListField.tsx';
import { PictureField } from '../../../editing/PictureField.tsx';

export const SliderFields = () => (
  <ListField
    name="sliderImages"
    item="slide"
    empty={() => ({ url: '' })}
    limit={listLimits.sliderImages}
  >
    {(name) => <PictureField name={`${name}.url`} label="Slider image URL" required described />}
  </ListField>
);
