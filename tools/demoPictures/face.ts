/** The head without its hair, in its own coordinates: middle of the face at 0,0, chin at 42. */
import { color, mix, type Skin } from './palette.ts';
import { clip, line, n, oval, path } from './svg.ts';

export type Eyes = 'dots' | 'happy' | 'down';
export type Mouth = 'smile' | 'laugh' | 'talk' | 'soft';
export type Beard = 'full' | 'short' | 'moustache';

export type FaceSpec = {
  skin: Skin;
  /** −1 looks to the left, 1 to the right. */
  turn: number;
  /** 0 looks ahead, 1 looks down. */
  pitch: number;
  eyes: Eyes;
  mouth: Mouth;
  /** Where the light comes from: −1 left, 1 right. */
  light: number;
  hairColor: string;
  beard?: Beard | undefined;
  glasses?: string | undefined;
  old?: boolean | undefined;
  earring?: string | undefined;
  /** Hair or cloth hides the ears. */
  hidden?: boolean | undefined;
};

/** The outline of the head; the chin follows the turn. */
const skull = (turn: number): string => {
  const c = turn * 6;
  return (
    `M-33,-8 C-33,-34 -18,-45 0,-45 C18,-45 33,-34 33,-8 ` +
    `C33,10 ${n(29 + c * 0.5)},24 ${n(19 + c)},34 C${n(13 + c)},40 ${n(7 + c)},43 ${c},43 ` +
    `C${n(c - 7)},43 ${n(c - 13)},40 ${n(c - 19)},34 C${n(-29 + c * 0.5)},24 -33,10 -33,-8 Z`
  );
};

const ear = (x: number, skin: Skin, earring?: string): string =>
  oval(x, 2, 7.5, 10, skin.base) +
  oval(x, 3, 3.6, 5.6, skin.shade, 'opacity=".7"') +
  (earring ? oval(x, 14, 3.6, 3.6, earring) : '');

const eye = (x: number, y: number, kind: Eyes, dark: string): string => {
  if (kind === 'happy')
    return line(`M${x - 6},${y + 2} Q${x},${y - 6} ${x + 6},${y + 2}`, dark, 2.8);
  if (kind === 'down') return line(`M${x - 6},${y} Q${x},${y + 5.5} ${x + 6},${y}`, dark, 2.8);
  return oval(x, y, 3.3, 4.2, dark) + oval(x + 1.2, y - 1.5, 1, 1.2, '#fff', 'opacity=".85"');
};

const mouthAt = (x: number, y: number, kind: Mouth, dark: string): string => {
  if (kind === 'laugh') {
    const d =
      `M${x - 10},${y - 3} Q${x},${y - 0.5} ${x + 10},${y - 3} Q${x + 8},${y + 9} ${x},${y + 9}` +
      ` Q${x - 8},${y + 9} ${x - 10},${y - 3} Z`;
    return (
      path(d, '#7a2536') +
      clip(d, oval(x, y - 4, 11, 5.4, '#fff') + oval(x, y + 10, 7, 4, color.coral))
    );
  }
  if (kind === 'talk') {
    const d =
      `M${x - 7},${y - 2} Q${x},${y - 0.5} ${x + 7},${y - 2} Q${x + 5},${y + 7} ${x},${y + 7}` +
      ` Q${x - 5},${y + 7} ${x - 7},${y - 2} Z`;
    return path(d, '#7a2536') + clip(d, oval(x, y + 7, 5, 3, color.coral));
  }
  const wide = kind === 'smile' ? 9 : 6;
  const deep = kind === 'smile' ? 7.5 : 4.5;
  return line(`M${x - wide},${y - 1} Q${x},${y + deep} ${x + wide},${y - 1}`, dark, 2.7);
};

