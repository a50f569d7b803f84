/** Points, joints and limbs. */
import { n } from './svg.ts';

export type Pt = readonly [number, number];

export const add = (a: Pt, b: Pt): Pt => [a[0] + b[0], a[1] + b[1]];
export const lerp = (a: Pt, b: Pt, t: number): Pt => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
const gap = (a: Pt, b: Pt): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const angle = (a: Pt, b: Pt): number =>
  (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

/** Turns a point about the origin, in degrees clockwise. */
export const spin = (p: Pt, degrees: number): Pt => {
  const r = (degrees * Math.PI) / 180;
  return [p[0] * Math.cos(r) - p[1] * Math.sin(r), p[0] * Math.sin(r) + p[1] * Math.cos(r)];
};

/** Which way an elbow or a knee goes. */
export type Bend = 'left' | 'right' | 'up' | 'down';

const towards: Record<Bend, (p: Pt) => number> = {
  left: (p) => -p[0],
  right: (p) => p[0],
  up: (p) => -p[1],
  down: (p) => p[1],
};

/**
 * Finds the middle joint of a limb that runs from `a` to `b`. A limb that points at the viewer
 * is foreshortened, so bones shrink when the two ends come close to each other.
 */
export const joint = (
  a: Pt,
  b: Pt,
  bones: Pt,
  bend: Bend,
  shorten = 0.8,
): { middle: Pt; end: Pt } => {
  const full = bones[0] + bones[1];
  const reach = Math.min(gap(a, b), full * 0.995);
  const end = lerp(a, b, reach / Math.max(gap(a, b), 0.01));
  const k = Math.min(1, reach / shorten / full);
  const [p, q] = [bones[0] * k, bones[1] * k];
  const along = (p * p - q * q + reach * reach) / (2 * reach);
  const off = Math.sqrt(Math.max(0, p * p - along * along));
  const foot = lerp(a, end, along / reach);
  const side: Pt = [-(end[1] - a[1]) / reach, (end[0] - a[0]) / reach];
  const one: Pt = [foot[0] + side[0] * off, foot[1] + side[1] * off];
  const two: Pt = [foot[0] - side[0] * off, foot[1] - side[1] * off];
  return { middle: towards[bend](one) > towards[bend](two) ? one : two, end };
};

/** Samples the bent line a–m–b with a rounded joint. */
const samples = (a: Pt, m: Pt, b: Pt, round: number): Pt[] => {
  const [p, q] = [lerp(m, a, round), lerp(m, b, round)];
  const list: Pt[] = [];
  for (let i = 0; i <= 6; i += 1) list.push(lerp(a, p, i / 6));
  for (let i = 1; i < 10; i += 1) {
    const t = i / 10;
    list.push(lerp(lerp(p, m, t), lerp(m, q, t), t));
  }
  for (let i = 0; i <= 6; i += 1) list.push(lerp(q, b, i / 6));
  return list;
};

/** The outline of a limb that narrows from `w[0]` over `w[1]` at the joint to `w[2]`. */
export const limb = (
  a: Pt,
  m: Pt,
  b: Pt,
  w: readonly [number, number, number],
  round = 0.42,
): string => {
  const points = samples(a, m, b, round);
  const last = points.length - 1;
  const left: Pt[] = [];
  const right: Pt[] = [];
  points.forEach((p, i) => {
    const before = points[Math.max(0, i - 1)] ?? p;
    const after = points[Math.min(last, i + 1)] ?? p;
    const long = Math.max(gap(before, after), 0.01);
    const t = i / last;
    const wide = t < 0.5 ? w[0] + (w[1] - w[0]) * t * 2 : w[1] + (w[2] - w[1]) * (t * 2 - 1);
    const nx = (-(after[1] - before[1]) / long) * (wide / 2);
    const ny = ((after[0] - before[0]) / long) * (wide / 2);
    left.push([p[0] + nx, p[1] + ny]);
    right.unshift([p[0] - nx, p[1] - ny]);
  });
  const write = (list: Pt[]) => list.map((p) => `${n(p[0])},${n(p[1])}`).join(' L');
  const [r0, r1] = [n(w[0] / 2), n(w[2] / 2)];
  const cap = right[0] ?? b;
  const start = left[0] ?? a;
  return (
    `M${write(left)} A${r1},${r1} 0 0 0 ${n(cap[0])},${n(cap[1])} L${write(right)}` +
    ` A${r0},${r0} 0 0 0 ${n(start[0])},${n(start[1])} Z`
  );
};

/** A repeatable row of numbers between 0 and 1, for stars, books and leaves. */
export const chance = (seed: number): (() => number) => {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};
