import { Box } from '@chakra-ui/react/box';
import { PercentField } from './fields.tsx';
import { PictureField } from './PictureField.tsx';

interface SizedPictureFieldsProps {
  label: string;
  /** Where address, width and height stand in the form. */
  url: string;
  width: string;
  height: string;
  required?: boolean;
  /** Whether the form holds a description of the picture, in `imageAlts`. */
  described?: boolean;
  portrait?: boolean;
}

/** A picture and how much of its frame it fills. */
export const SizedPictureFields = ({
  label,
  url,
  width,
  height,
  required = false,
  ...picture
}: SizedPictureFieldsProps) => (
  <>
    <PictureField name={url} label={label} required={required} {...picture} />
    <Box display="grid" gridTemplateColumns="1fr 1fr" gap="4">
      <PercentField name={width} label={`${label} width`} required={required} />
      <PercentField name={height} label={`${label} height`} required={required} />
    </Box>
  </>
);
