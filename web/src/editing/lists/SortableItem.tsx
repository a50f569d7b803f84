import { defineStyle } from '@chakra-ui/react/styled-system';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { whenFirstPageUsable } from '../../device/firstPage.ts';
import { lazyModule } from '../../device/lazyModule.ts';
import { buttonRecipe } from '../../theme/recipes.ts';
import type { Edge } from './dragging.ts';
import { ItemIcon } from './ItemIcon.tsx';

const loadDragging = lazyModule(() => import('./dragging.ts'));

/** An item's place in a list, and the function that moves it. */
export interface Sorting {
  /** The id of its list; items cannot be dragged from one to another. */
  list: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  /** The items are next to each other, not below. */
  inLine?: boolean;
}

interface SortableItemProps {
  /** Its name and place, such as “slide 2”. */
  name: string;
  /** Without it the item stays where it is. */
  sorting: Sorting | undefined;
  /** Its name and buttons are elsewhere. */
  bare?: boolean | undefined;
  /** Renders the item with its drag handle and the buttons that move it. */
  children: (controls: { handle: ReactNode; buttons: ReactNode }) => ReactNode;
  onDoubleClick?: ComponentProps<'div'>['onDoubleClick'];
}

const dropLine = {
  content: '""',
  position: 'absolute',
  bg: 'sign',
  _highContrast: { bg: 'Highlight' },
};
const across = { ...dropLine, insetX: '0', h: '3px' };
const upright = { ...dropLine, insetY: '0', w: '3px' };

/**
 * The styles of items, handles and buttons, set on their container: a list has 200 items, and each element styled by
 * Chakra takes a slow phone a millisecond.
 */
export const sortableItems = defineStyle({
  '& > [data-item]': {
    position: 'relative',
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-edge=top]::before': { ...across, top: '-6px' },
    '&[data-edge=bottom]::after': { ...across, bottom: '-6px' },
    '&[data-edge=left]::before': { ...upright, left: '-6px' },
    '&[data-edge=right]::after': { ...upright, right: '-6px' },
  },
  '& [data-grip]': {
    display: 'grid',
    placeItems: 'center',
    w: '6',
    minH: '9',
    flexShrink: '0',
    color: 'fg.muted',
    '&[title]': { cursor: 'grab' },
  },
  '& [data-buttons]': { display: 'flex', flexShrink: '0', ms: 'auto' },
  '& [data-item-button]': {
    ...buttonRecipe.base,
    ...buttonRecipe.variants?.variant.ghost,
    ...buttonRecipe.variants?.size.sm,
    minW: { base: '11', md: '8' },
    minH: { base: '11', md: '9' },
    px: '2',
    flexShrink: '0',
  },
});

/** An item of a list that can be given another place, by dragging it or with its buttons. */
export function SortableItem({ name, sorting, bare, children, ...div }: SortableItemProps) {
  // The elements are the same for one item as for several: an upload may be under way in them as another item comes.
  const moves = sorting && sorting.count > 1 ? sorting : undefined;
  const { element, handle, dragging, edge } = useSortable(moves);
  return (
    <div
      ref={element}
      data-item
      {...(!bare && { role: 'group', 'aria-label': name })}
      data-dragged={(moves && dragging) || undefined}
      data-edge={(moves && edge) ?? undefined}
      {...div}
    >
      {children({
        handle: sorting && (
          <div ref={handle} aria-hidden data-grip title={moves && fieldsTexts.drag}>
            {moves && <ItemIcon name="grip" size={18} />}
          </div>
        ),
        buttons: moves && <MoveButtons name={name} {...moves} />,
      })}
    </div>
  );
}

interface ItemButtonProps extends ComponentProps<'button'> {
  /** The label, for those who cannot see the icon or do not know it. */
  label: string;
  icon: ComponentProps<typeof ItemIcon>['name'];
}

/** A button of an item with only an icon. */
export const ItemButton = ({ label, icon, ...props }: ItemButtonProps) => (
  <button type="button" data-item-button aria-label={label} title={label} {...props}>
    <ItemIcon name={icon} />
  </button>
);

/** The buttons that give an item the place before or after it. */
export function MoveButtons({ name, index, count, onMove, inLine }: { name: string } & Sorting) {
  const move = (to: number) => (event: React.MouseEvent<HTMLButtonElement>) => {
    if (to < 0 || to >= count) return;
    onMove(index, to);
    // The item, and the button in it, move within the page, which takes the focus away.
    const button = event.currentTarget;
    requestAnimationFrame(() => button.focus());
  };
  return (
    <>
      <ItemButton
        icon={inLine ? 'left' : 'up'}
        label={(inLine ? fieldsTexts.moveLeft : fieldsTexts.moveUp)(name)}
        aria-disabled={index === 0}
        onClick={move(index - 1)}
      />
      <ItemButton
        icon={inLine ? 'right' : 'down'}
        label={(inLine ? fieldsTexts.moveRight : fieldsTexts.moveDown)(name)}
        aria-disabled={index === count - 1}
        onClick={move(index + 1)}
      />
    </>
  );
}

/** Lets an item be dragged by its handle to another place in its list. @param sorting without it, the item stays */
function useSortable(sorting: Sorting | undefined) {
  const { list, index, onMove, inLine = false } = sorting ?? {};
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  /** The edge at which the dragged item would be dropped. */
  const [edge, setEdge] = useState<Edge>(null);

  useEffect(() => {
    if (list === undefined || index === undefined || !onMove) return;
    const parts = { element: element.current, handle: handle.current };
    let cancelled = false;
    let stop = () => {};
    // Anyone who cannot drag an item has its buttons.
    whenFirstPageUsable()
      .then(loadDragging)
      .then(
        ({ enableDragging }) => {
          const { element, handle } = parts;
          if (cancelled || !element || !handle) return;
          const tell = { onMove, onDragging: setDragging, onEdge: setEdge };
          stop = enableDragging({ element, handle, list, index, inLine, ...tell });
        },
        (error) => console.info('Items cannot be dragged:', error),
      );
    return () => {
      cancelled = true;
      stop();
    };
  }, [list, index, onMove, inLine]);

  return { element, handle, dragging, edge };
}
