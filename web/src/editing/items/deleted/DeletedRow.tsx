import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Button } from '../../../ui/Button.tsx';
import { whenText } from '../../whenText.ts';

interface DeletedRowProps {
  name: string;
  /** When it was saved last, and what who did is called, where that is known. */
  at: Date;
  by: string | undefined;
  disabled: boolean;
  onRestore: () => void;
}

/** An item that was deleted. */
export const DeletedRow = ({ name, at, by, disabled, onRestore }: DeletedRowProps) => (
  <HStack as="li" borderWidth="1px" borderRadius="xl" p="4" justifyContent="space-between">
    <Box minW="0">
      <Text fontWeight="600" overflowWrap="anywhere">
        {name}
      </Text>
      <Text color="fg.muted" fontSize="sm">
        {`Last saved ${whenText(at)}${by ? ` by ${by}` : ''}`}
      </Text>
    </Box>
    <Button
      variant="outline"
      size="sm"
      flexShrink="0"
      aria-label={`Restore ${name}`}
      disabled={disabled}
      onClick={onRestore}
    >
      Restore
    </Button>
  </HStack>
);
