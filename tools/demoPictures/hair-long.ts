/** Long hair: tied, braided or loose. */
import { braid, cap, type Draw, gloss, ring, temples } from './hair-parts.ts';
import { color, mix } from './palette.ts';
import { line, n, oval, path } from './svg.ts';

export const long = {
  long: (t, p) => ({
    back: path(
      'M0,-54 C32,-54 44,-32 44,0 C45,34 52,62 46,92 C24,104 -24,104 -46,92 C-52,62 -45,34 -44,0 C-44,-32 -32,-54 0,-54 Z',
      mix(p, color.ink, 0.22),
    ),
    front:
      cap('middle', t, p, 9) +
      gloss(p, t) +
      path(
        `M-36,-6 C-44,18 -40,44 -46,74 C-34,76 -26,54 -30,24 Q-31,8 ${temples(t)[0] + 2},-8 Z ` +
          `M36,-6 C44,18 40,44 46,74 C34,76 26,54 30,24 Q31,8 ${temples(t)[1] - 2},-8 Z`,
        p,
      ),
  }),
  wavy: (t, p) => ({
    back:
      oval(0, 6, 44, 54, mix(p, color.ink, 0.22)) +
      ring(
        [
          [-36, 0, 15],
          [-40, 20, 15],
          [-36, 40, 16],
          [36, 0, 15],
          [40, 20, 15],
          [36, 40, 16],
          [-20, 50, 15],
          [20, 50, 15],
        ],
        mix(p, color.ink, 0.22),
      ),
    front:
      cap('swept', t, p, 11) +
      gloss(p, t) +
      ring(
        [
          [-38, 4, 9],
          [-40, 20, 10],
          [-37, 36, 9],
          [38, 4, 9],
          [40, 20, 10],
          [37, 36, 9],
        ],
        p,
      ),
  }),
  bun: (t, p, a) => ({
    back: oval(-t * 12, -60, 19, 17, p) + oval(-t * 12, -46, 13, 5, a),
    front: cap('round', t, p, 6) + gloss(p, t),
  }),
  tail: (t, p, a) => ({
    back:
      path(
        `M${n(-t * 30)},-34 C${n(-t * 60 - 30)},-40 ${n(-t * 64 - 22)},30 ${n(-t * 52 - 14)},66 C${n(-t * 40)},50 ${n(-t * 26)},10 0,-20 Z`,
        p,
      ) + oval(-t * 34, -26, 8, 8, a),
    front: cap('swept', t, p, 7) + gloss(p, t),
  }),
  braids: (t, p, a) => ({
    back: '',
    front:
      braid(-36, p, a, -1.4) +
      braid(36, p, a, 1.4) +
      cap('middle', t, p, 7) +
      gloss(p, t) +
      oval(-35, 14, 6, 5, a) +
      oval(35, 14, 6, 5, a),
  }),
  puffs: (t, p, a) => ({
    back: ring(
      [
        [-36, -42, 21],
        [36, -42, 21],
        [-46, -34, 12],
        [46, -34, 12],
        [-34, -56, 12],
        [34, -56, 12],
      ],
      p,
    ),
    front:
      cap('middle', t, p, 5) +
      oval(-27, -38, 5, 9, a, 'transform="rotate(38 -27 -38)"') +
      oval(27, -38, 5, 9, a, 'transform="rotate(-38 27 -38)"'),
  }),
  locs: (t, p) => ({
    back:
      path('M-36,-20 Q-44,20 -42,56 H42 Q44,20 36,-20 Z', mix(p, color.ink, 0.3)) +
      [-40, -28, -16, 16, 28, 40]
        .map((x) =>
          line(`M${x * 0.7},-24 Q${x * 1.15},10 ${x * 1.12},58`, mix(p, color.ink, 0.2), 13),
        )
        .join(''),
    front:
      cap('middle', t, p, 9) +
      [-38, 38]
        .map(
          (x) =>
            line(`M${x * 0.78},-22 Q${x * 1.1},6 ${x * 1.04},48`, p, 10) +
            [0.9, 1.06]
              .map((f) =>
                line(
                  `M${x * f * 0.9},-16 Q${x * f * 1.1},16 ${x * f * 1.03},50`,
                  mix(p, '#ffe2b0', 0.16),
                  1.8,
                ),
              )
              .join(''),
        )
        .join('') +
      [-20, -7, 8, 21]
        .map((x) => line(`M${x},-46 Q${x * 1.3},-40 ${x * 1.5},-28`, mix(p, '#ffe2b0', 0.16), 2.4))
        .join(''),
  }),
} satisfies Record<string, Draw>;
