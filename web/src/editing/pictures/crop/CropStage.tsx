import { chakra } from '@chakra-ui/react/styled-system';
import { cropTexts } from '@lamplight/content/texts/staffArea/crop';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Crop, shapes } from './crop.ts';
import { type Corner, type Frame, grown, moved, resized } from './cropFrame.ts';

interface CropStageProps {
  bitmap: ImageBitmap;
  crop: Crop;
  /** Where the whole picture is drawn, in its own pixels. */
  canvas: RefObject<HTMLCanvasElement | null>;
  onFrame: (frame: Frame) => void;
}

/** The whole picture, and on it the frame of what is kept: dragged, or moved and resized with the keys. */
export function CropStage({ bitmap, crop, canvas, onFrame }: CropStageProps) {
  const { picture, turns, frame, shape } = crop;
  const { ratio } = shapes[shape];
  const hint = useId();
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) drawTurned(bitmap, turns, canvas.current);
  }, [bitmap, turns, canvas]);

  const begin = useRef({ x: 0, y: 0, frame, scale: 1 });
  const dragging = (change: (frame: Frame, by: [number, number]) => Frame) => ({
    onPointerDown: (event: PointerEvent) => {
      const shown = stage.current?.getBoundingClientRect().width;
      if (event.button !== 0 || !shown) return;
      // A corner is inside the frame, which would be moved too.
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      begin.current = { x: event.clientX, y: event.clientY, frame, scale: picture.width / shown };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const { x, y, frame, scale } = begin.current;
      onFrame(change(frame, [(event.clientX - x) * scale, (event.clientY - y) * scale]));
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = Math.max(picture.width, picture.height) / 100;
    const [x, y] = [direction[0] * step, direction[1] * step];
    onFrame(event.shiftKey ? grown(picture, frame, [x, y], ratio) : moved(picture, frame, [x, y]));
  };

  const place = placeOf(frame, picture);
  const proportion = picture.width / picture.height;
  return (
    <>
      <Stage
        ref={stage}
        style={{
          aspectRatio: proportion,
          maxWidth: `calc(${proportion} * var(--most-height))`,
        }}
      >
        <Shaded>
          <Canvas ref={canvas} aria-hidden />
          <Shade style={place} />
        </Shaded>
        <FrameBox
          role="group"
          tabIndex={0}
          aria-label={cropTexts.frame}
          aria-describedby={hint}
          style={place}
          onKeyDown={onKeyDown}
          {...dragging((from, by) => moved(picture, from, by))}
        >
          {corners.map((corner) => (
            <Handle
              key={`${corner.x}${corner.y}`}
              style={handleAt(corner)}
              {...dragging((from, by) => resized(picture, from, corner, by, ratio))}
            >
              <Dot style={dotAt(corner)} />
            </Handle>
          ))}
        </FrameBox>
      </Stage>
      <chakra.p id={hint} fontSize="sm" color="fg.muted" textAlign="center">
        {cropTexts.frameHint} <chakra.span hideBelow="md">{cropTexts.keysHint}</chakra.span>
      </chakra.p>
    </>
  );
}

const directions: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const corners: Corner[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
];

function drawTurned(bitmap: ImageBitmap, turns: number, canvas: HTMLCanvasElement): void {
  const lies = turns % 2 === 1;
  canvas.width = lies ? bitmap.height : bitmap.width;
  canvas.height = lies ? bitmap.width : bitmap.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

const placeOf = ({ x, y, width, height }: Frame, picture: Crop['picture']) => ({
  left: percent(x, picture.width),
  top: percent(y, picture.height),
  width: percent(width, picture.width),
  height: percent(height, picture.height),
});

/** Handles are as large as a finger, but overlap the frame by only this many pixels: it can be dragged too. */
const [handleSize, handleInside] = [44, 10];

const dotSize = 16;

const handleAt = ({ x, y }: Corner) => ({
  left: x > 0 ? '100%' : '0',
  top: y > 0 ? '100%' : '0',
  translate: `${-centreIn(x)}px ${-centreIn(y)}px`,
  cursor: x === y ? 'nwse-resize' : 'nesw-resize',
});

/** Where the corner is in its handle. */
const centreIn = (side: -1 | 1) => (side > 0 ? handleInside : handleSize - handleInside);

const dotAt = ({ x, y }: Corner) => ({
  left: `${centreIn(x) - dotSize / 2}px`,
  top: `${centreIn(y) - dotSize / 2}px`,
});

const Stage = chakra('div', {
  base: {
    '--most-height': { base: '42dvh', md: 'min(50dvh, 34rem)' },
    position: 'relative',
    w: '100%',
    mx: 'auto',
    userSelect: 'none',
  },
});

const Shaded = chakra('div', {
  base: { position: 'absolute', inset: '0', overflow: 'hidden', borderRadius: 'md', bg: 'picture' },
});

const Canvas = chakra('canvas', { base: { boxSize: '100%' } });

/** The parts that are cut off are dark. */
const Shade = chakra('div', {
  base: { position: 'absolute', boxShadow: '0 0 0 200vmax rgb(15 8 24 / 0.62)' },
});

const thirds = (direction: string) =>
  `linear-gradient(${direction}, transparent calc(100% / 3 - 1px), rgb(255 255 255 / 0.45) calc(100% / 3 - 1px) calc(100% / 3), transparent calc(100% / 3) calc(200% / 3), rgb(255 255 255 / 0.45) calc(200% / 3) calc(200% / 3 + 1px), transparent calc(200% / 3 + 1px))`;

const FrameBox = chakra('div', {
  base: {
    position: 'absolute',
    border: '2px solid white',
    boxShadow: '0 0 0 1px rgb(15 8 24 / 0.6)',
    backgroundImage: `${thirds('to right')}, ${thirds('to bottom')}`,
    cursor: 'move',
    touchAction: 'none',
  },
});

const Handle = chakra('span', {
  base: {
    position: 'absolute',
    boxSize: `${handleSize}px`,
    touchAction: 'none',
  },
});

const Dot = chakra('span', {
  base: {
    position: 'absolute',
    boxSize: `${dotSize}px`,
    borderRadius: 'full',
    bg: 'white',
    border: '2px solid {colors.brand.600}',
    _highContrast: { bg: 'CanvasText' },
  },
});
