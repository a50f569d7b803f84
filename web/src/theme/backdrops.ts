import type { Backdrop } from '@lamplight/content/sitePages';

/** Hues of their own, by day and by night. */
const sea = 'light-dark(#daeff1, #102425)';
const haze = 'light-dark({colors.brand.100}, {colors.night.haze})';
const glow = 'light-dark({colors.lamp.100}, #241a12)';
const rose = 'light-dark(#ffe5e8, #2f1b1e)';

/**
 * What lies behind the pages of the staff area, so that one can be told from another at a glance.
 * By day all are light enough for small text of every kind, by night dark enough (`palette.test.ts`).
 */
export const backdrops = {
  dawn: `linear-gradient(${haze}, {colors.bg} 30rem)`,
  noon: `linear-gradient(${glow}, {colors.bg} 30rem)`,
  dusk: `linear-gradient(115deg, ${haze}, {colors.bg} 32rem)`,
  glow: `radial-gradient(60rem 26rem at 85% 0, ${glow}, {colors.bg})`,
  sea: `linear-gradient(${sea}, {colors.bg} 30rem)`,
  shore: `linear-gradient(115deg, ${sea}, ${glow} 22rem, {colors.bg} 44rem)`,
  meadow: 'linear-gradient(light-dark(#e2f0da, #182412), {colors.bg} 30rem)',
  grove: 'radial-gradient(60rem 26rem at 10% 0, light-dark(#def0dc, #152415), {colors.bg})',
  rose: `linear-gradient(${rose}, {colors.bg} 30rem)`,
  blossom: `linear-gradient(115deg, ${rose}, ${haze} 24rem, {colors.bg} 46rem)`,
  sky: 'linear-gradient(light-dark(#e2ebfd, #18212f), {colors.bg} 30rem)',
  night: `linear-gradient(115deg, light-dark(#e5eaff, #1a2031), ${haze} 20rem, {colors.bg} 44rem)`,
  clay: 'linear-gradient(light-dark(#fae8d8, #2b1e11), {colors.bg} 30rem)',
  ember: 'radial-gradient(60rem 26rem at 85% 0, light-dark(#ffe6d7, #2e1d10), {colors.bg})',
  mist: 'linear-gradient(light-dark(#e8ebef, #1d2126), {colors.bg} 30rem)',
  letter: `radial-gradient(60rem 26rem at 10% 0, ${haze}, {colors.bg})`,
  harbour: 'radial-gradient(60rem 26rem at 85% 0, light-dark(#dceef2, #132326), {colors.bg})',
  lilac: `radial-gradient(60rem 26rem at 50% 0, ${haze}, {colors.bg})`,
} satisfies Record<Backdrop, string>;

/** The backdrop of an editor: the one that it names, or a gradient in a hue made of its address. */
export function backdropOf({ path, backdrop }: { path: string; backdrop?: Backdrop }): string {
  if (backdrop) return backdrops[backdrop];
  const hue = [...path].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 7);
  return `linear-gradient(light-dark(hsl(${hue} 60% 95%), hsl(${hue} 30% 10%)), {colors.bg} 30rem)`;
}
