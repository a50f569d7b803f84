/** Books, paper and things that lie on a table. */
import { color, mix, shade } from './palette.ts';
import { blend, box, line, oval, path, put } from './svg.ts';

/** An open book that lies on a table, `x`, `y` the middle of its lower edge. */
export const openBook = (
  x: number,
  y: number,
  s = 1,
  cover: string = color.coral,
  tilt = 0,
): string =>
  put(
    x,
    y,
    path('M-64,6 L-52,-34 L0,-30 L52,-34 L64,6 L0,11 Z', cover) +
      path('M-58,2 L-48,-36 Q-22,-44 0,-32 L0,5 Q-28,-6 -58,2 Z', '#fffdf6') +
      path('M58,2 L48,-36 Q22,-44 0,-32 L0,5 Q28,-6 58,2 Z', '#f4e9d6') +
      line(
        'M-42,-26 Q-24,-32 -8,-25 M-44,-17 Q-26,-23 -8,-16 M-47,-8 Q-28,-14 -8,-6 M42,-26 Q24,-32 8,-25 M44,-17 Q26,-23 8,-16',
        '#cdbfd6',
        2.6,
      ) +
      line('M0,-32 L0,5', '#d8c9b4', 2),
    s,
    tilt,
  );

/** An open book held upright, seen from its covers. */
export const heldBook = (
  x: number,
  y: number,
  s = 1,
  cover: string = color.purple,
  tilt = 0,
): string =>
  put(
    x,
    y,
    path('M-58,-42 Q-28,-50 0,-40 Q28,-50 58,-42 L58,38 Q28,30 0,40 Q-28,30 -58,38 Z', '#fffdf6') +
      path('M-62,-38 Q-30,-46 0,-35 L0,45 Q-30,35 -62,43 Z', cover) +
      path('M62,-38 Q30,-46 0,-35 L0,45 Q30,35 62,43 Z', shade(cover, 0.22)) +
      line('M0,-35 L0,45', shade(cover, 0.4), 4) +
      oval(-31, 2, 12, 12, color.light, 'opacity=".85"') +
      path('M-43,20 Q-31,12 -19,20', color.light, 'opacity=".6"'),
    s,
    tilt,
  );

/** A sheet of paper on a table. */
export const sheet = (x: number, y: number, s = 1, tilt = 0, paint = '#fffdf6'): string =>
  put(
    x,
    y,
    path('M-44,4 L-34,-30 L38,-30 L46,4 Z', paint) +
      line('M-26,-22 L28,-22 M-28,-14 L20,-14 M-31,-6 L26,-6', '#cdbfd6', 2.4),
    s,
    tilt,
  );

/** Books that lie on top of each other; `y` is the table. */
export const pile = (x: number, y: number, tones: readonly string[], s = 1): string =>
  tones
    .map((tone, i) => {
      const w = 104 - ((i * 37) % 26);
      const dx = ((i * 53) % 18) - 9;
      return put(
        x + dx * s,
        y - i * 19 * s,
        box(-w / 2, -19, w, 19, 4, tone) +
          path(`M${w / 2 - 16},-16 H${w / 2 + 1} V-3 H${w / 2 - 16} Z`, '#fbf1de') +
          box(-w / 2 + 12, -19, 7, 19, 0, '#fff', 'opacity=".28"') +
          box(-w / 2, -4, w, 4, 2, color.plum, 'opacity=".2"'),
        s,
      );
    })
    .join('');

/** A pot with pencils. */
export const pencils = (x: number, y: number, s = 1, pot: string = color.teal): string =>
  put(
    x,
    y,
    line('M-9,-30 L-16,-72', color.coral, 6) +
      line('M0,-30 L2,-80', color.amber, 6) +
      line('M9,-30 L18,-68', color.lilac, 6) +
      path('M-22,-44 L22,-44 L18,0 Q0,5 -18,0 Z', blend([pot, shade(pot, 0.25)])) +
      oval(0, -44, 22, 5, shade(pot, 0.35)),
    s,
  );

/** A mug. */
export const mug = (x: number, y: number, s = 1, paint: string = color.coral): string =>
  put(
    x,
    y,
    line('M18,-28 Q36,-28 34,-16 Q32,-6 18,-8', paint, 6) +
      path('M-20,-38 L20,-38 L18,-2 Q0,4 -18,-2 Z', blend([paint, shade(paint, 0.2)])) +
      oval(0, -38, 20, 5, shade(paint, 0.4)),
    s,
  );

/** A laptop seen from behind. */
export const laptop = (x: number, y: number, s = 1, paint = '#d9cfe6'): string =>
  put(
    x,
    y,
    path('M-74,0 L74,0 L82,12 L-82,12 Z', shade(paint, 0.3)) +
      path(
        'M-70,-92 Q-70,-98 -64,-98 L64,-98 Q70,-98 70,-92 L74,2 L-74,2 Z',
        blend([paint, mix(paint, color.lilac, 0.35)]),
      ) +
      oval(0, -48, 12, 12, color.light) +
      path('M-14,-28 Q0,-36 14,-28 L14,-24 Q0,-31 -14,-24 Z', color.cream),
    s,
  );
