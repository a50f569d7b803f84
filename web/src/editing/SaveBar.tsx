import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { messages } from '@lamplight/content/messages';
import { Button } from '../ui/Button.tsx';
import { PublicLink } from './PublicLink.tsx';
import type { Editor } from './useContentForm.ts';

const stateOf = ({ saving, overtaken, changed }: Editor) => {
  if (saving) return 'Saving...';
  if (overtaken) return messages.changedMeanwhile;
  return changed ? 'Unsaved changes' : 'No unsaved changes';
};

export interface SaveBarProps {
  editor: Editor;
  /** What the button says while it saves. */
  saving?: string | undefined;
  publicPath: string;
}

/** The Update button, always in reach, and whether there is anything to save. */
export function SaveBar({ editor, saving = 'Updating...', publicPath }: SaveBarProps) {
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
      <HStack gap="5">
        <Box fontSize="sm" hideBelow="md">
          <PublicLink path={publicPath} />
        </Box>
        <Button type="submit" disabled={editor.saving}>
          {editor.saving ? saving : 'Update'}
        </Button>
      </HStack>
    </Box>
  );
}
