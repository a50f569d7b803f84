import { describe, expect, test } from 'vitest';
import {
  type Corner,
  type Frame,
  focusIn,
  grown,
  inWholePixels,
  largestFrame,
  maxZoom,
  moved,
  reshaped,
  resized,
  rotatedFocus,
  rotatedFrame,
  rotatedSize,
  wholeFrame,
  zoomed,
  zoomOf,
} from './cropFrame.ts';

const wide = { width: 1_600, height: 900 };
const part: Frame = { x: 400, y: 200, width: 800, height: 600 };
const middle = { x: 50, y: 50 };

const corners: Corner[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
];

function expectWithin(picture: typeof wide, { x, y, width, height }: Frame): void {
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(picture.width + 1e-6);
  expect(y + height).toBeLessThanOrEqual(picture.height + 1e-6);
}

describe('the largest frame of a ratio', () => {
  test.each([
    [1, middle, { x: 350, y: 0, width: 900, height: 900 }],
    [16 / 9, middle, wholeFrame(wide)],
    [4 / 3, { x: 0, y: 0 }, { x: 0, y: 0, width: 1_200, height: 900 }],
    [1, { x: 100, y: 10 }, { x: 700, y: 0, width: 900, height: 900 }],
    [1, { x: 40, y: 10 }, { x: 190, y: 0, width: 900, height: 900 }],
  ])('%d around %o', (ratio, focus, frame) => {
    expect(inWholePixels(largestFrame(wide, ratio, focus))).toEqual(frame);
  });
});

describe('moving the frame', () => {
  test('stops at the edges of the picture', () => {
    expect(moved(wide, part, [10, -20])).toEqual({ ...part, x: 410, y: 180 });
    expect(moved(wide, part, [9_999, 9_999])).toEqual({ ...part, x: 800, y: 300 });
    expect(moved(wide, part, [-9_999, -9_999])).toEqual({ ...part, x: 0, y: 0 });
  });
});

describe('resizing the frame', () => {
  test.each(corners)('leaves the corner opposite %o in place', (corner) => {
    const opposite = ({ x, y, width, height }: Frame) => [
      corner.x > 0 ? x : x + width,
      corner.y > 0 ? y : y + height,
    ];
    for (const ratio of [null, 4 / 3]) {
      for (const by of [-9_999, -60, 0, 60, 9_999]) {
        const frame = resized(wide, part, corner, [by, by], ratio);
        expectWithin(wide, frame);
        for (const [index, place] of opposite(frame).entries()) {
          expect(place).toBeCloseTo(opposite(part)[index] ?? Number.NaN);
        }
        expect(Math.min(frame.width, frame.height)).toBeGreaterThan(99.9);
        if (ratio) expect(frame.width / frame.height).toBeCloseTo(ratio);
      }
    }
  });

  test('follows the pointer, each side independently unless a ratio is chosen', () => {
    const corner = { x: -1, y: 1 } as const;
    expect(resized(wide, part, corner, [-100, 50], null)).toEqual({
      x: 300,
      y: 200,
      width: 900,
      height: 650,
    });
    expect(resized(wide, part, corner, [-80, 60], 4 / 3)).toEqual({
      x: 320,
      y: 200,
      width: 880,
      height: 660,
    });
  });

  test('keeps the whole of a picture below the minimum size', () => {
    const tiny = { width: 60, height: 40 };
    const frame = resized(tiny, wholeFrame(tiny), { x: 1, y: 1 }, [-50, -50], null);
    expect(frame).toEqual(wholeFrame(tiny));
    expect(maxZoom(tiny, frame)).toBe(1);
  });
});

describe('growing the frame by keyboard', () => {
  const atTheRight = { x: 1_500, y: 0, width: 100, height: 100 };

  test('continues on the other side at the edge of the picture', () => {
    expect(grown(wide, part, [50, 0], null)).toEqual({ ...part, width: 850 });
    expect(grown(wide, atTheRight, [50, 20], null)).toEqual({
      x: 1_450,
      y: 0,
      width: 150,
      height: 120,
    });
    expect(grown(wide, part, [9_999, -9_999], null)).toEqual({
      x: 0,
      y: 200,
      width: 1_600,
      height: 100,
    });
  });

  test('keeps a chosen ratio', () => {
    const larger = { x: 360, y: 170, width: 880, height: 660 };
    expect(inWholePixels(grown(wide, part, [80, 0], 4 / 3))).toEqual(larger);
    expect(inWholePixels(grown(wide, part, [0, 60], 4 / 3))).toEqual(larger);
    expect(grown(wide, atTheRight, [-50, 0], 1)).toEqual(atTheRight);
  });
});

describe('zooming', () => {
  test('is centred, and reports the zoom', () => {
    expect(zoomOf(wide, wholeFrame(wide))).toBe(1);
    const frame = zoomed(wide, wholeFrame(wide), 2);
    expect(frame).toEqual({ x: 400, y: 225, width: 800, height: 450 });
    expect(zoomOf(wide, frame)).toBe(2);
    expect(zoomed(wide, frame, 1)).toEqual(wholeFrame(wide));
  });

  test('stops at the edges of the picture and at the smallest frame', () => {
    const corner = { x: 1_400, y: 0, width: 200, height: 200 };
    expect(zoomed(wide, corner, 3)).toEqual({ x: 1_300, y: 0, width: 300, height: 300 });
    expect(zoomed(wide, corner, 99).width).toBe(100);
    expect(maxZoom(wide, corner)).toBe(9);
  });
});

describe('changing the ratio', () => {
  test('keeps zoom and centre, within the picture', () => {
    const square = reshaped(wide, zoomed(wide, wholeFrame(wide), 2), 1);
    expect(square).toEqual({ x: 575, y: 225, width: 450, height: 450 });
    expect(reshaped(wide, square, 16 / 9).width).toBe(800);
    expect(reshaped(wide, part, null)).toBe(part);
    expectWithin(wide, reshaped(wide, { x: 0, y: 0, width: 100, height: 900 }, 16 / 9));
  });
});

describe('turning', () => {
  test('keeps the same part of the picture', () => {
    const left = { x: 0, y: 100, width: 300, height: 200 };
    // The left edge is at the top then.
    expect(rotatedFrame(wide, left)).toEqual({ x: 600, y: 0, width: 200, height: 300 });
    expect(rotatedFocus({ x: 10, y: 30 })).toEqual({ x: 70, y: 10 });
  });

  test('four times restores the original', () => {
    let [picture, frame, focus] = [wide, part, { x: 10, y: 30 }];
    for (let turn = 0; turn < 4; turn += 1) {
      frame = rotatedFrame(picture, frame);
      picture = rotatedSize(picture);
      focus = rotatedFocus(focus);
      expectWithin(picture, frame);
    }
    expect([picture, frame, focus]).toEqual([wide, part, { x: 10, y: 30 }]);
  });
});

test('the focal point stays in place unless it is cropped off', () => {
  expect(focusIn(wide, part, middle)).toEqual({ x: 50, y: 41.66666666666667 });
  expect(focusIn(wide, part, { x: 0, y: 50 })).toEqual(middle);
});

test('whole pixels leave no gap at the edges', () => {
  const frame = { x: 0.4, y: 0.6, width: 1_599.6, height: 899.4 };
  expect(inWholePixels(frame)).toEqual({ x: 0, y: 1, width: 1_600, height: 899 });
});
