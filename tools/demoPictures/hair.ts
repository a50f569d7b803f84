/** All the hair styles and head coverings by name. */
import { scarf, turban } from './hair-cloth.ts';
import { long } from './hair-long.ts';
import { braid, type Draw, type Layers } from './hair-parts.ts';
import { short } from './hair-short.ts';
import { mix } from './palette.ts';
import { oval, path } from './svg.ts';

const styles = { ...short, ...long, scarf, turban } satisfies Record<string, Draw>;

export type Hair = keyof typeof styles;

/** Whether hair or cloth hides the ears. */
export const coversEars = (style: Hair): boolean =>
  ['bob', 'long', 'wavy', 'scarf'].includes(style);

/** The two layers of a hair style. */
export const hair = (style: Hair, turn: number, paint: string, accent: string): Layers =>
  styles[style](turn, paint, accent);

/** The head seen from behind: hair all over. */
export const hairFromBehind = (style: Hair, paint: string, accent: string): string => {
  const { back } = hair(style, 0, paint, accent);
  const low =
    style === 'scarf'
      ? 'C40,40 46,60 30,70 L-30,70 C-46,60 -40,40 -38,0'
      : 'C36,24 22,38 0,38 C-22,38 -36,24 -38,0';
  const dome = path(`M-38,0 C-40,-34 -26,-53 0,-53 C26,-53 40,-34 38,0 ${low} Z`, paint);
  const extra =
    style === 'braids' ? braid(-24, paint, accent, -0.6) + braid(24, paint, accent, 0.6) : '';
  const bun =
    style === 'bun' || style === 'tail'
      ? oval(0, -34, 19, 18, mix(paint, '#ffe2b0', 0.1)) + oval(0, -18, 12, 4, accent)
      : '';
  const long = style === 'long' || style === 'wavy' ? back : '';
  return (
    (long || style === 'puffs' || style === 'afro' || style === 'curls' ? back : '') +
    dome +
    extra +
    bun
  );
};
