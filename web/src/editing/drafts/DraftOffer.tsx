import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Button } from '../../ui/Button.tsx';
import type { Editor } from '../useContentForm.ts';
import { whenText } from '../whenText.ts';

/** Offers what was left unsaved in an editor, before anything else is typed there. */
export function DraftOffer({ editor: { draft, restoreDraft, discardDraft } }: { editor: Editor }) {
  if (!draft) return null;
  return (
    <Box
      role="alert"
      display="flex"
      flexWrap="wrap"
      gap="4"
      alignItems="center"
      justifyContent="space-between"
      mb="6"
      p="5"
      bg="lamp.100"
      borderWidth="1px"
      borderColor="lamp.500"
      borderRadius="xl"
    >
      <Text fontWeight="600">You have unsaved changes from {whenText(new Date(draft.at))}.</Text>
      <HStack>
        <Button variant="outline" onClick={discardDraft}>
          Discard
        </Button>
        <Button onClick={restoreDraft}>Restore</Button>
      </HStack>
    </Box>
  );
}
