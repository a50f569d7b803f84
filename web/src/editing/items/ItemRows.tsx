import { Stack } from '@chakra-ui/react/stack';
import { defineStyle } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { isPicture } from '@lamplight/content/addresses';
import { isolated } from '@lamplight/content/shownText';
import { itemsTexts } from '@lamplight/content/texts/staffArea/items';
import { useCallback, useDeferredValue, useId } from 'react';
import { lazyLayout } from '../form/lazyLayout.ts';
import { ItemButton, SortableItem, type Sorting, sortableItems } from '../lists/SortableItem.tsx';
import { useReadOnly } from '../page/ReadOnly.tsx';

/** An item of a list, read so that it can be shown. */
export interface ReadItem<Content> {
  _id: string;
  content: Content;
  summary: ItemSummary;
}

interface ItemRowsProps {
  /** The items of this group. */
  items: ReadItem<unknown>[];
  /** The items of all groups, which share one order. */
  all: ReadItem<unknown>[];
  /** What it says where there are none. */
  none?: string;
  movable: boolean;
  /** Width and height of pictures in pixels. */
  pictureSize?: number | undefined;
  /** Called with the ids of all items in their new order, the moved id, and the message. */
  onArrange: (ids: string[], moved: string, text: string) => void;
  onEdit: (id: string) => void;
  onRemove: (id: string, name: string) => void;
}

/** How the rows look. @param pictureSize width and height of their pictures in pixels */
const rows = (pictureSize: number | undefined) =>
  defineStyle({
    '& > [data-item]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      py: '2',
      px: { base: '1', md: '3' },
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'xl',
      ...lazyLayout(),
    },
    '& img': {
      boxSize: { base: '56px', md: `${pictureSize}px` },
      objectFit: 'cover',
      borderRadius: 'full',
      bg: 'brand.muted',
    },
    '& img[src]': { bg: 'picture' },
    // On narrow screens, the buttons are below the text.
    '& [data-texts]': { flex: '1 1 8rem', px: '2', overflowWrap: 'anywhere' },
    '& p:first-child': { fontWeight: '600' },
    '& p + p': { color: 'fg.muted', fontSize: 'sm', lineClamp: '2' },
    '& [data-badge]': {
      display: 'inline-block',
      ms: '1',
      px: '2',
      borderRadius: 'full',
      bg: 'lamp.subtle',
      fontSize: 'xs',
      fontWeight: '400',
    },
    '& [data-buttons]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'end',
      ms: 'auto',
    },
  });

/** How many rows fill a screen. */
const fewRows = 20;

/** The items of a list, or of one group of it, as rows. */
export function ItemRows({ items, all, none, movable, ...actions }: ItemRowsProps) {
  const { onArrange, onEdit, onRemove, pictureSize } = actions;
  const list = useId();
  // The first screen of rows is rendered at once; the others follow, and are interrupted by typing.
  const withRest = useDeferredValue(true, false);

  const onMove = useCallback(
    (from: number, to: number) => {
      const [moved, target] = [items[from], items[to]];
      if (!moved || !target) return;
      const others = all.filter((item) => item !== moved).map(({ _id }) => _id);
      const place = others.indexOf(target._id) + (to > from ? 1 : 0);
      const text = itemsTexts.movedTo(isolated(moved.summary.name), to + 1, items.length);
      onArrange(others.toSpliced(place, 0, moved._id), moved._id, text);
    },
    [items, all, onArrange],
  );

  return (
    <Stack gap="2" css={[sortableItems, rows(pictureSize)]}>
      {(withRest ? items : items.slice(0, fewRows)).map(({ _id, summary }, index) => (
        <ItemRow
          key={_id}
          {...summary}
          pictureSize={pictureSize}
          sorting={movable ? { list, index, count: items.length, onMove } : undefined}
          onEdit={() => onEdit(_id)}
          onRemove={() => onRemove(_id, summary.name)}
        />
      ))}
      {items.length === 0 && <Text color="fg.muted">{none}</Text>}
    </Stack>
  );
}

/** The visible part of an item in a list of them. */
export interface ItemSummary {
  name: string;
  detail: string;
  /** When visitors see it, if not always. */
  note?: string;
  /** Address of a picture, where items have one. */
  picture?: string;
  /** Why visitors don't see it, or not all of it, in a word or two. */
  badge?: string;
}

interface ItemRowProps extends ItemSummary, Pick<ItemRowsProps, 'pictureSize'> {
  sorting: Sorting | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** An item as a row. A double click or the pencil opens it. */
function ItemRow({ name, detail, note, badge, picture = '', pictureSize, ...item }: ItemRowProps) {
  const readOnly = useReadOnly();
  return (
    <SortableItem
      name={name}
      sorting={item.sorting}
      onDoubleClick={({ target }) => {
        // Two quick clicks on a button are two clicks.
        if (target instanceof Element && !target.closest('button')) item.onEdit();
      }}
    >
      {({ handle, buttons }) => (
        <>
          {handle}
          {pictureSize && (
            <img
              src={isPicture(picture) ? picture : undefined}
              alt=""
              width={pictureSize}
              height={pictureSize}
              loading="lazy"
              draggable={false}
            />
          )}
          <div data-texts>
            <p>
              <bdi>{name}</bdi> {badge && <span data-badge>{badge}</span>}
            </p>
            <p>
              <bdi>{detail}</bdi>
            </p>
            {note && <p>{note}</p>}
          </div>
          <div data-buttons>
            {buttons}
            {readOnly ? (
              <ItemButton icon="see" label={itemsTexts.see(name)} onClick={item.onEdit} />
            ) : (
              <>
                <ItemButton icon="edit" label={itemsTexts.edit(name)} onClick={item.onEdit} />
                <ItemButton icon="remove" label={itemsTexts.delete(name)} onClick={item.onRemove} />
              </>
            )}
          </div>
        </>
      )}
    </SortableItem>
  );
}
