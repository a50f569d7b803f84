/** Plants, flasks and a microscope. */
import { color, mix, shade } from './palette.ts';
import { blend, box, line, n, oval, path, put } from './svg.ts';

const leaf = (x: number, y: number, l: number, w: number, turn: number, paint: string): string =>
  put(
    x,
    y,
    path(
      `M0,0 C${l * 0.3},${-w} ${l * 0.8},${-w * 0.8} ${l},0 C${l * 0.8},${w * 0.6} ${l * 0.3},${w * 0.8} 0,0 Z`,
      paint,
    ) + line(`M${n(l * 0.1)},0 L${n(l * 0.8)},0`, '#ffffff', 1.6, 'opacity=".35"'),
    1,
    turn,
  );

/** A plant in a pot; `y` is where the pot is. */
export const plant = (x: number, y: number, s = 1, pot: string = color.coral, tall = 1): string =>
  put(
    x,
    y,
    [-150, -118, -96, -76, -56, -28]
      .map((a, i) =>
        leaf(0, -58, (92 + (i % 3) * 22) * tall, 20, a, i % 2 ? color.leaf : color.teal),
      )
      .join('') +
      leaf(0, -58, 66, 17, -136, '#6db287') +
      leaf(0, -58, 70, 17, -44, '#6db287') +
      path('M-36,-62 L36,-62 L27,0 Q0,5 -27,0 Z', blend([pot, shade(pot, 0.22)])) +
      box(-40, -70, 80, 16, 5, shade(pot, 0.1)),
    s,
  );

/** A young plant on a stem of height `h`. */
export const sprout = (x: number, y: number, h: number, s = 1): string =>
  put(
    x,
    y,
    line(`M0,0 C-8,${-h * 0.3} 8,${-h * 0.6} 0,${-h}`, '#3f8259', 7) +
      leaf(0, -h * 0.3, 58, 17, -28, color.leaf) +
      leaf(-2, -h * 0.36, 56, 17, -154, '#6db287') +
      leaf(2, -h * 0.62, 50, 15, -38, '#6db287') +
      leaf(2, -h * 0.68, 50, 15, -144, color.leaf) +
      leaf(0, -h, 40, 13, -64, '#8fcf9f') +
      leaf(0, -h, 40, 13, -118, color.leaf),
    s,
  );

/** A flask with a coloured liquid. */
export const flask = (x: number, y: number, s = 1, fluid: string = color.coral): string =>
  put(
    x,
    y,
    path(
      'M-10,-96 L-10,-60 L-40,-8 Q-44,0 -34,0 L34,0 Q44,0 40,-8 L10,-60 L10,-96 Z',
      '#ffffff',
      'opacity=".35"',
    ) +
      path('M-23,-38 L23,-38 L38,-8 Q42,-2 33,-2 L-33,-2 Q-42,-2 -38,-8 Z', fluid) +
      oval(0, -38, 23, 4.5, mix(fluid, '#ffffff', 0.4)) +
      oval(-8, -22, 4, 4, '#fff', 'opacity=".6"') +
      oval(8, -13, 5.5, 5.5, '#fff', 'opacity=".5"') +
      oval(4, -54, 4, 4, fluid, 'opacity=".8"') +
      box(-14, -101, 28, 8, 4, '#ffffff', 'opacity=".7"') +
      line('M-24,-26 L-32,-10', '#fff', 3.5, 'opacity=".55"'),
    s,
  );

/** A microscope that looks to the left. */
export const microscope = (x: number, y: number, s = 1): string =>
  put(
    x,
    y,
    path('M-52,0 Q-52,-16 -36,-16 L48,-16 Q58,-16 58,0 Z', color.plum) +
      path('M34,-16 C66,-50 58,-104 18,-122 L8,-104 C34,-92 38,-56 10,-16 Z', color.violet) +
      box(-46, -50, 66, 9, 4, color.plum) +
      box(-6, -34, 12, 20, 0, color.plum) +
      put(
        -2,
        -96,
        box(-13, -54, 26, 78, 6, color.haze) +
          box(-9, -80, 18, 30, 4, color.plum) +
          box(-8, 24, 16, 20, 4, color.lilac) +
          box(-13, -8, 26, 8, 0, color.amber),
        1,
        -22,
      ) +
      oval(36, -62, 12, 12, color.amber),
    s,
  );
