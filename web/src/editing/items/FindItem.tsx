import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import type { ItemSummary } from './ItemRow.tsx';

/** Narrows a long list down to what is looked for. */
export const FindItem = (props: { value: string; onChange: (value: string) => void }) => (
  <Field.Root maxW="24rem">
    <Field.Label>Find</Field.Label>
    <Input
      type="search"
      bg="white"
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  </Field.Root>
);

/** Whether an item's name or detail contains what is looked for, whatever its case and accents. */
export const matches = ({ summary }: { summary: ItemSummary }, sought: string) =>
  plain(`${summary.name} ${summary.detail}`).includes(plain(sought.trim()));

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
