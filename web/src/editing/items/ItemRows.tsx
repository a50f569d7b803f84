import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useCallback, useId } from 'react';
import { ItemRow } from './ItemRow.tsx';
import type { ReadItem } from './useItems.ts';

interface ItemRowsProps {
  /** The items of this group. */
  items: ReadItem<unknown>[];
  /** The items of all groups, which share one order. */
  all: ReadItem<unknown>[];
  movable: boolean;
  pictureSize?: number | undefined;
  /** Takes the ids of all items in the sequence wanted, the one that was moved, and what to say then. */
  onArrange: (ids: string[], moved: string, text: string) => void;
  onEdit: (id: string) => void;
  onRemove: (id: string, name: string) => void;
}

/** The items of a list, or of one group of it, as rows. */
export function ItemRows({ items, all, movable, ...actions }: ItemRowsProps) {
  const { onArrange, onEdit, onRemove, pictureSize } = actions;
  const list = useId();

  const onMove = useCallback(
    (from: number, to: number) => {
      const [moved, target] = [items[from], items[to]];
      if (!moved || !target) return;
      const others = all.filter((item) => item !== moved).map(({ _id }) => _id);
      const place = others.indexOf(target._id) + (to > from ? 1 : 0);
      const text = `${moved.summary.name} moved to place ${to + 1} of ${items.length}`;
      onArrange(others.toSpliced(place, 0, moved._id), moved._id, text);
    },
    [items, all, onArrange],
  );

  return (
    <Stack gap="2">
      {items.map(({ _id, summary }, index) => (
        <ItemRow
          key={_id}
          {...summary}
          pictureSize={pictureSize}
          sorting={movable ? { list, index, count: items.length, onMove } : undefined}
          onEdit={() => onEdit(_id)}
          onRemove={() => onRemove(_id, summary.name)}
        />
      ))}
      {items.length === 0 && <Text color="fg.muted">Nobody here.</Text>}
    </Stack>
  );
}
