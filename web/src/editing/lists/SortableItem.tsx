import { Box, type BoxProps } from '@chakra-ui/react/box';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LuArrowDown, LuArrowUp, LuGripVertical } from 'react-icons/lu';
import { untilShown } from '../../device/firstPage.ts';
import { late } from '../../device/late.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Edge } from './dragging.ts';

const loadDragging = late(() => import('./dragging.ts'));

/** An item's place in a list, and how it is given another. */
export interface Sorting {
  /** Which list it is in; items are not dragged from one to another. */
  list: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

interface SortableItemProps extends Omit<BoxProps, 'children'> {
  /** What it is and its place, such as “slide 2”. */
  name: string;
  /** Without it the item stays where it is. */
  sorting: Sorting | undefined;
  /** The item, given what it can be dragged by and the buttons that move it. */
  children: (controls: { handle: ReactNode; buttons: ReactNode }) => ReactNode;
}

/** An item of a list that can be given another place, by dragging it or with its buttons. */
export const SortableItem = ({ sorting, children, name, ...box }: SortableItemProps) =>
  sorting && sorting.count > 1 ? (
    <Movable name={name} sorting={sorting} {...box}>
      {children}
    </Movable>
  ) : (
    <Box role="group" aria-label={name} {...box}>
      {children({ handle: null, buttons: null })}
    </Box>
  );

const dropLine = {
  content: '""',
  position: 'absolute',
  insetX: '0',
  h: '3px',
  bg: 'sign',
  _highContrast: { bg: 'Highlight' },
};

function Movable({ name, sorting, children, ...box }: SortableItemProps & { sorting: Sorting }) {
  const { element, handle, dragging, edge } = useSortable(sorting);
  const grip = (
    <Box
      ref={handle}
      aria-hidden
      display="grid"
      placeItems="center"
      w="6"
      minH="9"
      flexShrink="0"
      color="fg.muted"
      cursor="grab"
      title="Drag to another place"
    >
      <LuGripVertical size="18" />
    </Box>
  );
  return (
    <Box
      ref={element}
      role="group"
      aria-label={name}
      position="relative"
      opacity={dragging ? 0.5 : 1}
      _before={edge === 'top' ? { ...dropLine, top: '-6px' } : {}}
      _after={edge === 'bottom' ? { ...dropLine, bottom: '-6px' } : {}}
      {...box}
    >
      {children({ handle: grip, buttons: <MoveButtons name={name} {...sorting} /> })}
    </Box>
  );
}

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
      <IconButton label={`Move ${name} up`} aria-disabled={index === 0} onClick={move(index - 1)}>
        <LuArrowUp aria-hidden size="16" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        aria-disabled={index === count - 1}
        onClick={move(index + 1)}
      >
        <LuArrowDown aria-hidden size="16" />
      </IconButton>
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
    // Whoever cannot drag an item has its buttons.
    untilShown()
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
