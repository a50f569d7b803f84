import { Box, type BoxProps } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { LuArrowDown, LuArrowUp, LuGripVertical } from 'react-icons/lu';
import { IconButton } from '../../ui/IconButton.tsx';
import { type Sorting, useSortable } from './useSortable.ts';

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
