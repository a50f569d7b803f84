/** Arms and legs of a figure. */
import type { Build } from './clothes.ts';
import { angle, joint, lerp, limb, type Pt } from './geometry.ts';
import { hand, shoeFront, shoeSide } from './hands.ts';
import type { Arm, Leg, Look } from './look.ts';
import { color, shade } from './palette.ts';
import { blendAlong, line, n, path, put } from './svg.ts';

/** The measures of one posed figure: `k` scales the body and `hk` the head and the hands. */
export type Rig = {
  look: Look;
  at: Pt;
  k: number;
  hk: number;
  build: Build;
  /** From the coordinates of the trunk to those of the picture. */
  place: (p: Pt) => Pt;
};

type Side = -1 | 1;

/** A sleeved arm with its hand; `side` −1 is on the left of the picture. */
export const arm = (rig: Rig, spec: Arm | undefined, side: Side): string => {
  if (!spec) return '';
  const { look, k, hk, build, place } = rig;
  const from = place([side * (build.shoulder - 15), -136]);
  const bend = spec.bend ?? (side < 0 ? 'left' : 'right');
  const { middle, end } = joint(from, spec.to, [94 * k, 86 * k], bend, spec.shorten);
  const d = limb(from, middle, end, [31 * k, 26 * k, 21 * k]);
  const along = spec.turn ?? angle(middle, end);
  const drawn = hand(spec.hand ?? 'rest', look.skin);
  const fingers =
    side > 0
      ? put(end[0], end[1], drawn, hk * 0.9, along + 180, true)
      : put(end[0], end[1], drawn, hk * 0.9, along);
  const tone = spec.behind ? shade(look.topColor, 0.2) : look.topColor;
  const dim = shade(tone, 0.5);
  const edge = blendAlong(lerp(from, middle, 0.3), lerp(from, middle, 0.75), [
    [dim, 0],
    [dim, 0.28],
  ]);
  const cuff = lerp(end, middle, 0.08);
  return (
    fingers +
    line(d, edge, 2.6 * k) +
    path(d, tone) +
    line(
      `M${n(cuff[0])},${n(cuff[1])} L${n(end[0])},${n(end[1])}`,
      shade(tone, 0.22),
      21.5 * k,
      'style="stroke-linecap:butt"',
    )
  );
};

/** A leg from the hip to a shoe. */
export const leg = ({ look, k, place }: Rig, spec: Leg, side: Side): string => {
  const from = place([side * 23 * (look.girth ?? 1), 0]);
  const bend = spec.bend ?? (side < 0 ? 'left' : 'right');
  const { middle, end } = joint(from, spec.to, [128 * k, 124 * k], bend, spec.shorten ?? 0.9993);
  const d = limb(from, middle, end, [48 * k, 39 * k, 28 * k], 0.35);
  const toe = spec.toe ?? 'front';
  const shoe = toe === 'front' ? shoeFront : shoeSide;
  return (
    line(d, shade(look.bottom, 0.55), 2.4 * k, 'opacity=".5"') +
    path(d, look.bottom) +
    put(end[0], end[1] + 4 * k, shoe(look.shoes, color.cream), k * 1.1, 0, toe === 'left')
  );
};

const knee = ({ at, k }: Rig, side: Side): Pt => [at[0] + side * 33 * k, at[1] + 36 * k];

/** The shin and the shoe of someone who sits facing the viewer. */
export const shin = (rig: Rig, side: Side): string => {
  const { look, k } = rig;
  const [x, y] = knee(rig, side);
  const foot: Pt = [x + side * 3 * k, y + 114 * k];
  const d = limb([x, y], [x + side * k, y + 60 * k], foot, [54 * k, 42 * k, 29 * k]);
  return (
    path(d, look.bottom) +
    put(foot[0], foot[1] + 4 * k, shoeFront(look.shoes, color.cream), k * 1.05)
  );
};

/** The thigh of someone who sits facing the viewer: short and round. */
export const thigh = (rig: Rig, side: Side): string => {
  const { look, at, k } = rig;
  const [x, y] = knee(rig, side);
  const hip: Pt = [at[0] + side * 25 * k, at[1] - 4 * k];
  const d = limb(hip, [x - side * 4 * k, y - 20 * k], [x, y], [50 * k, 53 * k, 56 * k]);
  const dim = shade(look.bottom, 0.6);
  const edge = blendAlong(
    at,
    [at[0], y],
    [
      [dim, 0.5],
      [dim, 0.1],
      [dim, 0],
    ],
  );
  return line(d, edge, 2.4 * k) + path(d, look.bottom);
};

/** A leg folded under the body of someone who sits on the ground. */
export const folded = ({ look, k, place }: Rig, side: Side): string => {
  const foot = place([side * -14, 44]);
  const widths = [50 * k, 44 * k, 28 * k] as const;
  const d = limb(place([side * 20, 2]), place([side * 96, 24]), foot, widths, 0.3);
  const shoe = shoeSide(look.shoes, shade(look.shoes, 0.35));
  return (
    put(foot[0], foot[1], shoe, k, side * 8, side > 0) +
    line(d, shade(look.bottom, 0.6), 2.4 * k, 'opacity=".5"') +
    path(d, look.bottom)
  );
};
