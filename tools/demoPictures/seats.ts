/** Armchair, sofa and wheelchair. */
import { color, mix, shade } from './palette.ts';
import { blend, box, line, n, oval, path } from './svg.ts';

/** A deep armchair seen from the front; `y` is its seat. */
export const armchair = (
  x: number,
  y: number,
  s: number,
  paint: string,
): { back: string; arms: string } => {
  const q = (v: number) => n(v * s);
  const back =
    line(
      `M${x - q(96)},${y + q(118)} l${-q(8)},${q(36)} M${x + q(96)},${y + q(118)} l${q(8)},${q(36)}`,
      color.bark,
      q(15),
    ) +
    path(
      `M${x - q(120)},${y + q(60)} L${x - q(112)},${y - q(150)} C${x - q(110)},${y - q(222)} ${x + q(110)},${y - q(222)} ${x + q(112)},${y - q(150)} L${x + q(120)},${y + q(60)} Z`,
      blend([paint, shade(paint, 0.3)]),
    ) +
    path(
      `M${x - q(88)},${y + q(10)} L${x - q(84)},${y - q(140)} C${x - q(80)},${y - q(192)} ${x + q(80)},${y - q(192)} ${x + q(84)},${y - q(140)} L${x + q(88)},${y + q(10)} Z`,
      mix(paint, '#ffffff', 0.1),
    ) +
    box(x - q(116), y + q(2), q(232), q(66), q(22), mix(paint, '#ffffff', 0.16)) +
    box(x - q(130), y + q(48), q(260), q(78), q(18), blend([paint, shade(paint, 0.35)]));
  const arm = (side: number) =>
    box(
      x + side * q(128) - q(30),
      y - q(58),
      q(60),
      q(180),
      q(28),
      blend([mix(paint, '#ffffff', 0.12), shade(paint, 0.3)]),
    );
  return { back, arms: arm(-1) + arm(1) };
};

/** A wide sofa; `y` is its seat. */
export const sofa = (x: number, y: number, w: number, s: number, paint: string): string => {
  const q = (v: number) => v * s;
  const half = w / 2;
  return (
    line(
      `M${x - half + q(30)},${y + q(110)} v${q(34)} M${x + half - q(30)},${y + q(110)} v${q(34)}`,
      color.bark,
      q(16),
    ) +
    box(
      x - half + q(16),
      y - q(170),
      w - q(32),
      q(240),
      q(40),
      blend([paint, shade(paint, 0.25)]),
    ) +
    box(x - half + q(40), y - q(140), w / 2 - q(46), q(170), q(26), mix(paint, '#ffffff', 0.1)) +
    box(x + q(6), y - q(140), w / 2 - q(46), q(170), q(26), mix(paint, '#ffffff', 0.1)) +
    box(x - half + q(20), y, w - q(40), q(62), q(24), mix(paint, '#ffffff', 0.17)) +
    box(x - half + q(6), y + q(46), w - q(12), q(74), q(18), blend([paint, shade(paint, 0.35)])) +
    [-1, 1]
      .map((side) =>
        box(
          x + side * (half - q(18)) - q(34),
          y - q(66),
          q(68),
          q(186),
          q(32),
          blend([mix(paint, '#ffffff', 0.08), shade(paint, 0.3)]),
        ),
      )
      .join('')
  );
};

/** A wheelchair from the side, facing right: `frame` lies behind the person, `wheel` in front. */
export const wheelchair = (x: number, y: number, s: number): { frame: string; wheel: string } => {
  const q = (v: number) => n(v * s);
  const steel = '#4b3f63';
  return {
    frame:
      line(
        `M${x - q(58)},${y + q(8)} L${x - q(74)},${y - q(150)} L${x - q(98)},${y - q(156)}`,
        steel,
        q(9),
      ) +
      line(`M${x - q(66)},${y - q(128)} L${x - q(56)},${y - q(20)}`, color.teal, q(20)) +
      box(x - q(64), y - q(2), q(140), q(20), q(9), color.teal) +
      line(
        `M${x + q(70)},${y + q(10)} L${x + q(100)},${y + q(120)} L${x + q(148)},${y + q(126)}`,
        steel,
        q(9),
      ) +
      line(`M${x + q(66)},${y + q(14)} L${x + q(62)},${y + q(108)}`, steel, q(8)) +
      oval(x + q(62), y + q(124), q(24), q(24), color.ink) +
      oval(x + q(62), y + q(124), q(13), q(13), '#b9adc9'),
    wheel:
      oval(
        x - q(14),
        y + q(58),
        q(92),
        q(92),
        'none',
        `stroke="${color.ink}" stroke-width="${q(13)}"`,
      ) +
      oval(x - q(14), y + q(58), q(76), q(76), 'none', `stroke="#b9adc9" stroke-width="${q(5)}"`) +
      [0, 30, 60, 90, 120, 150]
        .map(
          (a) =>
            `<path d="M${x - q(14) - q(84)},${y + q(58)} h${q(168)}" stroke="#8b7ea3" stroke-width="${q(2.4)}" transform="rotate(${a} ${x - q(14)} ${y + q(58)})"/>`,
        )
        .join('') +
      oval(x - q(14), y + q(58), q(13), q(13), color.amber) +
      line(`M${x - q(58)},${y - q(52)} L${x + q(44)},${y - q(52)}`, steel, q(12)),
  };
};
