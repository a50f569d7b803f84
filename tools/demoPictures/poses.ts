/** Ready-made postures and clothing extras that several pictures share. */
import { type Drawn, figure, type Look, type Pose, unit } from './figure.ts';
import { color, shade } from './palette.ts';
import { blend, box, line, oval, path } from './svg.ts';

type Rest = Omit<Pose, 'at' | 'legs'>;

/** Stands at `x` with both feet on `floor`, facing the viewer. */
export const stand = (
  look: Look,
  x: number,
  floor: number,
  size: number,
  rest: Rest = {},
): Drawn => {
  const k = unit(look, size);
  const hip = floor - 262 * k;
  return figure(look, {
    ...rest,
    at: [x, hip],
    size,
    legs: [{ to: [x - 27 * k, hip + 247 * k] }, { to: [x + 27 * k, hip + 247 * k] }],
  });
};

/** Walks to the left (−1) or to the right (1). */
export const walk = (
  look: Look,
  x: number,
  floor: number,
  size: number,
  way: -1 | 1,
  rest: Rest = {},
): Drawn => {
  const k = unit(look, size);
  const hip = floor - 256 * k;
  const toe = way > 0 ? 'right' : 'left';
  const bend = toe;
  const legs = [
    { to: [x - 56 * k, hip + (way > 0 ? 222 : 238) * k], bend, toe, shorten: 0.998 },
    { to: [x + 56 * k, hip + (way > 0 ? 238 : 222) * k], bend, toe, shorten: 0.998 },
  ] as const;
  return figure(look, {
    turn: way * 0.75,
    lean: way * 3,
    ...rest,
    at: [x, hip],
    size,
    legs,
    left: rest.left ?? {
      to: [x - 62 * k, hip + 6 * k],
      bend: way > 0 ? 'left' : 'down',
      hand: 'fist',
      turn: 78,
      shorten: 0.93,
      behind: way < 0,
    },
    right: rest.right ?? {
      to: [x + 62 * k, hip + 6 * k],
      bend: way > 0 ? 'down' : 'right',
      hand: 'fist',
      turn: 102,
      shorten: 0.93,
      behind: way > 0,
    },
  });
};

/** The long skirt of a graduation gown, hung from the hips. */
export const gownSkirt = (paint: string): string =>
  path(
    'M-50,8 C-54,60 -72,130 -80,188 Q0,206 80,188 C72,130 54,60 50,8 Z',
    blend([shade(paint, 0.1), shade(paint, 0.4)]),
  ) + line('M0,30 L2,194 M-24,40 L-38,188 M26,40 L40,188', shade(paint, 0.45), 3, 'opacity=".55"');

/** A mortarboard with its tassel. */
export const mortarboard = (paint: string, tassel: string = color.amber): string =>
  path(
    'M-36,-20 C-38,-46 -22,-56 0,-56 C22,-56 38,-46 36,-20 Q0,-34 -36,-20 Z',
    shade(paint, 0.3),
  ) +
  path('M0,-82 L66,-58 L0,-38 L-66,-58 Z', paint) +
  path('M-66,-58 L0,-38 L66,-58 L66,-54 L0,-33 L-66,-54 Z', shade(paint, 0.4)) +
  line('M0,-60 Q30,-56 46,-48 L48,-18', tassel, 3) +
  path('M43,-20 L53,-20 L55,0 L41,0 Z', tassel) +
  oval(0, -60, 4, 3, tassel);

/** A builder's helmet. */
export const helmet = (paint: string = color.amber): string =>
  path('M-40,-18 C-42,-50 -22,-64 0,-64 C22,-64 42,-50 40,-18 Z', blend([paint, color.gold])) +
  box(-9, -66, 18, 40, 8, color.light) +
  path('M-48,-20 Q0,-34 48,-20 Q50,-13 44,-12 Q0,-24 -44,-12 Q-50,-13 -48,-20 Z', paint);

/** Workshop goggles worn over the eyes. */
export const goggles = (turn: number): string => {
  const x = turn * 12;
  return (
    line('M-34,-8 L34,-8', color.pine, 6) +
    box(
      x - 26,
      -14,
      24,
      23,
      10,
      '#ffffff',
      `fill-opacity=".25" stroke="${color.teal}" stroke-width="4.5"`,
    ) +
    box(
      x + 2,
      -14,
      24,
      23,
      10,
      '#ffffff',
      `fill-opacity=".25" stroke="${color.teal}" stroke-width="4.5"`,
    )
  );
};

/** A diploma rolled up with a ribbon. */
export const diploma = (): string =>
  box(-46, -9, 92, 18, 8, '#fff3d6') +
  oval(46, 0, 5, 9, '#e4cda2') +
  box(-7, -10, 14, 20, 3, color.coral) +
  path('M-4,10 L-9,26 L0,21 L7,27 L4,10 Z', color.brick);
