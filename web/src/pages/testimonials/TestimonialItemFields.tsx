import { ParagraphField, TextField } from '../../editing/fields.tsx';
import { PictureField } from '../../editing/PictureField.tsx';

/** The fields of a testimonial whose values stand at `at`, such as `items.0.`. */
export const TestimonialItemFields = ({ at = '' }: { at?: string }) => (
  <>
    <TextField name={`${at}name`} label="Name" required />
    <TextField name={`${at}position`} label="Position" required />
    <PictureField name={`${at}image`} label="Image" required portrait />
    <ParagraphField
      name={`${at}feedback`}
      label="Feedback"
      hint="Without quotation marks"
      required
    />
  </>
);
