import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { LuPlus, LuTrash2 } from 'react-icons/lu';
import { Button } from '../ui/Button.tsx';
import { useFieldError } from './FieldFrame.tsx';

interface ListFieldProps {
  /** Where the list stands in the form. */
  name: string;
  /** What one item is called, such as “slide”. */
  item: string;
  /** A new item. */
  empty: object;
  /** Most items that can be stored. */
  limit: number;
  /** The fields of the item whose values stand at `name`. */
  children: (name: string, index: number) => ReactNode;
}

/** A list of items that can be added and removed; nothing is stored before the update. */
export function ListField({ name, item, empty, limit, children }: ListFieldProps) {
  const { fields, append, remove } = useFieldArray({ name });
  const add = useRef<HTMLButtonElement>(null);
  const error = useFieldError(name);

  const removeItem = (index: number) => {
    remove(index);
    add.current?.focus();
  };

  return (
    <Stack gap="4">
      {fields.map((field, index) => (
        <Box
          key={field.id}
          role="group"
          aria-label={`${item} ${index + 1}`}
          borderWidth="1px"
          borderColor="border"
          borderRadius="xl"
          p={{ base: '4', md: '5' }}
          bg="brand.subtle"
        >
          <Box display="flex" justifyContent="space-between" alignItems="center" mb="4">
            <Text fontWeight="600" _firstLetter={{ textTransform: 'uppercase' }}>
              {item} {index + 1}
            </Text>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Remove ${item} ${index + 1}`}
              onClick={() => removeItem(index)}
            >
              <LuTrash2 aria-hidden size="16" /> Remove
            </Button>
          </Box>
          <Stack gap="4">{children(`${name}.${index}`, index)}</Stack>
        </Box>
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
