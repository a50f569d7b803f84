import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { LuPlus } from 'react-icons/lu';
import { Button } from '../ui/Button.tsx';
import { useFieldError } from './FieldFrame.tsx';
import { ListItem } from './ListItem.tsx';

interface ListFieldProps {
  /** Where the list stands in the form. */
  name: string;
  /** What one item is called, such as “slide”. */
  item: string;
  /** A new item. */
  empty: object;
  /** Most items that can be stored. */
  limit: number;
  /** Items of a field or two are one row each. */
  compact?: boolean;
  /** The fields of the item whose values stand at `name`. */
  children: (name: string, index: number) => ReactNode;
}

/** A list of items that can be added and removed; nothing is stored before the update. */
export function ListField(props: ListFieldProps) {
  const { name, item, empty, limit, compact = false, children } = props;
  const { fields, append, remove } = useFieldArray({ name });
  const add = useRef<HTMLButtonElement>(null);
  const error = useFieldError(name);

  const removeItem = (index: number) => {
    remove(index);
    add.current?.focus();
  };

  return (
    <Stack gap={compact ? '2' : '4'}>
      {fields.map((field, index) => (
        <ListItem
          key={field.id}
          name={`${item} ${index + 1}`}
          compact={compact}
          onRemove={() => removeItem(index)}
        >
          {children(`${name}.${index}`, index)}
        </ListItem>
      ))}
      {fields.length === 0 && <Text color="fg.muted">No {item} yet.</Text>}
      {error && (
        <Text role="alert" color="fg.error">
          {error}
        </Text>
      )}
      <Button
        ref={add}
        variant="outline"
        alignSelf="start"
        disabled={fields.length >= limit}
        onClick={() => append(structuredClone(empty))}
      >
        <LuPlus aria-hidden size="18" /> Add {item}
      </Button>
    </Stack>
  );
}
