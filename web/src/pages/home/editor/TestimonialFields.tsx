import { listLimits } from '@lamplight/content/limits';
import { ParagraphField, TextField } from '../../../editing/fields.tsx';
import { ListField } from '../../../editing/lists/ListField.tsx';

export const TestimonialFields = () => (
  <ListField
    name="testimonials"
    item="testimonial"
    empty={() => ({ name: '', role: '', quote: '' })}
    limit={listLimits.testimonials}
  >
    {(name) => (
      <>
        <TextField name={`${name}.name`} label="Name" />
        <TextField name={`${name}.role`} label="Role" />
        <ParagraphField name={`${name}.quote`} label="Quote" hint="Without quotation marks" />
      </>
    )}
  </ListField>
);
