/** Rooms: walls and windows with a view. */
import { chance } from './geometry.ts';
import { color, mix, shade } from './palette.ts';
import { blend, box, clip, line, n, oval, path } from './svg.ts';

/** A wall and a floor that meet at height `y`. */
export const room = (
  w: number,
  h: number,
  y: number,
  wall: readonly [string, string],
  floor: readonly [string, string],
): string =>
  box(0, 0, w, y + 2, 0, blend([...wall])) +
  box(0, y, w, h - y, 0, blend([...floor])) +
  box(0, y - 16, w, 18, 0, shade(wall[1], 0.22));

/** A row of houses and trees seen far away, along the line `y`. */
export const skyline = (
  x: number,
  w: number,
  y: number,
  paint: string,
  seed: number,
  lit = true,
): string => {
  const next = chance(seed);
  let out = '';
  for (let at = x - 20; at < x + w; ) {
    const wide = 46 + next() * 50;
    const tall = 40 + next() * 90;
    const roof = next() > 0.5 ? `L${n(at + wide / 2)},${n(y - tall - 30)}` : '';
    out += path(
      `M${n(at)},${y} L${n(at)},${n(y - tall)} ${roof} L${n(at + wide)},${n(y - tall)} L${n(at + wide)},${y} Z`,
      paint,
    );
    if (lit) {
      for (let i = 0; i < 3; i += 1) {
        if (next() > 0.35)
          out += box(
            at + 10 + (i % 2) * 18,
            y - tall + 12 + Math.floor(i / 2) * 24,
            9,
            12,
            2,
            color.light,
            'opacity=".85"',
          );
      }
    }
    at += wide + next() * 14;
  }
  return out;
};

/** Stars scattered over an area. */
export const stars = (
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  seed = 3,
): string => {
  const next = chance(seed);
  return Array.from({ length: count }, () => {
    const r = 1.2 + next() * 1.6;
    return oval(
      x + next() * w,
      y + next() * h,
      r,
      r,
      '#fff3d6',
      `opacity="${n(0.4 + next() * 0.5)}"`,
    );
  }).join('');
};

/** A window with an arch (or straight when `arch` is 0) and a view of the evening or the day. */
export const view = (
  x: number,
  y: number,
  w: number,
  h: number,
  arch: number,
  time: 'dusk' | 'day',
  seed = 1,
): string => {
  const d =
    `M${x},${y + h} L${x},${y + arch} C${x},${n(y + arch * 0.3)} ${n(x + w * 0.2)},${y} ${x + w / 2},${y}` +
    ` C${n(x + w * 0.8)},${y} ${x + w},${n(y + arch * 0.3)} ${x + w},${y + arch} L${x + w},${y + h} Z`;
  const flat = `M${x},${y} H${x + w} V${y + h} H${x} Z`;
  const outline = arch ? d : flat;
  const sky =
    time === 'dusk'
      ? box(x, y, w, h, 0, blend(['#3d2a78', '#7a4d9e', '#e8899a', '#fbc07d'])) +
        stars(x, y, w, h * 0.4, 16, seed) +
        oval(x + w * 0.72, y + h * 0.24, w * 0.04 + 12, w * 0.04 + 12, '#fff3d6') +
        skyline(x, w, y + h, '#5c3c82', seed + 4, false) +
        skyline(x, w, y + h + 46, '#3f2464', seed + 9)
      : box(x, y, w, h, 0, blend(['#bfe0ea', '#e6f3ec', '#fff3d9'])) +
        oval(x + w * 0.3, y + h * 0.3, 46, 16, '#fff', 'opacity=".8"') +
        oval(x + w * 0.4, y + h * 0.26, 34, 18, '#fff', 'opacity=".8"') +
        skyline(x, w, y + h, '#c4b2d8', seed + 4, false) +
        [0.05, 0.3, 0.62, 0.95]
          .map((t, i) =>
            oval(x + w * t, y + h + 8, w * 0.2, 50 + i * 9, i % 2 ? color.leaf : '#6db287'),
          )
          .join('');
  const frame = time === 'dusk' ? '#5b3a86' : '#fffaf1';
  return (
    clip(outline, sky) +
    line(outline, frame, 14) +
    line(`M${x + w / 2},${y} V${y + h} M${x},${n(y + h * 0.55)} H${x + w}`, frame, 8) +
    box(x - 22, y + h - 2, w + 44, 18, 5, mix(frame, '#ffffff', 0.16)) +
    box(x - 22, y + h + 12, w + 44, 5, 2, color.plum, 'opacity=".25"')
  );
};
