import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { draftsTexts } from '@lamplight/content/texts/staffArea/drafts';
import type * as z from '@lamplight/content/zod';
import type { FieldValues } from 'react-hook-form';
import { ChangeRow } from './ChangeRow.tsx';
import { changesOf } from './changes.ts';
import { wordsOf } from './describeChange.ts';

interface ChangeListProps {
  /** The values of the form before and after. */
  before: FieldValues;
  after: FieldValues;
  /** Schema of what the form holds. */
  schema: z.ZodType;
}

/** The changes from one content to another, in words. */
export function ChangeList({ before, after, schema }: ChangeListProps) {
  const changes = changesOf(before, after, schema);
  if (changes.length === 0) return <Text>{draftsTexts.noChanges}</Text>;
  return (
    <Stack as="ul" listStyle="none" gap="1">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list never changes in part
        <ChangeRow key={index} {...wordsOf(change, schema, after)} />
      ))}
    </Stack>
  );
}
