import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { Box, type BoxProps } from '@chakra-ui/react/box';
import { type ReactNode, useEffect, useState } from 'react';
import { LuArrowDown, LuArrowUp, LuGripVertical } from 'react-icons/lu';
import { IconButton } from '../../ui/IconButton.tsx';

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
  bg: 'brand.500',
  _highContrast: { bg: 'Highlight' },
};

function Movable({ name, sorting, children, ...box }: SortableItemProps & { sorting: Sorting }) {
  const { setElement, setHandle, dragging, edge } = useSortable(sorting);
  const handle = (
    <Box
      ref={setHandle}
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
      ref={setElement}
      role="group"
      aria-label={name}
      position="relative"
      opacity={dragging ? 0.5 : 1}
      _before={edge === 'top' ? { ...dropLine, top: '-6px' } : {}}
      _after={edge === 'bottom' ? { ...dropLine, bottom: '-6px' } : {}}
      {...box}
    >
      {children({ handle, buttons: <MoveButtons name={name} {...sorting} /> })}
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

/** Lets an item be dragged by its handle to another place in its list; only this knows the library (decision 0015). */
function useSortable({ list, index, onMove }: Sorting) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [handle, setHandle] = useState<HTMLElement | null>(null);
  const [dragging, setDragging] = useState(false);
  /** The edge at which what is dragged over this item would be put. */
  const [edge, setEdge] = useState<'top' | 'bottom' | null>(null);

  useEffect(() => {
    if (!element || !handle) return;
    const isHere = ({ data }: Source) => data.list === list;
    return combine(
      draggable({
        element,
        dragHandle: handle,
        getInitialData: () => ({ list, index }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isHere(source) && source.data.index !== index,
        getData: ({ input }) =>
          attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDragEnter: ({ self }) => setEdge(verticalEdge(self.data)),
        onDrag: ({ self }) => setEdge(verticalEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          const from = Number(source.data.index);
          const to = getReorderDestinationIndex({
            startIndex: from,
            indexOfTarget: index,
            closestEdgeOfTarget: extractClosestEdge(self.data),
            axis: 'vertical',
          });
          if (to !== from) onMove(from, to);
        },
      }),
    );
  }, [element, handle, list, index, onMove]);

  return { setElement, setHandle, dragging, edge };
}

type Source = { data: Record<string | symbol, unknown> };

function verticalEdge(data: Source['data']) {
  const edge = extractClosestEdge(data);
  return edge === 'top' || edge === 'bottom' ? edge : null;
}
