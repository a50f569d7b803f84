import { defineStyle } from '@chakra-ui/react/styled-system';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { whenFirstPageUsable } from '../../device/firstPage.ts';
import { lazyModule } from '../../device/lazyModule.ts';
import { buttonRecipe } from '../../theme/recipes.ts';
import type { Edge } from './dragging.ts';
import { ItemIcon } from './ItemIcon.tsx';

const loadDragging = lazyModule(() => import('./dragging.ts'));

/** An item's place in a list, and how it is given another. */
export interface Sorting {
  /** Which list it is in; items are not dragged from one to another. */
  list: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

interface SortableItemProps {
  /** What it is and its place, such as “slide 2”. */
  name: string;
  /** Without it the item stays where it is. */
  sorting: Sorting | undefined;
  /** The item, given what it can be dragged by and the buttons that move it. */
  children: (controls: { handle: ReactNode; buttons: ReactNode }) => ReactNode;
  onDoubleClick?: ComponentProps<'div'>['onDoubleClick'];
}

const dropLine = {
  content: '""',
  position: 'absolute',
  insetX: '0',
  h: '3px',
  bg: 'sign',
  _highContrast: { bg: 'Highlight' },
};

/**
 * How items and what moves them look, for what contains them: a list has 200 items, and each element that Chakra styles
 * by itself takes a slow phone a millisecond.
 */
export const sortableItems = defineStyle({
  '& > [data-item]': {
    position: 'relative',
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-edge=top]::before': { ...dropLine, top: '-6px' },
    '&[data-edge=bottom]::after': { ...dropLine, bottom: '-6px' },
  },
  '& [data-grip]': {
    display: 'grid',
    placeItems: 'center',
    w: '6',
    minH: '9',
    flexShrink: '0',
    color: 'fg.muted',
    cursor: 'grab',
  },
  '& [data-item-button]': {
    ...buttonRecipe.base,
    ...buttonRecipe.variants?.variant.ghost,
    ...buttonRecipe.variants?.size.sm,
    px: '2',
    flexShrink: '0',
  },
});

/** An item of a list that can be given another place, by dragging it or with its buttons. */
export const SortableItem = ({ sorting, children, name, ...div }: SortableItemProps) =>
  sorting && sorting.count > 1 ? (
    <Movable name={name} sorting={sorting} {...div}>
      {children}
    </Movable>
  ) : (
    <div {...named(name)} {...div}>
      {children({ handle: null, buttons: null })}
    </div>
  );

const named = (name: string) => ({ role: 'group', 'data-item': true, 'aria-label': name });

function Movable({ name, sorting, children, ...div }: SortableItemProps & { sorting: Sorting }) {
  const { element, handle, dragging, edge } = useSortable(sorting);
  const grip = (
    <div ref={handle} aria-hidden data-grip title={fieldsTexts.drag}>
      <ItemIcon name="grip" size={18} />
    </div>
  );
  return (
    <div
      ref={element}
      {...named(name)}
      data-dragged={dragging || undefined}
      data-edge={edge ?? undefined}
      {...div}
    >
      {children({ handle: grip, buttons: <MoveButtons name={name} {...sorting} /> })}
    </div>
  );
}

interface ItemButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who cannot see the icon or do not know it. */
  label: string;
  icon: ComponentProps<typeof ItemIcon>['name'];
}

/** A button of an item that is an icon alone. */
export const ItemButton = ({ label, icon, ...props }: ItemButtonProps) => (
  <button type="button" data-item-button aria-label={label} title={label} {...props}>
    <ItemIcon name={icon} />
  </button>
);

function MoveButtons({ name, index, count, onMove }: { name: string } & Sorting) {
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
        icon="up"
        label={fieldsTexts.moveUp(name)}
        aria-disabled={index === 0}
        onClick={move(index - 1)}
      />
      <ItemButton
        icon="down"
        label={fieldsTexts.moveDown(name)}
        aria-disabled={index === count - 1}
        onClick={move(index + 1)}
      />
    </>
  );
}

/** Lets an item be dragged by its handle to another place in its list. */
function useSortable({ list, index, onMove }: Sorting) {
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  /** The edge at which what is dragged over this item would be put. */
  const [edge, setEdge] = useState<Edge>(null);

  useEffect(() => {
    const parts = { element: element.current, handle: handle.current };
    let over = false;
    let stop = () => {};
    // Anyone who cannot drag an item has its buttons.
    whenFirstPageUsable()
      .then(loadDragging)
      .then(
        ({ letDrag }) => {
          const { element, handle } = parts;
          if (over || !element || !handle) return;
          const tell = { onMove, onDragging: setDragging, onEdge: setEdge };
          stop = letDrag({ element, handle, list, index, ...tell });
        },
        (error) => console.info('Items cannot be dragged:', error),
      );
    return () => {
      over = true;
      stop();
    };
  }, [list, index, onMove]);

  return { element, handle, dragging, edge };
}
