import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { messages } from '@lamplight/content/messages';
import { Button } from '../ui/Button.tsx';
import type { Editor } from './useEditor.ts';

const stateOf = ({ saving, overtaken, changed }: Editor) => {
  if (saving) return 'Saving...';
  if (overtaken) return messages.changedMeanwhile;
  return changed ? 'Unsaved changes' : 'No unsaved changes';
};

/** The Update button, always in reach, and whether there is anything to save. */
export function SaveBar({ editor }: { editor: Editor }) {
  return (
    <Box
      position="sticky"
      bottom="4"
      zIndex="5"
      mt="6"
      px="5"
      py="3"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      bg="white"
      borderRadius="full"
      boxShadow="raised"
    >
      <Text role="status" fontSize="sm" color="fg.muted">
        {stateOf(editor)}
      </Text>
      <Button type="submit" disabled={editor.saving}>
        {editor.saving ? 'Updating...' : 'Update'}
      </Button>
    </Box>
  );
}
