import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useConfirm } from '../../ui/confirm.tsx';
import { useAnnouncement } from '../../ui/useAnnouncement.ts';
import { nameOfItem } from '../history/itemTexts.ts';
import { useAlts } from '../inputs/useAlts.ts';
import { useReadOnly } from '../page/ReadOnly.tsx';
import type { Sorting } from './SortableItem.tsx';
import { useItemKeys } from './useItemKeys.ts';
import { useReinsertion } from './useReinsertion.ts';
import { useUndo } from './useUndo.ts';

/** The items of a list, and the possible changes. */
interface ListOptions {
  /** Where the list is in the form. */
  name: string;
  /** The name of one item, such as “slide”. */
  item: string;
  /** The name of the item at a place, if the names differ. */
  nameOf?: (index: number) => string;
  /** Makes a new item. */
  empty: () => object;
  /** Whether the first card begins unfolded. */
  firstOpen?: boolean;
  /** Whether the order is irrelevant: items cannot be moved. */
  unordered?: boolean;
  /** Items can be changed, but none can be added, removed or moved. */
  fixed?: boolean;
  /** The question before an item is removed; without it the removal can be undone. */
  confirmRemoval?: string;
  /** Whether an item with an `_id` is stored, and the function that removes such an item. */
  stored?: { has: (id: string) => boolean; remove: (id: string) => void };
}

export interface ListFieldProps extends ListOptions {
  /** The most items that can be stored. */
  limit: number;
  /** Items of many fields are cards that fold, those of one or two fields are rows, coloured words are chips. */
  look: 'cards' | 'rows' | 'chips';
  /** The visible part of a card or chip while its fields are folded away. */
  summary: (path: string, name: string) => ReactNode;
  /** The field with the picture of an item, if a picture is enough for a new item. */
  picture?: string | undefined;
  /** A placeholder where there is no item. */
  none?: ReactNode;
  /** The fields of the item whose values are at `name`. */
  children: (name: string, index: number) => ReactNode;
}

/** The items of a list in a form, and how to add, move and remove them. */
export function useListItems(props: ListOptions) {
  const { name, item, empty, firstOpen = true, unordered = false } = props;
  const nameOf = props.nameOf ?? ((index: number) => `${item} ${index + 1}`);
  const fixed = useReadOnly() || props.fixed === true;
  const { fields, append, remove, insert, move } = useFieldArray({ name });
  const { getValues } = useFormContext();
  const { keepAlts } = useAlts(name);
  const [announcement, announce] = useAnnouncement();
  const confirm = useConfirm();
  const offerUndo = useUndo();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const added = useRef<number | null>(null);
  const { keys, insertAs } = useItemKeys(fields);
  /** Which cards were unfolded, for those that are mounted again. */
  const opened = useRef<boolean[]>([]);
  const isOpen = useCallback(
    (index: number) => opened.current[index] ?? (firstOpen && index === 0),
    [firstOpen],
  );
  const rearrange = useCallback(
    (change: (open: boolean[]) => void) => {
      const open = Array.from(fields, (_, index) => isOpen(index));
      change(open);
      opened.current = open;
    },
    [fields, isOpen],
  );
  const wereOpen = useRef(new WeakSet<object>());
  const takeOut = useReinsertion({
    keys,
    insertAs,
    insert: (place, back) => {
      rearrange((open) => open.splice(place, 0, wereOpen.current.has(back)));
      insert(place, back, { shouldFocus: false });
    },
  });

  const onMove = useCallback(
    (from: number, to: number) => {
      rearrange((open) => open.splice(to, 0, ...open.splice(from, 1)));
      move(from, to);
      announce(fieldsTexts.movedToPlace(to + 1));
    },
    [move, rearrange, announce],
  );

  // The focus moves to the first field of a new item.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new item
  useEffect(() => {
    if (added.current === null) return;
    const [...items] = list.current?.querySelectorAll(':scope > [data-item]') ?? [];
    const item = items[added.current];
    added.current = null;
    const controls = item?.querySelectorAll<HTMLElement>(
      '[data-fields] :is(input, textarea, [role=textbox], button)',
    );
    [...(controls ?? [])].find((each) => each.checkVisibility())?.focus();
  }, [fields.length]);

  const removeItem = async (index: number) => {
    const id: unknown = getValues(`${name}.${index}._id`);
    if (typeof id === 'string' && props.stored?.has(id)) return props.stored.remove(id);
    const question = props.confirmRemoval;
    const confirmation = question && {
      title: question,
      yes: commonTexts.remove,
      destructive: true,
    };
    if (confirmation && !(await confirm(confirmation))) return;
    const removed = structuredClone(getValues(`${name}.${index}`));
    const called = nameOfRemoved(nameOf(index), removed);
    const putBack = takeOut(index, removed);
    const putAltsBack = keepAlts(removed);
    if (isOpen(index)) wereOpen.current.add(removed);
    rearrange((open) => open.splice(index, 1));
    remove(index);
    offerUndo(fieldsTexts.removedItem(called), () => {
      putBack();
      putAltsBack();
    });
  };

  /** Adds an item, unfolds it, and focuses its first field. */
  const addAt = (index: number, item: object) => {
    added.current = index;
    rearrange((open) => open.splice(index, 0, true));
    insert(index, item, { shouldFocus: false });
  };

  return {
    /** The element that holds the items. */
    list,
    fixed,
    announcement,
    announce,
    items: keys.map((key, index) => ({
      key,
      path: `${name}.${index}`,
      name: nameOf(index),
      sorting:
        fixed || unordered
          ? undefined
          : ({ list: listId, index, count: fields.length, onMove } satisfies Sorting),
      onRemove: fixed ? undefined : () => removeItem(index),
      startsOpen: isOpen(index),
      onFold: (open: boolean) => {
        opened.current[index] = open;
      },
    })),
    add: () => addAt(fields.length, empty()),
    addAt,
    /** Adds an item that has these values already. */
    addFilled: (values: object) => append({ ...empty(), ...values }, { shouldFocus: false }),
  };
}

export type ListItems = ReturnType<typeof useListItems>;

/** The content tells apart two items that were removed from the same place. */
function nameOfRemoved(called: string, removed: unknown): string {
  const name = nameOfItem(removed);
  return called + (name && ` (${name})`);
}
