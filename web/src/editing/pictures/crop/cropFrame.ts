import type { Focus } from '@lamplight/content/pictureFocus';

/** A size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The part of a picture that is kept, in pixels from its left and its top. */
export interface Frame extends Size {
  x: number;
  y: number;
}

/** The width of a frame for each of its height; null where any is allowed. */
export type Ratio = number | null;

/** The shortest side of a frame in pixels; smaller pictures are kept whole. */
const smallestSide = 100;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

export const wholeFrame = ({ width, height }: Size): Frame => ({ x: 0, y: 0, width, height });

/** A frame in whole pixels. */
export function inWholePixels(frame: Frame): Frame {
  const [x, y] = [Math.round(frame.x), Math.round(frame.y)];
  return {
    x,
    y,
    width: Math.max(1, Math.round(frame.x + frame.width) - x),
    height: Math.max(1, Math.round(frame.y + frame.height) - y),
  };
}

const centreOf = ({ x, y, width, height }: Frame) => ({ x: x + width / 2, y: y + height / 2 });

/** How wide the largest frame of a ratio is. */
const maxWidth = ({ width, height }: Size, ratio: number) => Math.min(width, height * ratio);

/** How wide the smallest one is. */
const minWidth = (picture: Size, ratio: number) =>
  Math.min(Math.max(smallestSide, smallestSide * ratio), maxWidth(picture, ratio));

/** A frame of a ratio that is so many times smaller than the largest one, around a point as far as the picture goes. */
function frameAt(
  picture: Size,
  ratio: number,
  zoom: number,
  centre: { x: number; y: number },
): Frame {
  const max = maxWidth(picture, ratio);
  const width = clamp(max / zoom, minWidth(picture, ratio), max);
  const height = width / ratio;
  return {
    x: clamp(centre.x - width / 2, 0, picture.width - width),
    y: clamp(centre.y - height / 2, 0, picture.height - height),
    width,
    height,
  };
}

const ratioOf = ({ width, height }: Size) => width / height;

/** The largest frame of a ratio around a point. */
export const largestFrame = (picture: Size, ratio: number, { x, y }: Focus): Frame =>
  frameAt(picture, ratio, 1, { x: (picture.width * x) / 100, y: (picture.height * y) / 100 });

/** How many times smaller a frame is than the largest one of its shape. */
export const zoomOf = (picture: Size, frame: Frame): number =>
  maxWidth(picture, ratioOf(frame)) / frame.width;

/** The most that a frame of its shape can be zoomed. */
export const maxZoom = (picture: Size, frame: Frame): number =>
  maxWidth(picture, ratioOf(frame)) / minWidth(picture, ratioOf(frame));

/** A frame at another zoom, around the same middle as far as the picture goes. */
export const zoomed = (picture: Size, frame: Frame, zoom: number): Frame =>
  frameAt(picture, ratioOf(frame), zoom, centreOf(frame));

/** A frame in another shape, at the same zoom around the same middle. */
export const reshaped = (picture: Size, frame: Frame, ratio: Ratio): Frame =>
  ratio === null ? frame : frameAt(picture, ratio, zoomOf(picture, frame), centreOf(frame));

/** A frame that is so much wider and higher, or less so: around its middle where a ratio is chosen. */
export function grown(
  picture: Size,
  frame: Frame,
  [byX, byY]: readonly [number, number],
  ratio: Ratio,
): Frame {
  if (ratio !== null) {
    const width = Math.max(1, frame.width + (byX || byY * ratio));
    return frameAt(picture, ratio, maxWidth(picture, ratio) / width, centreOf(frame));
  }
  const sideOf = (side: 'width' | 'height', by: number) =>
    clamp(frame[side] + by, Math.min(smallestSide, picture[side]), picture[side]);
  const [width, height] = [sideOf('width', byX), sideOf('height', byY)];
  return {
    x: Math.min(frame.x, picture.width - width),
    y: Math.min(frame.y, picture.height - height),
    width,
    height,
  };
}

/** A frame at another place, as far as the picture goes. */
export const moved = (
  picture: Size,
  frame: Frame,
  [byX, byY]: readonly [number, number],
): Frame => ({
  ...frame,
  x: clamp(frame.x + byX, 0, picture.width - frame.width),
  y: clamp(frame.y + byY, 0, picture.height - frame.height),
});

/** A corner of a frame: -1 at its left or top, 1 at its right or bottom. */
export interface Corner {
  x: -1 | 1;
  y: -1 | 1;
}

/** A frame one of whose corners is dragged. The opposite one stays where it is. */
export function resized(
  picture: Size,
  frame: Frame,
  corner: Corner,
  [byX, byY]: readonly [number, number],
  ratio: Ratio,
): Frame {
  const roomX = corner.x > 0 ? picture.width - frame.x : frame.x + frame.width;
  const roomY = corner.y > 0 ? picture.height - frame.y : frame.y + frame.height;
  const wantedX = frame.width + byX * corner.x;
  const wantedY = frame.height + byY * corner.y;
  let width = clamp(wantedX, Math.min(smallestSide, roomX), roomX);
  let height = clamp(wantedY, Math.min(smallestSide, roomY), roomY);
  if (ratio !== null) {
    const max = Math.min(roomX, roomY * ratio);
    // On the diagonal, as near to the pointer as can be.
    const wanted = (wantedX + wantedY * ratio) / 2;
    width = clamp(wanted, Math.min(minWidth(picture, ratio), max), max);
    height = width / ratio;
  }
  return {
    x: corner.x > 0 ? frame.x : frame.x + frame.width - width,
    y: corner.y > 0 ? frame.y : frame.y + frame.height - height,
    width,
    height,
  };
}

export const rotatedSize = ({ width, height }: Size): Size => ({ width: height, height: width });

/** The same part of a picture once that is turned to the right. @param picture before */
export const rotatedFrame = (picture: Size, { x, y, width, height }: Frame): Frame => ({
  x: picture.height - y - height,
  y: x,
  width: height,
  height: width,
});

/** The same point of a picture once that is turned to the right. */
export const rotatedFocus = ({ x, y }: Focus): Focus => ({ x: 100 - y, y: x });

/** The focal point of the part that is kept: its middle, where the picture's own is cut off. */
export function focusIn(picture: Size, frame: Frame, { x, y }: Focus): Focus {
  const left = ((picture.width * x) / 100 - frame.x) / frame.width;
  const top = ((picture.height * y) / 100 - frame.y) / frame.height;
  const isInside = left >= 0 && left <= 1 && top >= 0 && top <= 1;
  return isInside ? { x: left * 100, y: top * 100 } : { x: 50, y: 50 };
}
