import { Box } from '@chakra-ui/react/box';
import { listLimits } from '@lamplight/content/limits';
import { ParagraphField, PercentField, TextField } from '../../../editing/fields.tsx';
import { ListField } from '../../../editing/lists/ListField.tsx';
import { SizedPictureFields } from '../../../editing/SizedPictureFields.tsx';
import { VideoField } from '../../../editing/VideoField.tsx';

const emptyInitiative = {
  name: '',
  description: '',
  imageUrl: '',
  imageWidth: '100%',
  imageHeight: '100%',
  videoUrl: '',
  videoWidth: '100%',
  videoHeight: '100%',
};

export const InitiativeFields = () => (
  <ListField
    name="events"
    item="initiative"
    empty={() => emptyInitiative}
    limit={listLimits.initiatives}
  >
    {(name) => (
      <>
        <TextField name={`${name}.name`} label="Name" />
        <ParagraphField name={`${name}.description`} label="Description" />
        <SizedPictureFields
          described
          label="Image"
          url={`${name}.imageUrl`}
          width={`${name}.imageWidth`}
          height={`${name}.imageHeight`}
        />
        <VideoField name={`${name}.videoUrl`} label="Video link" />
        <Box display="grid" gridTemplateColumns="1fr 1fr" gap="4">
          <PercentField name={`${name}.videoWidth`} label="Video width" />
          <PercentField name={`${name}.videoHeight`} label="Video height" />
        </Box>
      </>
    )}
  </ListField>
);
