/** The colours that every picture shares. */
export const color = {
  purple: '#662d91',
  plum: '#3b1a57',
  night: '#28143f',
  violet: '#7d4aa8',
  lilac: '#9a6bc0',
  mist: '#c9afe0',
  haze: '#efe6f6',
  amber: '#f6b23c',
  gold: '#e0952a',
  light: '#ffd98a',
  coral: '#ef7b5a',
  brick: '#c9573d',
  blush: '#f7b79f',
  teal: '#2b8a84',
  pine: '#1d5f62',
  mint: '#8fcbbf',
  leaf: '#4f9d6e',
  cream: '#fff8ec',
  sand: '#f3dfc1',
  wood: '#b9744a',
  oak: '#d9a06a',
  bark: '#7c4a3a',
  ink: '#2a2036',
  white: '#ffffff',
} as const;

/** A skin tone: its base, the side that lies in shade, and its blush. */
export type Skin = { base: string; shade: string; blush: string };

/** Seven skin tones from the palest to the deepest. */
export const skins = {
  pale: { base: '#fbdcc6', shade: '#eebd9f', blush: '#f39c86' },
  fair: { base: '#f4c8a4', shade: '#e2a57f', blush: '#ea8c70' },
  olive: { base: '#e2ac7d', shade: '#c98b5e', blush: '#d97b58' },
  tan: { base: '#c98a5c', shade: '#ab6c43', blush: '#c46344' },
  brown: { base: '#a4683f', shade: '#85502f', blush: '#a94e33' },
  umber: { base: '#87533a', shade: '#683d2b', blush: '#9c4a36' },
  deep: { base: '#6c4231', shade: '#502f24', blush: '#863f30' },
} as const satisfies Record<string, Skin>;

/** Hair colours. */
export const hairs = {
  black: '#2b2030',
  dark: '#46291f',
  brown: '#6f4328',
  auburn: '#a3502e',
  blond: '#dda657',
  grey: '#b7b0c2',
  white: '#ece7f0',
} as const;

/** Mixes two hex colours; `t` = 0 gives the first and 1 the second. */
export const mix = (a: string, b: string, t: number): string => {
  const part = (hex: string, i: number) => parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  const blend = (i: number) => Math.round(part(a, i) * (1 - t) + part(b, i) * t);
  return `#${[0, 1, 2].map((i) => blend(i).toString(16).padStart(2, '0')).join('')}`;
};

/** The same colour in the shade of the room (towards deep purple). */
export const shade = (hex: string, t = 0.25): string => mix(hex, color.plum, t);
