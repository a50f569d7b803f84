import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { z } from '@lamplight/content/zod';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { whenText } from '../whenText.ts';
import type { Change } from './changes.ts';
import type { Save } from './saves.ts';
import { wordsOf } from './words.ts';

interface SaveCardProps {
  save: Save;
  /** What who saved is called, where that is known. */
  by: string | undefined;
  /** Schema of what the form holds. */
  schema: z.ZodType;
  /** Whether this is what is stored now. */
  isCurrent: boolean;
  onRestore: () => void;
  onUndo: (change: Change) => void;
}

/** How many changes of a save are shown before one asks for the others. */
const fewChanges = 6;

/** One save: who, when, what was changed, and the ways back. */
export function SaveCard({ save, by, schema, isCurrent, onRestore, onUndo }: SaveCardProps) {
  const [all, setAll] = useState(false);
  const shown = all ? save.changes : save.changes.slice(0, fewChanges);
  const hidden = save.changes.length - shown.length;
  const when = save.at ? whenText(save.at) : 'Just now';
  return (
    <Box as="li" borderWidth="1px" borderRadius="xl" p="4" aria-label={`Version ${save.version}`}>
      <HStack justifyContent="space-between" alignItems="start" minH="9">
        <Text fontWeight="600">
          {when}
          {by && (
            <Text as="span" fontWeight="400" color="fg.muted">
              {` by ${by}`}
            </Text>
          )}
        </Text>
        {isCurrent ? (
          <Badge size="md">Stored now</Badge>
        ) : (
          <Button variant="outline" size="sm" flexShrink="0" onClick={onRestore}>
            Restore
          </Button>
        )}
      </HStack>
      <Stack as="ul" listStyle="none" gap="1" mt="2">
        {noteOf(save) && <Text as="li">{noteOf(save)}</Text>}
        {shown.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a save stay as they are
          <ChangeRow key={index} {...wordsOf(change, schema)} onUndo={() => onUndo(change)} />
        ))}
      </Stack>
      {hidden > 0 && (
        <Button variant="ghost" size="sm" mt="1" onClick={() => setAll(true)}>
          {`Show ${hidden} more changes`}
        </Button>
      )}
    </Box>
  );
}

/** What there is to say of a save beside its changes. */
function noteOf({ isFirst, isPlaced, changes }: Save): string | null {
  if (isFirst) return 'The first version';
  if (isPlaced) return 'Moved to another place in the list';
  return changes.length === 0 ? 'Saved without a change' : null;
}

const ChangeRow = ({ name, text, onUndo }: { name: string; text: string; onUndo: () => void }) => (
  <HStack as="li" justifyContent="space-between" alignItems="start" gap="3">
    <Text overflowWrap="anywhere" minW="0" pt="1.5">
      <Text as="span" fontWeight="600">
        {name}
      </Text>{' '}
      {text}
    </Text>
    <Button
      variant="ghost"
      size="sm"
      flexShrink="0"
      aria-label={`Undo this: ${name}`}
      onClick={onUndo}
    >
      Undo this
    </Button>
  </HStack>
);
