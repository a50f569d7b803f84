import type { Focus } from '@lamplight/content/pictureFocus';
import { cropTexts } from '@lamplight/content/texts/staffArea/crop';
import {
  type Frame,
  inWholePixels,
  largestFrame,
  type Ratio,
  reshaped,
  rotatedFocus,
  rotatedFrame,
  rotatedSize,
  type Size,
  wholeFrame,
} from './cropFrame.ts';

/** The shapes that a picture can be given. */
export const shapes = {
  free: { name: cropTexts.free, ratio: null },
  square: { name: cropTexts.square, ratio: 1 },
  classic: { name: '4:3', ratio: 4 / 3 },
  wide: { name: '16:9', ratio: 16 / 9 },
} as const satisfies Record<string, { name: string; ratio: Ratio }>;

export type Shape = keyof typeof shapes;

/** The changes to a picture. */
export interface Crop {
  /** The size of the picture after turning. */
  picture: Size;
  /** Its focal point. */
  focus: Focus;
  /** How many quarters it is turned to the right: 0 to 3. */
  turns: number;
  shape: Shape;
  frame: Frame;
}

/** All of a picture, or the largest square in it. */
export const newCrop = ({ width, height }: Size, focus: Focus, square: boolean): Crop => {
  const picture = { width, height };
  return {
    picture,
    focus,
    turns: 0,
    shape: square ? 'square' : 'free',
    frame: square ? largestFrame(picture, 1, focus) : wholeFrame(picture),
  };
};

/** The same part of the picture, turned to the right by quarters. */
export function rotatedBy(quarters: number, { picture, focus, turns, shape, frame }: Crop): Crop {
  let turned = { picture, focus, frame };
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    turned = {
      picture: rotatedSize(turned.picture),
      focus: rotatedFocus(turned.focus),
      frame: rotatedFrame(turned.picture, turned.frame),
    };
  }
  return {
    ...turned,
    turns: (turns + quarters) % 4,
    shape,
    frame: reshaped(turned.picture, turned.frame, shapes[shape].ratio),
  };
}

/** Whether the picture would stay as it is. */
export function isUnchanged({ picture, turns, frame }: Crop): boolean {
  const { width, height } = inWholePixels(frame);
  return turns === 0 && width === picture.width && height === picture.height;
}
