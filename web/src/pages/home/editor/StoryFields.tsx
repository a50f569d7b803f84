import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { listLimits } from '@lamplight/content/limits';
import { pointerNumbers } from '@lamplight/content/storyPointers';
import { ColourField } from '../../../editing/ColourField.tsx';
import { ParagraphField, TextField } from '../../../editing/fields.tsx';
import { ListField } from '../../../editing/lists/ListField.tsx';
import { SizedPictureFields } from '../../../editing/SizedPictureFields.tsx';

export const StoryFields = () => (
  <>
    <ListField
      name="story.title"
      item="title word"
      empty={() => ({ word: '', color: '#662d91' })}
      limit={listLimits.titleWords}
      compact
    >
      {(name) => (
        <Box display="grid" gridTemplateColumns={{ base: '1fr 9.5rem', sm: '1fr 12rem' }} gap="3">
          <TextField name={`${name}.word`} label="Word" required />
          <ColourField name={`${name}.color`} label="Colour" required />
        </Box>
      )}
    </ListField>
    <ParagraphField name="story.description" label="Description" rows={5} />
    <TextField name="story.button" label="Button" hint="Leads to the page About" />
    {pointerNumbers.map((number) => (
      <Pointer key={number} number={number} />
    ))}
  </>
);

function Pointer({ number }: { number: number }) {
  const name = `story.pointer${number}`;
  return (
    <Stack gap="4" role="group" aria-label={`Pointer ${number}`} pt="4" borderTopWidth="1px">
      <Heading as="h3" size="md">
        Pointer {number}
      </Heading>
      <SizedPictureFields
        described
        label="Image"
        url={`${name}image.url`}
        width={`${name}image.width`}
        height={`${name}image.height`}
      />
      <TextField name={`${name}title`} label="Title" />
      <ParagraphField name={`${name}description`} label="Description" />
    </Stack>
  );
}
