/** Draws a person from a `Look` and a `Pose`. */
import { type Build, garment, neckTone } from './clothes.ts';
import { face } from './face.ts';
import { add, type Pt, spin } from './geometry.ts';
import { coversEars, hair, hairFromBehind } from './hair.ts';
import { arm, folded, leg, type Rig, shin, thigh } from './limbs.ts';
import { type Drawn, type Look, type Pose, scales } from './look.ts';
import { color } from './palette.ts';
import { line, n, oval, put } from './svg.ts';

export type { Arm, Drawn, Look, Pose } from './look.ts';
export { unit } from './look.ts';

/** Measures the figure: turned bodies are narrower, children slighter. */
const measure = (look: Look, pose: Pose): Rig => {
  const [body, head] = scales[look.age];
  const size = pose.size ?? 1;
  const k = body * size;
  const girth = look.girth ?? 1;
  const slim = (1 - 0.2 * Math.abs(pose.turn ?? 0)) * (look.age === 'child' ? 0.94 : 1) * girth;
  const build: Build = { shoulder: 64 * slim, waist: 45 * slim * girth, hip: 50 * slim * girth };
  const place = (p: Pt): Pt => add(pose.at, spin([p[0] * k, p[1] * k], pose.lean ?? 0));
  return { look, at: pose.at, k, hk: head * size, build, place };
};

const legsOf = (rig: Rig, pose: Pose): string => {
  if (pose.seated) return shin(rig, -1) + shin(rig, 1);
  const seat = put(
    pose.at[0],
    pose.at[1],
    oval(0, 6, rig.build.hip, 24, rig.look.bottom),
    rig.k,
    pose.lean ?? 0,
  );
  if (pose.crossed) return seat + folded(rig, -1) + folded(rig, 1);
  if (!pose.legs) return '';
  return seat + pose.legs.map((spec, i) => leg(rig, spec, i === 0 ? -1 : 1)).join('');
};

/** The head with everything on it, and the neck under it. */
const headOf = ({ look, hk, place }: Rig, pose: Pose) => {
  const { turn = 0, lean = 0, tilt = 0, pitch = 0 } = pose;
  const bow = spin([turn * 4 * hk, (-50 + pitch * 8) * hk], lean * 0.5 + tilt * 0.4);
  const at = add(place([turn * 5, -166]), bow);
  const accent = look.accent ?? color.amber;
  const layers = hair(look.hair, turn, look.hairColor, accent);
  const [from, to] = [place([0, -152]), [at[0], at[1] + 14 * hk] as const];
  const front = () =>
    face({
      skin: look.skin,
      turn,
      pitch,
      light: pose.light ?? 0,
      hairColor: look.beardColor ?? look.hairColor,
      eyes: pose.eyes ?? 'dots',
      mouth: pose.mouth ?? 'smile',
      beard: look.beard,
      glasses: look.glasses,
      old: look.age === 'senior',
      earring: look.earring,
      hidden: coversEars(look.hair),
    }) + layers.front;
  const behind = () =>
    oval(-34, 2, 7, 10, look.skin.base) +
    oval(34, 2, 7, 10, look.skin.base) +
    hairFromBehind(look.hair, look.hairColor, accent);
  const set = (drawing: string) => put(at[0], at[1], drawing, hk, lean * 0.4 + tilt);
  const path = `M${n(from[0])},${n(from[1])} L${n(to[0])},${n(to[1])}`;
  return {
    mane: pose.back ? '' : set(layers.back),
    neck: line(path, neckTone(look.skin), 27 * hk),
    chin: line(`M${n(to[0])},${n(to[1])} l0,${n(19 * hk)}`, look.skin.shade, 26 * hk),
    head: set((pose.back ? behind() : front()) + (pose.hat ?? '')),
  };
};

/** Draws a person. */
export const figure = (look: Look, pose: Pose): Drawn => {
  const rig = measure(look, pose);
  const { left, right, back, turn = 0, light = 0 } = pose;
  const { mane, neck, chin, head } = headOf(rig, pose);
  const sleeves =
    (left?.behind ? '' : arm(rig, left, -1)) + (right?.behind ? '' : arm(rig, right, 1));
  const far = (left?.behind ? arm(rig, left, -1) : '') + (right?.behind ? arm(rig, right, 1) : '');
  const dress = { paint: look.topColor, accent: look.topAccent, skin: look.skin, light };
  const plain = back && look.top !== 'stripes';
  const top = plain
    ? garment('tee', rig.build, 0, { ...dress, accent: look.topColor })
    : garment(look.top, rig.build, back ? 0 : turn * 20, dress);
  const body = [
    far,
    mane,
    legsOf(rig, pose),
    neck,
    put(pose.at[0], pose.at[1], top + (pose.over ?? ''), rig.k, pose.lean ?? 0),
    pose.seated ? thigh(rig, -1) + thigh(rig, 1) : '',
    back ? '' : chin,
    back ? sleeves : '',
    head,
  ].join('');
  const arms = back ? '' : sleeves;
  return { body, arms, all: body + arms };
};
