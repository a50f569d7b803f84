/** Lamps and the light they shed. */
import { color } from './palette.ts';
import { blend, box, halo, line, n, oval, path } from './svg.ts';

/** A warm glow that brightens whatever lies under it. */
export const glow = (x: number, y: number, r: number, power = 0.6): string =>
  oval(
    x,
    y,
    r,
    r,
    halo([
      [color.light, power],
      [color.amber, power * 0.42],
      [color.amber, power * 0.12],
      [color.amber, 0],
    ]),
    'style="mix-blend-mode:screen"',
  );

/** A soft glow for pale walls, where `screen` would not be seen. */
export const warmth = (x: number, y: number, r: number, power = 0.7): string =>
  oval(
    x,
    y,
    r,
    r,
    halo([
      [color.light, power],
      [color.light, power * 0.35],
      [color.light, 0],
    ]),
  );

/** The soft shadow under things that stand. */
export const ground = (x: number, y: number, rx: number, ry: number, power = 0.35): string =>
  oval(
    x,
    y,
    rx,
    ry,
    halo([
      [color.night, power],
      [color.night, power * 0.6],
      [color.night, 0],
    ]),
  );

/** Darkens the edges of a picture towards the evening. */
export const dusk = (w: number, h: number, x: number, y: number, r: number, power = 0.5): string =>
  `<g style="mix-blend-mode:multiply">${box(0, 0, w, h, 0, '#fff', 'opacity="0"')}` +
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r}" fill="${halo([
    ['#ffffff', 0],
    [color.plum, 0],
    [color.plum, power * 0.35],
    [color.plum, power],
  ])}"/></g>`;

/** A lamp that hangs from the ceiling; `x`, `y` is the middle of the rim of its shade. */
export const pendant = (x: number, y: number, s = 1, paint: string = color.amber): string =>
  line(`M${x},0 L${x},${n(y - 70 * s)}`, color.night, 4 * s) +
  oval(x, y + 2 * s, 20 * s, 20 * s, '#fff6da') +
  path(
    `M${n(x - 14 * s)},${n(y - 80 * s)} L${n(x + 14 * s)},${n(y - 80 * s)} C${n(x + 20 * s)},${n(y - 56 * s)}` +
      ` ${n(x + 76 * s)},${n(y - 50 * s)} ${n(x + 84 * s)},${y} L${n(x - 84 * s)},${y} C${n(x - 76 * s)},${n(y - 50 * s)}` +
      ` ${n(x - 20 * s)},${n(y - 56 * s)} ${n(x - 14 * s)},${n(y - 80 * s)} Z`,
    blend([paint, color.gold]),
  ) +
  oval(x, y, 84 * s, 9 * s, '#fff1c4') +
  oval(x, y + 1, 60 * s, 5 * s, '#ffffff') +
  path(
    `M${n(x - 52 * s)},${n(y - 14 * s)} C${n(x - 46 * s)},${n(y - 36 * s)} ${n(x - 26 * s)},${n(y - 46 * s)} ${n(x - 12 * s)},${n(y - 52 * s)}` +
      ` C${n(x - 20 * s)},${n(y - 40 * s)} ${n(x - 34 * s)},${n(y - 30 * s)} ${n(x - 40 * s)},${n(y - 12 * s)} Z`,
    '#fff',
    'opacity=".3"',
  );

/** The Lamplight table lamp: a round foot, a stem and a wide shade. `x`, `y` is the foot. */
export const tableLamp = (x: number, y: number, s = 1, paint: string = color.amber): string =>
  oval(x, y, 40 * s, 9 * s, color.plum) +
  oval(x, y - 4 * s, 36 * s, 8 * s, color.purple) +
  line(`M${x},${n(y - 6 * s)} L${x},${n(y - 96 * s)}`, color.purple, 9 * s) +
  oval(x, y - 60 * s, 9 * s, 11 * s, color.violet) +
  path(
    `M${n(x - 34 * s)},${n(y - 160 * s)} L${n(x + 34 * s)},${n(y - 160 * s)} L${n(x + 66 * s)},${n(y - 88 * s)}` +
      ` Q${x},${n(y - 74 * s)} ${n(x - 66 * s)},${n(y - 88 * s)} Z`,
    blend([color.gold, paint, color.light]),
  ) +
  path(
    `M${n(x - 34 * s)},${n(y - 160 * s)} L${n(x - 14 * s)},${n(y - 160 * s)} L${n(x - 30 * s)},${n(y - 81 * s)}` +
      ` Q${n(x - 50 * s)},${n(y - 84 * s)} ${n(x - 66 * s)},${n(y - 88 * s)} Z`,
    '#fff',
    'opacity=".28"',
  );

/** A tall lamp on the floor. */
export const floorLamp = (x: number, y: number, h: number, s = 1): string =>
  oval(x, y, 46 * s, 10 * s, color.night) +
  line(`M${x},${y} L${x},${y - h}`, color.night, 8 * s) +
  path(
    `M${n(x - 46 * s)},${y - h - 86 * s} L${n(x + 46 * s)},${y - h - 86 * s} L${n(x + 84 * s)},${y - h + 20 * s}` +
      ` Q${x},${y - h + 38 * s} ${n(x - 84 * s)},${y - h + 20 * s} Z`,
    blend([color.amber, color.light, '#fff1c9']),
  );

/** A string of small bulbs hanging between two points. */
export const bulbs = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
  r = 7,
): string => {
  const at = (t: number): [number, number] => [
    x1 + (x2 - x1) * t,
    y1 + (y2 - y1) * t + sag * 4 * t * (1 - t),
  ];
  const lamps = Array.from({ length: count }, (_, i) => at((i + 0.5) / count)).map(
    ([x, y]) =>
      glow(x, y + r * 1.6, r * 6, 0.4) +
      box(x - r * 0.35, y - 2, r * 0.7, r, 1, color.ink) +
      oval(x, y + r * 1.7, r, r * 1.2, '#ffe9b5'),
  );
  return (
    line(`M${x1},${y1} Q${(x1 + x2) / 2},${(y1 + y2) / 2 + sag * 2} ${x2},${y2}`, color.ink, 2.5) +
    lamps.join('')
  );
};
