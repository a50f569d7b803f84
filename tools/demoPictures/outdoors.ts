/** Streets, gardens and skies. */
import { chance } from './geometry.ts';
import { glow } from './light.ts';
import { color, mix, shade } from './palette.ts';
import { stars } from './room.ts';
import { blend, box, line, n, oval, path } from './svg.ts';

/** The evening sky with stars and a moon. */
export const eveningSky = (w: number, h: number, moon: readonly [number, number]): string =>
  box(0, 0, w, h, 0, blend(['#2c1a5c', '#5b3a92', '#b0699f', '#f3a47c', '#fbcf8d'])) +
  stars(0, 0, w, h * 0.5, 46, 12) +
  oval(moon[0], moon[1], 34, 34, '#fff3d6') +
  glow(moon[0], moon[1], 150, 0.35);

/** A day sky with clouds. */
export const daySky = (w: number, h: number): string =>
  box(0, 0, w, h, 0, blend(['#a9d6e4', '#dff0ea', '#fff2d6']));

/** A cloud of three puffs. */
export const cloud = (x: number, y: number, s: number, opacity = 0.9): string =>
  `<g opacity="${opacity}">${oval(x, y, 80 * s, 26 * s, '#fff')}${oval(x - 24 * s, y - 18 * s, 40 * s, 30 * s, '#fff')}` +
  `${oval(x + 26 * s, y - 12 * s, 36 * s, 26 * s, '#fff')}</g>`;

/** A round tree; `y` is the ground. */
export const tree = (x: number, y: number, s: number, paint: string = color.teal): string =>
  path(
    `M${n(x - 11 * s)},${y} L${n(x - 6 * s)},${n(y - 130 * s)} L${n(x + 6 * s)},${n(y - 130 * s)} L${n(x + 11 * s)},${y} Z`,
    color.bark,
  ) +
  line(`M${x},${n(y - 90 * s)} L${n(x + 26 * s)},${n(y - 128 * s)}`, color.bark, 7 * s) +
  oval(x - 40 * s, y - 150 * s, 56 * s, 50 * s, shade(paint, 0.3)) +
  oval(x + 42 * s, y - 152 * s, 56 * s, 50 * s, shade(paint, 0.26)) +
  oval(
    x,
    y - 188 * s,
    76 * s,
    86 * s,
    blend([mix(paint, color.light, 0.2), paint, shade(paint, 0.25)]),
  ) +
  [
    [-30, -214],
    [14, -232],
    [30, -188],
    [-14, -180],
    [44, -150],
    [-46, -158],
  ]
    .map(([dx = 0, dy = 0]) =>
      line(
        `M${n(x + dx * s - 11 * s)},${n(y + dy * s)} q${n(11 * s)},${n(-12 * s)} ${n(22 * s)},0`,
        mix(paint, color.light, 0.4),
        4 * s,
        'opacity=".45"',
      ),
    )
    .join('');

/** A pointed tree far away. */
export const cypress = (x: number, y: number, s: number, paint: string): string =>
  path(
    `M${x},${n(y - 180 * s)} C${n(x + 40 * s)},${n(y - 90 * s)} ${n(x + 36 * s)},${y} ${x},${y} C${n(x - 36 * s)},${y} ${n(x - 40 * s)},${n(y - 90 * s)} ${x},${n(y - 180 * s)} Z`,
    paint,
  );

/** A bush. */
export const bush = (x: number, y: number, s: number, paint: string = color.teal): string =>
  path(
    `M${n(x - 90 * s)},${y} C${n(x - 100 * s)},${n(y - 50 * s)} ${n(x - 50 * s)},${n(y - 70 * s)} ${n(x - 34 * s)},${n(y - 56 * s)}` +
      ` C${n(x - 20 * s)},${n(y - 90 * s)} ${n(x + 36 * s)},${n(y - 86 * s)} ${n(x + 42 * s)},${n(y - 52 * s)}` +
      ` C${n(x + 74 * s)},${n(y - 62 * s)} ${n(x + 100 * s)},${n(y - 34 * s)} ${n(x + 90 * s)},${y} Z`,
    blend([mix(paint, color.light, 0.14), shade(paint, 0.25)]),
  );

