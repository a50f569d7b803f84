import { Box } from '@chakra-ui/react/box';
import { PercentField } from './fields.tsx';
import { PictureField } from './PictureField.tsx';

interface SizedPictureFieldsProps {
  label: string;
  /** Where address, width and height stand in the form. */
  url: string;
  width: string;
  height: string;
}

/** A picture and how much of its frame it fills. */
export const SizedPictureFields = ({ label, url, width, height }: SizedPictureFieldsProps) => (
  <>
    <PictureField name={url} label={label} />
    <Box display="grid" gridTemplateColumns="1fr 1fr" gap="4">
      <PercentField name={width} label={`${label} width`} />
      <PercentField name={height} label={`${label} height`} />
    </Box>
  </>
);
