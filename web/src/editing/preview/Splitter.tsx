import { chakra } from '@chakra-ui/react/styled-system';
import { previewTexts } from '@lamplight/content/texts/staffArea/preview';
import type { KeyboardEvent, PointerEvent } from 'react';

/** The least and the most that the form takes of the width, in per cent. */
const limits = { min: 30, max: 70 };

const within = (share: number) => Math.round(Math.min(limits.max, Math.max(limits.min, share)));

interface SplitterProps {
  /** How much of the width the form has, in per cent. */
  share: number;
  /** Called while it is moved. */
  onMove: (share: number) => void;
  /** Called where it was left. */
  onMoved: (share: number) => void;
  /** The id of the pane before it. */
  controls: string;
}

/** The bar between form and preview. Dragging it, or its keys, make one of them wider. */
export function Splitter({ share, onMove, onMoved, controls }: SplitterProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const places: Partial<Record<string, number>> = {
      ArrowLeft: share - 2,
      ArrowRight: share + 2,
      Home: limits.min,
      End: limits.max,
    };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMoved(within(to));
  };
  const drag = ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
    const parent = currentTarget.parentElement;
    if (!parent || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = parent.getBoundingClientRect();
    onMove(within(((clientX - left) / width) * 100));
  };
  return (
    <Bar
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={previewTexts.widthOfForm}
      aria-controls={controls}
      aria-valuenow={share}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      aria-valuetext={`${share}%`}
      title={previewTexts.moveSplitter}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.focus({ preventScroll: true });
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onLostPointerCapture={() => onMoved(share)}
    />
  );
}

const Bar = chakra('div', {
  base: {
    alignSelf: 'stretch',
    display: 'flex',
    justifyContent: 'center',
    cursor: 'col-resize',
    touchAction: 'none',
    borderRadius: 'md',
    // The page in the preview would take the events of a drag over it.
    '&:active ~ *': { pointerEvents: 'none' },
    _before: {
      content: '""',
      position: 'sticky',
      top: '45vh',
      alignSelf: 'start',
      w: '1',
      h: '12',
      borderRadius: 'full',
      bg: 'brand.300',
      _highContrast: { bg: 'CanvasText' },
    },
    '&:is(:hover, :focus-visible)::before': { bg: 'brand.solid' },
  },
});
