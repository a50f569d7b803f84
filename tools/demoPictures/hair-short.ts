/** Short hair, curls and bald heads. */
import { cap, curlRing, type Draw, gloss, ring, temples } from './hair-parts.ts';
import { color, mix } from './palette.ts';
import { n, oval, path } from './svg.ts';

export const short = {
  crop: (t, p) => ({ back: '', front: cap('side', t, p, 8) + gloss(p, t) }),
  pixie: (t, p) => ({ back: '', front: cap('swept', t, p, 10) + gloss(p, t) }),
  quiff: (t, p) => ({
    back: '',
    front:
      cap('round', t, p, 6) +
      path(
        `M-37,-14 C-42,-44 -26,-58 -4,-58 C10,-68 42,-58 38,-16 C32,-30 22,-34 ${n(t * 9)},-32 C-16,-32 -30,-30 -37,-14 Z`,
        p,
      ) +
      gloss(p, t),
  }),
  buzz: (t, p) => ({ back: '', front: cap('round', t, p, 3.5) }),
  bald: () => ({
    back: '',
    front: oval(-8, -36, 10, 4, '#ffffff', 'opacity=".22" transform="rotate(-14 -8 -36)"'),
  }),
  rim: (t, p) => ({
    back: '',
    front:
      path(
        'M-32,10 C-40,8 -42,-10 -37,-22 C-35,-28 -30,-26 -30,-19 C-31,-8 -31,0 -30,8 Z ' +
          'M32,10 C40,8 42,-10 37,-22 C35,-28 30,-26 30,-19 C31,-8 31,0 30,8 Z',
        p,
      ) + oval(-6 + t * 8, -36, 10, 4, '#ffffff', 'opacity=".22"'),
  }),
  bob: (t, p) => ({
    back: path(
      'M0,-54 C30,-54 44,-34 44,-4 C44,14 46,28 38,38 C24,44 -24,44 -38,38 C-46,28 -44,14 -44,-4 C-44,-34 -30,-54 0,-54 Z',
      p,
    ),
    front:
      cap('straight', t, p, 9) +
      gloss(p, t) +
      path(
        `M-36,-6 C-44,8 -44,30 -36,38 C-28,38 -26,16 ${temples(t)[0] + 3},-5 Z M36,-6 C44,8 44,30 36,38 C28,38 26,16 ${temples(t)[1] - 3},-5 Z`,
        p,
      ),
  }),
  curls: (t, p) => ({
    back: ring(curlRing, mix(p, color.ink, 0.15)),
    front:
      cap('round', t, p, 9) +
      ring(
        [
          [-30, -22, 9],
          [-20, -34, 10],
          [-4, -38, 10],
          [12, -37, 10],
          [25, -30, 10],
          [32, -17, 7],
        ].map(([x = 0, y = 0, r = 0]) => [x + t * 5, y, r] as const),
        mix(p, '#ffe2b0', 0.07),
      ),
  }),
  afro: (t, p) => ({
    back: ring(
      [
        [0, -26, 52],
        [-36, -16, 24],
        [36, -16, 24],
        [-26, -48, 24],
        [26, -48, 24],
        [0, -60, 22],
        [-42, 4, 14],
        [42, 4, 14],
      ],
      p,
    ),
    front: cap('round', t, p, 12),
  }),
} satisfies Record<string, Draw>;
