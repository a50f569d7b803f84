import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { historyTexts } from '@lamplight/content/texts/staffArea/history';
import { Button } from '../../ui/Button.tsx';
import type { wordsOf } from './describeChange.ts';
import { TextLines } from './TextLines.tsx';

interface ChangeRowProps extends ReturnType<typeof wordsOf> {
  /** Undoes the change, if that is offered. */
  onUndo?: (() => void) | undefined;
  /** Why that isn't possible. */
  refusal?: string;
}

/** A change in words: the field, what became of it, and its text. */
export const ChangeRow = ({ name, text, lines, onUndo, refusal }: ChangeRowProps) => (
  <HStack as="li" justifyContent="space-between" alignItems="start" gap="3">
    <Text as="div" overflowWrap="anywhere" minW="0" pt="1.5">
      <Text as="span" fontWeight="600">
        {name}
      </Text>{' '}
      {text}
      {lines && <TextLines lines={lines} />}
      {onUndo && (
        <Text as="span" role="alert" display="block" color="fg.error" _empty={{ display: 'none' }}>
          {refusal}
        </Text>
      )}
    </Text>
    {onUndo && (
      <Button
        variant="ghost"
        size="sm"
        flexShrink="0"
        aria-label={historyTexts.undoOf(name)}
        onClick={onUndo}
      >
        {historyTexts.undoThis}
      </Button>
    )}
  </HStack>
);
