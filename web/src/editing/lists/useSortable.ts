import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { useEffect, useState } from 'react';

/** An item's place in a list, and how it is given another. */
export interface Sorting {
  /** Which list it is in; items are not dragged from one to another. */
  list: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

/** Lets an item be dragged by its handle to another place in its list. */
export function useSortable({ list, index, onMove }: Sorting) {
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
