/** Building blocks of hair, in the coordinates of the head (see face.ts). */
import { mix } from './palette.ts';
import { line, n, oval, path } from './svg.ts';

/** What lies behind the neck and what lies over the head. */
export type Layers = { back: string; front: string };

/** Draws a style for a turn of the head in one colour, with an accent for ties and bands. */
export type Draw = (turn: number, paint: string, accent: string) => Layers;

/** Where the hair meets the face at both temples: the far side shows less hair. */
export const temples = (turn: number): [number, number, number] => [
  n(-30 + (turn > 0 ? 9 : 2) * turn),
  n(30 + (turn > 0 ? 2 : 9) * turn),
  n(turn * 9),
];

export type Line = 'side' | 'middle' | 'straight' | 'round' | 'swept';

/** The hairline from the right temple to the left one. */
const hairline = (kind: Line, turn: number): string => {
  const [l, r, h] = temples(turn);
  const to = (d: string) => `L${r},0 ${d} L${l},0`;
  if (kind === 'middle') {
    return to(`C${r - 1},-16 ${h + 16},-24 ${h},-36 C${h - 16},-24 ${l + 1},-16 ${l},0`);
  }
  if (kind === 'straight') {
    return to(
      `C${r},-10 ${r - 3},-15 ${h + 20},-17 Q${h},-20 ${h - 20},-17 C${l + 3},-15 ${l},-10 ${l},0`,
    );
  }
  if (kind === 'swept') {
    return to(
      `C${r - 1},-10 ${r - 4},-18 ${h + 17},-28 C${h + 4},-18 ${h - 14},-15 ${l + 4},-14 L${l},0`,
    );
  }
  if (kind === 'side') {
    return to(
      `C${r - 1},-14 ${r - 3},-22 ${r - 7},-25 Q${h},-24 ${h - 14},-30 Q${l + 4},-24 ${l},0`,
    );
  }
  return to(`C${r},-18 ${r - 8},-28 ${h},-29 C${l + 8},-28 ${l},-18 ${l},0`);
};

/** Hair that covers the skull, `lift` higher than the skull on top. */
export const cap = (kind: Line, turn: number, paint: string, lift = 7): string =>
  path(
    `M-36,2 C-40,-30 -26,${-45 - lift} 0,${-45 - lift} C26,${-45 - lift} 40,-30 36,2 ` +
      `${hairline(kind, turn)} Z`,
    paint,
  );

/** A few lighter strands on the crown. */
export const gloss = (paint: string, turn: number): string =>
  line(
    `M${n(-22 + turn * 6)},-34 Q${n(-8 + turn * 6)},-46 ${n(12 + turn * 6)},-44`,
    mix(paint, '#ffe2b0', 0.28),
    3,
    'opacity=".7"',
  );

export const ring = (list: readonly (readonly [number, number, number])[], paint: string): string =>
  list.map(([x, y, r]) => oval(x, y, r, r, paint)).join('');

export const curlRing = [
  [-34, -8, 12],
  [-36, -24, 13],
  [-28, -38, 14],
  [-13, -47, 15],
  [4, -50, 15],
  [20, -45, 14],
  [32, -33, 14],
  [37, -18, 12],
  [34, -4, 10],
] as const;

export const braid = (x: number, paint: string, accent: string, sway: number): string => {
  const parts = [0, 1, 2, 3, 4].map((i) =>
    oval(
      x + sway * i * 1.6,
      26 + i * 12.5,
      8.6 - i * 0.6,
      8.6,
      i % 2 ? mix(paint, '#ffe2b0', 0.1) : paint,
    ),
  );
  const [ex, ey] = [x + sway * 8.4, 26 + 5 * 12.5];
  return (
    path(
      `M${ex - 5},${ey} Q${ex - 8},${ey + 16} ${ex},${ey + 20} Q${ex + 8},${ey + 16} ${ex + 5},${ey} Z`,
      paint,
    ) +
    parts.join('') +
    oval(ex, ey - 2, 6.4, 4.4, accent)
  );
};
