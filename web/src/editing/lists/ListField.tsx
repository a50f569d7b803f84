import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { keyOf } from '@lamplight/content/itemKeys';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { LuPlus } from 'react-icons/lu';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { nameOfItem } from '../history/describeChange.ts';
import { useFieldError } from '../inputs/FieldFrame.tsx';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { CardItem, cardItems, RowItem, rowItems } from './ListItem.tsx';
import { sortableItems } from './SortableItem.tsx';
import { usePutBack } from './usePutBack.ts';
import { useUndo } from './useUndo.ts';

export interface ListFieldProps {
  /** Where the list is in the form. */
  name: string;
  /** What one item is called, such as “slide”. */
  item: string;
  /** Makes a new item. */
  empty: () => object;
  /** Most items that can be stored. */
  limit: number;
  /** Items of a field or two are one row each. */
  compact?: boolean;
  /** The visible part of an item while its fields are folded away; without it they never are. */
  summary?: (name: string) => ReactNode;
  /** That it makes no difference in which order the items are: they are not moved. */
  unordered?: boolean;
  /** Items can be changed, but none can be added, removed or moved. */
  fixed?: boolean;
  /** The question before an item is removed; without it the removal can be undone. */
  confirmRemoval?: string;
  /** Items that are stored by their `_id`, and how such a one is removed. */
  stored?: { has: (id: string) => boolean; remove: (id: string) => void };
  /** A placeholder where there is no item. */
  none?: ReactNode;
  /** The fields of the item whose values are at `name`. */
  children: (name: string, index: number) => ReactNode;
}

/** A list of items that can be added, moved and removed; nothing is stored before the update. */
export function ListField(props: ListFieldProps) {
  const { name, item, empty, limit, compact = false, unordered = false, summary, children } = props;
  const readOnly = useReadOnly();
  const fixed = props.fixed || readOnly;
  const { fields, append, remove, insert, move } = useFieldArray({ name });
  const { getValues } = useFormContext();
  const [announcement, setAnnouncement] = useState('');
  const confirm = useConfirm();
  const offerUndo = useUndo();
  const takeOut = usePutBack(fields, (place, back) => insert(place, back, { shouldFocus: false }));
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const added = useRef(false);
  const error = useFieldError(name);

  const onMove = useCallback(
    (from: number, to: number) => {
      move(from, to);
      setAnnouncement(fieldsTexts.movedToPlace(to + 1));
    },
    [move],
  );

  // Anyone who adds an item goes on in its first field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item is the reason to look
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    const items = list.current?.querySelectorAll(':scope > [role=group]') ?? [];
    [...items].at(-1)?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [fields.length]);

  const addItem = () => {
    added.current = true;
    append(empty(), { shouldFocus: false });
  };

  const removeItem = async (index: number) => {
    const id: unknown = getValues(`${name}.${index}._id`);
    if (typeof id === 'string' && props.stored?.has(id)) return props.stored.remove(id);
    const question = props.confirmRemoval;
    const asked = question && { title: question, yes: commonTexts.remove, destructive: true };
    if (asked && !(await confirm(asked))) return;
    const removed = structuredClone(getValues(`${name}.${index}`));
    const putBack = takeOut(index, removed);
    remove(index);
    offerUndo(fieldsTexts.removedItem(nameOfRemoved(item, index, removed)), putBack);
  };

  const folds = summary !== undefined && !readOnly;
  const [Item, look] = compact ? [RowItem, rowItems] : [CardItem, cardItems(folds)];
  return (
    <Stack gap={compact ? '2' : '4'} ref={list} css={[sortableItems, look]}>
      {fields.map((field, index) => (
        <Item
          key={keyOf(field) ?? field.id}
          path={`${name}.${index}`}
          name={`${item} ${index + 1}`}
          sorting={
            fixed || unordered ? undefined : { list: listId, index, count: fields.length, onMove }
          }
          onRemove={fixed ? undefined : () => removeItem(index)}
          // Folded fields can only be opened with a button.
          {...(folds && { summary: summary(`${name}.${index}`) })}
          startsOpen={added.current && index === fields.length - 1}
        >
          {children(`${name}.${index}`, index)}
        </Item>
      ))}
      {fields.length === 0 &&
        (props.none ?? <Text color="fg.muted">{fieldsTexts.noItem(item)}</Text>)}
      {error && (
        <Text id={`${listId}error`} role="alert" color="fg.error">
          {error}
        </Text>
      )}
      {!fixed && (
        <Button
          data-adds
          data-adds-to={name}
          aria-describedby={error && `${listId}error`}
          variant="outline"
          alignSelf="start"
          disabled={fields.length >= limit}
          onClick={addItem}
        >
          <LuPlus aria-hidden size="18" /> {fieldsTexts.addItem(item)}
        </Button>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Stack>
  );
}

/** Two items that were removed from one place are told apart by what is in them. */
function nameOfRemoved(item: string, index: number, removed: unknown): string {
  const name = nameOfItem(removed);
  return `${item} ${index + 1}${name && ` (${name})`}`;
}

interface ItemTitleProps {
  /** Where the title is in the form. */
  name: string;
  /** Where something is that tells items of one title apart. */
  detail?: string;
  /** The text shown while there is no title. */
  untitled: string;
}

/** What an item is called, as it is being typed. */
export function ItemTitle({ name, detail, untitled }: ItemTitleProps) {
  const [title, more] = useWatch({ name: [name, detail ?? name] });
  return (
    <Text as="span" minW="0">
      <Text as="span" fontWeight="600">
        {title || untitled}
      </Text>
      {detail && more && (
        <Text as="span" color="fg.muted" fontSize="sm" ms="2">
          {more}
        </Text>
      )}
    </Text>
  );
}