const beardOf = (kind: Beard, fx: number, y: number, hair: string): string => {
  const lip =
    `M${fx - 13},${y - 4} Q${fx - 6},${y - 12} ${fx},${y - 8} Q${fx + 6},${y - 12} ` +
    `${fx + 13},${y - 4} Q${fx},${y - 5} ${fx - 13},${y - 4} Z`;
  if (kind === 'moustache') return path(lip, hair);
  const low = kind === 'full' ? 54 : 46;
  const c = fx * 0.55;
  return path(
    `M-34,-6 C-35,18 -28,${low - 12} ${n(c - 12)},${low - 3} Q${n(c)},${low + 2} ${n(c + 12)},${low - 3}` +
      ` C28,${low - 12} 35,18 34,-6 L${n(31 + fx * 0.1)},-6 C30,6 28,12 ${n(fx + 15)},${y - 6}` +
      ` Q${n(fx)},${y - 13} ${n(fx - 15)},${y - 6} C-28,12 -30,6 ${n(-31 + fx * 0.1)},-6 Z`,
    hair,
  );
};

/** Round spectacles. */
const specs = (l: number, r: number, y: number, frame: string): string =>
  [l, r]
    .map((x) =>
      oval(x, y, 10.5, 10, '#fff', `fill-opacity=".16" stroke="${frame}" stroke-width="2.4"`),
    )
    .join('') + line(`M${l + 10},${y - 2} Q${(l + r) / 2},${y - 5} ${r - 10},${y - 2}`, frame, 2.4);

/** Ears, head, features, beard and spectacles. */
export const face = (s: FaceSpec): string => {
  const { skin, turn, pitch, light } = s;
  const dark = mix(skin.shade, '#190d20', 0.88);
  const fx = turn * 12;
  const fy = pitch * 7;
  const squeeze = (side: number) => 13.5 * (1 - 0.28 * Math.max(0, turn * side));
  const [lx, rx] = [n(fx - squeeze(-1)), n(fx + squeeze(1))];
  const ey = n(fy);
  const d = skull(turn);
  const brow =
    s.hairColor === '#ece7f0' || s.hairColor === '#b7b0c2' ? mix(s.hairColor, dark, 0.25) : dark;
  const brows = [lx, rx].map((x) =>
    line(`M${x - 6},${ey - 12} Q${x},${ey - 16} ${x + 6},${ey - 12.5}`, brow, 2.6, 'opacity=".8"'),
  );
  const lines = s.old
    ? line(`M${lx - 9},${ey + 4} l-3.5,2 M${rx + 9},${ey + 4} l3.5,2`, skin.shade, 1.8)
    : '';
  const my = 23 + fy * 0.7;
  return (
    (turn < 0.35 && !s.hidden ? ear(33 + turn * 6, skin, s.earring) : '') +
    (turn > -0.35 && !s.hidden ? ear(-33 + turn * 6, skin, s.earring) : '') +
    path(d, skin.base) +
    clip(
      d,
      path(
        `M${-light * 44},-50 L${-light * 14},-50 C${-light * 30},-10 ${-light * 26},20 ${-light * 4},50` +
          ` L${-light * 44},50 Z`,
        skin.shade,
        'opacity=".5"',
      ) +
        oval(lx - 5, ey + 13, 7.5, 5, skin.blush, 'opacity=".5"') +
        oval(rx + 5, ey + 13, 7.5, 5, skin.blush, 'opacity=".5"'),
    ) +
    (s.beard ? beardOf(s.beard, fx, my, s.hairColor) : '') +
    brows.join('') +
    eye(lx, ey, s.eyes, dark) +
    eye(rx, ey, s.eyes, dark) +
    lines +
    line(
      `M${n(fx + turn * 3 - 1)},${n(ey + 4)} q${turn < 0 ? -4.5 : 4.5},6 ${turn < 0 ? -1 : 1},7.5`,
      mix(skin.shade, dark, 0.2),
      2.3,
    ) +
    mouthAt(n(fx), n(my), s.mouth, s.beard && s.beard !== 'moustache' ? '#f2b9a4' : dark) +
    (s.glasses ? specs(lx, rx, ey, s.glasses) : '')
  );
};
