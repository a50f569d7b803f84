import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';

/** The edge of an item at which another one would be dropped. */
export type Edge = 'top' | 'bottom' | 'left' | 'right' | null;

/** An item of a list, and its callback during a drag. */
interface Dragged {
  element: HTMLElement;
  /** Its drag handle. */
  handle: HTMLElement;
  /** The id of its list; items cannot be dragged from one to another. */
  list: string;
  index: number;
  /** The items are next to each other, not below. */
  inLine: boolean;
  onMove: (from: number, to: number) => void;
  onDragging: (dragging: boolean) => void;
  /** Called with the edge of this item at which the dragged one would be dropped. */
  onEdge: (edge: Edge) => void;
}

/** Where items are in their lists, which may change while one is dragged. */
const places = new WeakMap<Element, number>();

/**
 * Makes an item draggable within its list; only this module uses the library. It adds no style element to
 * the page: the policy forbids those that dnd-kit adds.
 * @returns a function that ends it
 */
export function enableDragging({
  element,
  handle,
  list,
  index,
  inLine,
  onMove,
  ...tell
}: Dragged): () => void {
  const { onDragging, onEdge } = tell;
  const isHere = ({ data }: Source) => data.list === list;
  places.set(element, index);
  return combine(
    draggable({
      element,
      dragHandle: handle,
      getInitialData: () => ({ list }),
      onDragStart: () => onDragging(true),
      onDrop: () => onDragging(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => isHere(source) && source.element !== element,
      getData: ({ input }) =>
        attachClosestEdge(
          {},
          { element, input, allowedEdges: inLine ? ['left', 'right'] : ['top', 'bottom'] },
        ),
      onDragEnter: ({ self }) => onEdge(extractClosestEdge(self.data)),
      onDrag: ({ self }) => onEdge(extractClosestEdge(self.data)),
      onDragLeave: () => onEdge(null),
      onDrop: ({ self, source }) => {
        onEdge(null);
        const from = places.get(source.element);
        if (from === undefined || !source.element.isConnected) return;
        const to = getReorderDestinationIndex({
          startIndex: from,
          indexOfTarget: index,
          closestEdgeOfTarget: extractClosestEdge(self.data),
          axis: inLine ? 'horizontal' : 'vertical',
        });
        if (to !== from) onMove(from, to);
      },
    }),
  );
}

type Source = { data: Record<string | symbol, unknown> };
