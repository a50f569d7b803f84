import { ParagraphField, TextField } from '../../../editing/fields.tsx';
import { SizedPictureFields } from '../../../editing/SizedPictureFields.tsx';

export const ImpactFields = () => (
  <>
    <SizedPictureFields
      described
      label="Image"
      url="ourImpact.image"
      width="ourImpact.width"
      height="ourImpact.height"
    />
    <TextField name="ourImpact.title1" label="First part of the title" />
    <TextField name="ourImpact.title2" label="Second part of the title, highlighted" />
    <ParagraphField name="ourImpact.description" label="Description" />
  </>
);
