import { listLimits } from '@lamplight/content/limits';
import { TextField } from '../../editing/fields.tsx';
import { ListField } from '../../editing/lists/ListField.tsx';
import { PictureField } from '../../editing/PictureField.tsx';

interface CaptionedImageFieldsProps {
  /** Where the list stands in the form. */
  name: string;
  /** What is asked before an image is removed; without it the removal can be undone. */
  confirmRemoval?: string;
  /** Images can be changed, but none can be added, removed or moved. */
  fixed?: boolean;
}

/** The pictures of a programme, each with a caption. */
export const CaptionedImageFields = (list: CaptionedImageFieldsProps) => (
  <ListField
    {...list}
    item="image"
    empty={() => ({ url: '', caption: '' })}
    limit={listLimits.captionedImages}
  >
    {(image) => (
      <>
        <PictureField name={`${image}.url`} label="URL" required />
        <TextField name={`${image}.caption`} label="Caption" />
      </>
    )}
  </ListField>
);