/** A window with its light on. */
export const litWindow = (x: number, y: number, w: number, h: number, on = true): string =>
  box(x, y, w, h, 4, on ? blend(['#ffd078', '#ffe9b8']) : '#4b3572') +
  line(
    `M${x + w / 2},${y} v${h} M${x},${n(y + h * 0.45)} h${w}`,
    '#6a4668',
    Math.max(2.5, w * 0.07),
  ) +
  box(x - 3, y + h, w + 6, 6, 2, '#ffffff', 'opacity=".28"');

/** A town house with a gable (or a flat roof), lit windows and a door. */
export const house = (
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  seed: number,
  gable = true,
): string => {
  const next = chance(seed);
  const cols = Math.max(2, Math.round(w / 70));
  const rows = Math.max(1, Math.round(h / 105));
  const top = gable
    ? path(
        `M${x - 14},${y - h + 4} L${x + w / 2},${n(y - h - w * 0.42)} L${x + w + 14},${y - h + 4} Z`,
        roof,
      )
    : box(x - 8, y - h - 14, w + 16, 20, 4, roof);
  let out =
    box(
      x + w * 0.68,
      y - h - (gable ? w * 0.36 : 48),
      22,
      gable ? w * 0.3 : 40,
      2,
      shade(roof, 0.25),
    ) +
    top +
    box(x, y - h, w, h, 0, blend([wall, shade(wall, 0.28)]));
  const cell = w / cols;
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < cols; c += 1) {
      const door = r === rows - 1 && c === cols - 1;
      const [wx, wy] = [x + c * cell + cell * 0.24, y - h + 26 + r * ((h - 30) / rows)];
      out += door
        ? box(wx, y - 78, cell * 0.56, 78, 5, shade(roof, 0.1)) +
          oval(wx + cell * 0.44, y - 36, 3, 3, color.light)
        : litWindow(wx, wy, cell * 0.52, cell * 0.66, next() > 0.22);
    }
  }
  return out + (gable ? oval(x + w / 2, y - h - w * 0.1, w * 0.07, w * 0.07, '#ffd994') : '');
};

/** A street lantern with its glow. */
export const lantern = (x: number, y: number, h: number, s = 1): string =>
  line(`M${x},${y} V${y - h}`, color.night, 8 * s) +
  box(x - 14 * s, y - 8, 28 * s, 10, 3, color.night) +
  path(
    `M${x - 15 * s},${y - h - 44 * s} L${x + 15 * s},${y - h - 44 * s} L${x + 11 * s},${y - h} L${x - 11 * s},${y - h} Z`,
    '#ffe2a0',
  ) +
  path(
    `M${x - 22 * s},${y - h - 42 * s} L${x},${y - h - 64 * s} L${x + 22 * s},${y - h - 42 * s} Z`,
    color.night,
  ) +
  box(x - 13 * s, y - h - 2, 26 * s, 6, 2, color.night) +
  glow(x, y - h - 22 * s, 150 * s, 0.55);

/** The sign of the learning centre: a lamp over an open book. */
export const sign = (x: number, y: number, s: number): string =>
  oval(x, y, 46 * s, 46 * s, color.cream) +
  path(
    `M${n(x - 9 * s)},${n(y - 26 * s)} h${n(18 * s)} l${n(12 * s)},${n(20 * s)} h${n(-42 * s)} Z`,
    color.amber,
  ) +
  path(
    `M${x},${n(y + 6 * s)} Q${n(x - 16 * s)},${n(y - 3 * s)} ${n(x - 30 * s)},${n(y + 2 * s)} V${n(y + 24 * s)} Q${n(x - 16 * s)},${n(y + 18 * s)} ${x},${n(y + 27 * s)}` +
      ` Q${n(x + 16 * s)},${n(y + 18 * s)} ${n(x + 30 * s)},${n(y + 24 * s)} V${n(y + 2 * s)} Q${n(x + 16 * s)},${n(y - 3 * s)} ${x},${n(y + 6 * s)} Z`,
    color.purple,
  );
