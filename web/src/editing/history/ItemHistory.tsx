import { Box } from '@chakra-ui/react/box';
import { deepEqual } from 'fast-equals';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { Editor } from '../useContentForm.ts';
import { HistoryButton } from './HistoryButton.tsx';

interface ItemHistoryProps {
  editor: Editor & {
    /** Where an item is stored, null while it is new, and how its content is read. */
    itemHistory: { path: (id: string) => string | null; read: (content: unknown) => FieldValues };
  };
  /** Where the item stands in the form. */
  at: string;
}

/** The history of one item of a list whose items are all edited in one form. */
export function ItemHistory({ editor, at }: ItemHistoryProps) {
  const { form, itemHistory } = editor;
  const id: string = useWatch({ name: `${at}._id` });
  const path = itemHistory.path(id);
  if (path === null) return null;

  const itemOf = (values: FieldValues | undefined): FieldValues =>
    values?.items?.find(({ _id }: FieldValues) => _id === id) ?? {};
  const values = () => {
    const { _id, ...item } = itemOf(form.getValues());
    return item;
  };
  const propose = (item: FieldValues) => {
    const all: FieldValues = form.getValues();
    const items = all.items.map((each: FieldValues) =>
      each._id === id ? { ...item, _id: id } : each,
    );
    editor.propose({ ...all, items });
  };
  const changed = !deepEqual(itemOf(form.getValues()), itemOf(form.formState.defaultValues));
  const busy = editor.saving || editor.draft !== null;
  return (
    <Box textAlign="end">
      <HistoryButton
        of={{ paths: [path], at, read: itemHistory.read, values, propose, changed, busy }}
      />
    </Box>
  );
}
