/** Tables, chairs and stools. */
import { color, mix, shade } from './palette.ts';
import { blend, box, clip, halo, line, n, oval, path } from './svg.ts';

/**
 * A long table seen a little from above: the top reaches from `back` to `front` (heights in the
 * picture), `x`–`x + w` at the front edge, legs down to `floor`.
 */
export const table = (
  x: number,
  w: number,
  back: number,
  front: number,
  floor: number,
  paint: string = color.wood,
  inset = 40,
): string => {
  const dark = shade(paint, 0.38);
  const leg = (at: number) =>
    path(
      `M${at - 17},${front + 20} L${at + 17},${front + 20} L${at + 10},${floor} L${at - 10},${floor} Z`,
      blend([shade(paint, 0.45), shade(paint, 0.3)]),
    );
  return (
    leg(x + 64) +
    leg(x + w - 64) +
    box(x + 26, front + 14, w - 52, 34, 4, blend([shade(paint, 0.55), dark])) +
    path(
      `M${x + inset},${back} L${x + w - inset},${back} L${x + w},${front} L${x},${front} Z`,
      blend([mix(paint, '#ffffff', 0.05), mix(paint, color.light, 0.34)]),
    ) +
    box(x - 4, front - 3, w + 8, 23, 7, blend([mix(paint, color.light, 0.15), shade(paint, 0.2)]))
  );
};

/** The dimness under a table, over the legs of those who sit there. */
export const under = (x: number, w: number, y: number, h: number): string =>
  clip(
    `M${x - 60},${y} h${w + 120} v${h * 1.6} h${-w - 120} Z`,
    oval(
      x + w / 2,
      y,
      w * 0.54,
      h * 1.25,
      halo([
        [color.night, 0.66],
        [color.night, 0.5],
        [color.night, 0.3],
        [color.night, 0],
      ]),
    ),
  );

/** The back of a chair behind someone who sits at a table. */
export const chairBack = (x: number, y: number, w: number, h: number, paint: string): string =>
  line(
    `M${n(x - w / 2 + 8)},${y + h} L${n(x - w / 2 + 4)},${y + 10} M${n(x + w / 2 - 8)},${y + h} L${n(x + w / 2 - 4)},${y + 10}`,
    shade(paint, 0.3),
    11,
  ) + box(x - w / 2, y, w, h * 0.4, 16, blend([paint, shade(paint, 0.25)]));
