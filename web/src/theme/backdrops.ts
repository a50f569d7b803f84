/**
 * What lies behind the pages of the staff area, so that one can be told from another at a glance.
 * All are light enough for small text of every kind (`palette.test.ts`).
 */
export const backdrops = {
  dawn: 'linear-gradient({colors.brand.100}, {colors.paper} 30rem)',
  noon: 'linear-gradient({colors.lamp.100}, {colors.paper} 30rem)',
  dusk: 'linear-gradient(115deg, {colors.brand.100}, {colors.paper} 32rem)',
  glow: 'radial-gradient(60rem 26rem at 85% 0, {colors.lamp.100}, {colors.paper})',
  sea: 'linear-gradient(#daeff1, {colors.paper} 30rem)',
  shore: 'linear-gradient(115deg, #daeff1, {colors.lamp.100} 22rem, {colors.paper} 44rem)',
  meadow: 'linear-gradient(#e2f0da, {colors.paper} 30rem)',
  grove: 'radial-gradient(60rem 26rem at 10% 0, #def0dc, {colors.paper})',
  rose: 'linear-gradient(#ffe5e8, {colors.paper} 30rem)',
  blossom: 'linear-gradient(115deg, #ffe5e8, {colors.brand.100} 24rem, {colors.paper} 46rem)',
  sky: 'linear-gradient(#e2ebfd, {colors.paper} 30rem)',
  night: 'linear-gradient(115deg, #e5eaff, {colors.brand.100} 20rem, {colors.paper} 44rem)',
  clay: 'linear-gradient(#fae8d8, {colors.paper} 30rem)',
  ember: 'radial-gradient(60rem 26rem at 85% 0, #ffe6d7, {colors.paper})',
  mist: 'linear-gradient(#e8ebef, {colors.paper} 30rem)',
  letter: 'radial-gradient(60rem 26rem at 10% 0, {colors.brand.100}, {colors.paper})',
  harbour: 'radial-gradient(60rem 26rem at 85% 0, #dceef2, {colors.paper})',
  lilac: 'radial-gradient(60rem 26rem at 50% 0, {colors.brand.100}, {colors.paper})',
} as const;

export type Backdrop = keyof typeof backdrops;

/** The backdrop of an editor: the one that it names, or a gradient in a hue made of its address. */
export function backdropOf({ path, backdrop }: { path: string; backdrop?: Backdrop }): string {
  if (backdrop) return backdrops[backdrop];
  const hue = [...path].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 7);
  return `linear-gradient(hsl(${hue} 60% 95%), {colors.paper} 30rem)`;
}
