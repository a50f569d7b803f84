/** What is in a room or hangs on its wall: shelves, flags, prints, rugs. */
import { chance } from './geometry.ts';
import { color, shade } from './palette.ts';
import { box, clip, line, n, oval, path } from './svg.ts';

const spines = [
  color.coral,
  color.amber,
  color.teal,
  color.lilac,
  color.mist,
  color.cream,
  color.brick,
  color.pine,
  color.mint,
];

/** Books that are in a row from `x` to `x + w` on the board at `y`; dimmed by `dim`. */
export const bookRow = (
  x: number,
  y: number,
  w: number,
  tall: number,
  seed: number,
  dim = 0.25,
): string => {
  const next = chance(seed);
  let out = '';
  for (let at = x; at < x + w - 12; ) {
    const thick = Math.min(13 + next() * 16, x + w - at);
    const h = tall * (0.68 + next() * 0.32);
    const paint = shade(spines[Math.floor(next() * spines.length)] ?? color.coral, dim);
    const tip = next() > 0.86 ? `transform="rotate(-9 ${n(at)} ${y})"` : '';
    out +=
      box(at, y - h, thick, h, 2, paint, tip) +
      (tip ? '' : box(at, y - h * 0.8, thick, 5, 0, '#fff', 'opacity=".22"'));
    at += thick + (tip ? 12 : 1.5);
    if (next() > 0.84) at += 22;
  }
  return out;
};

/** A bookcase with `rows` boards. */
export const shelf = (
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  seed: number,
  paint: string,
  dim = 0.25,
): string => {
  const step = h / rows;
  return (
    box(x, y, w, h, 6, shade(paint, 0.35)) +
    Array.from(
      { length: rows },
      (_, i) =>
        bookRow(x + 16, y + step * (i + 1) - 8, w - 34, step * 0.74, seed + i * 5, dim) +
        box(x, y + step * (i + 1) - 9, w, 11, 3, paint),
    ).join('') +
    box(x - 3, y - 6, 12, h + 8, 4, paint) +
    box(x + w - 9, y - 6, 12, h + 8, 4, paint) +
    box(x - 6, y - 10, w + 12, 13, 4, paint)
  );
};

/** Paper flags on a string. */
export const bunting = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
): string => {
  const tones = [color.coral, color.amber, color.teal, color.cream, color.lilac];
  const at = (t: number): [number, number] => [
    x1 + (x2 - x1) * t,
    y1 + (y2 - y1) * t + sag * 4 * t * (1 - t),
  ];
  return (
    line(
      `M${x1},${y1} Q${(x1 + x2) / 2},${(y1 + y2) / 2 + sag * 2} ${x2},${y2}`,
      color.cream,
      2.5,
      'opacity=".8"',
    ) +
    Array.from({ length: count }, (_, i) => {
      const [a, b] = [at((i + 0.12) / count), at((i + 0.88) / count)];
      return path(
        `M${n(a[0])},${n(a[1])} L${n(b[0])},${n(b[1])} L${n((a[0] + b[0]) / 2)},${n((a[1] + b[1]) / 2 + (b[0] - a[0]) * 1.05)} Z`,
        tones[i % tones.length] ?? color.coral,
      );
    }).join('')
  );
};

/** A framed print with a quiet motif. */
export const frame = (x: number, y: number, w: number, h: number, motif: string): string =>
  box(x - 8, y - 8, w + 16, h + 16, 4, color.oak) +
  box(x, y, w, h, 2, color.cream) +
  clip(`M${x},${y} h${w} v${h} h${-w} Z`, motif);

/** A rug on the floor. */
export const rug = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  paint: string,
  rim: string,
): string =>
  oval(x, y, rx, ry, rim) +
  oval(x, y, rx * 0.94, ry * 0.9, paint) +
  oval(
    x,
    y,
    rx * 0.8,
    ry * 0.74,
    'none',
    `stroke="${rim}" stroke-width="4" stroke-dasharray="18 14" opacity=".7"`,
  );
