/** The neighbourhood at dusk and the open evening. */
import { cast } from '../cast.ts';
import { bookRow } from '../decor.ts';
import { bulbs, dusk, glow, ground } from '../light.ts';
import { bush, cypress, eveningSky, house, lantern, litWindow, sign, tree } from '../outdoors.ts';
import { color, shade } from '../palette.ts';
import { stand, walk } from '../poses.ts';
import { pile } from '../props.ts';
import { skyline } from '../room.ts';
import { blend, box, clip, line, oval, path, picture, put } from '../svg.ts';

/** The learning centre, seen from the front; `x` is its middle and `y` the ground. */
const centre = (x: number, y: number, s: number): string => {
  const pane = (px: number) =>
    box(px, -190, 130, 130, 8, '#ffe3a2') +
    clip(
      `M${px},-190 h130 v130 h-130 Z`,
      line(`M${px + 30},-190 v22 M${px + 100},-190 v22`, '#5b2f50', 3) +
        [30, 100]
          .map(
            (lx) =>
              oval(px + lx, -140, 40, 40, '#fff6dc', 'opacity=".6"') +
              path(`M${px + lx - 6},-170 h12 l10,16 h-32 Z`, color.coral),
          )
          .join('') +
        bookRow(px + 6, -60, 120, 40, px + 300, 0.05) +
        oval(px + 44, -96, 15, 17, '#b0703f', 'opacity=".75"') +
        path(`M${px + 14},-56 q30,-50 60,0 Z`, '#b0703f', 'opacity=".75"') +
        oval(px + 94, -88, 12, 14, '#95588f', 'opacity=".7"') +
        path(`M${px + 70},-56 q24,-40 48,0 Z`, '#95588f', 'opacity=".7"'),
    ) +
    line(`M${px + 65},-190 v130`, '#5b2f50', 5) +
    box(px - 8, -60, 146, 10, 3, color.cream) +
    box(px - 10, -204, 150, 18, 5, color.coral);
  return put(
    x,
    y,
    path('M-270,-300 L0,-440 L270,-300 Z', color.plum) +
      path('M-270,-300 L0,-440 L270,-300 L250,-300 L0,-424 L-250,-300 Z', color.violet) +
      box(-240, -302, 480, 302, 0, blend(['#8d58a9', '#6a3a86'])) +
      box(-250, -304, 500, 14, 4, color.mist) +
      pane(-212) +
      pane(82) +
      path('M-58,0 V-170 Q-58,-226 0,-226 Q58,-226 58,-170 V0 Z', color.plum) +
      path('M-46,0 V-168 Q-46,-212 0,-212 Q46,-212 46,-168 V0 Z', blend(['#fff0c4', '#ffd079'])) +
      [-180, -90, 56, 146].map((wx) => litWindow(wx, -284, 36, 44)).join('') +
      sign(0, -330, 1.05) +
      path('M-76,0 H76 L88,16 H-88 Z', '#d7b6a0'),
    s,
  );
};

/** Neighbours walk to the lit learning centre. */
export const community = (): string => {
  const walkers = [
    walk(cast.samuel, 250, 800, 0.56, 1, { eyes: 'happy', light: 1 }),
    walk(cast.ada, 325, 806, 0.58, 1, {
      mouth: 'laugh',
      light: 1,
      left: { to: [296, 734], hand: 'fist', bend: 'left' },
    }),
    walk(cast.clara, 872, 790, 0.55, -1, { light: -1 }),
    walk(cast.milo, 800, 796, 0.58, -1, { mouth: 'laugh', light: -1 }),
    walk(cast.tomas, 1010, 846, 0.64, -1, { light: -1 }),
    walk(cast.yusra, 420, 850, 0.64, 1, { eyes: 'happy', light: 1 }),
  ];
  const amina = stand(cast.amina, 652, 714, 0.4, {
    eyes: 'happy',
    light: -1,
    tilt: 3,
    right: { to: [690, 596], hand: 'open', turn: -70 },
    left: { to: [630, 662], hand: 'fist', turn: 80 },
  });
  return picture(
    1200,
    900,
    eveningSky(1200, 720, [985, 120]),
    skyline(0, 1200, 660, '#6a4594', 33),
    [30, 205, 1010, 1165].map((x) => cypress(x, 690, 1.3, '#45286f')).join(''),
    house(-40, 690, 190, 330, '#7c4a84', '#3f2264', 3),
    house(150, 690, 170, 250, '#5c5a98', '#36245f', 8, false),
    house(890, 690, 170, 270, '#a35b78', '#4a2766', 5),
    house(1062, 690, 190, 350, '#5a4a90', '#33205a', 7, false),
    glow(600, 560, 520, 0.55),
    path('M0,684 H1200 V900 H0 Z', blend(['#6d5a86', '#352650'])),
    path('M0,684 H1200 V704 H0 Z', '#8b76a0'),
    centre(600, 696, 1.12),
    bush(300, 700, 0.62, '#3f7a7e'),
    bush(900, 700, 0.62, '#3f7a7e'),
    tree(235, 712, 0.9, '#3b6d86'),
    tree(968, 712, 0.9, '#3b6d86'),
    path(
      'M520,704 L680,704 L900,900 L300,900 Z',
      blend([
        ['#ffd58c', 0.75],
        ['#ffb56a', 0.12],
      ]),
    ),
    bulbs(130, 380, 322, 362, 22, 6, 6),
    bulbs(878, 362, 1075, 380, 22, 6, 6),
    lantern(90, 800, 230, 1),
    lantern(1120, 800, 230, 1),
    ground(652, 716, 40, 7, 0.5),
    amina.all,
    [
      [250, 802, 56],
      [325, 808, 40],
      [872, 792, 56],
      [800, 798, 40],
      [1010, 848, 60],
      [420, 852, 60],
    ]
      .map(([x = 0, y = 0, r = 0]) => ground(x, y, r, 9, 0.55))
      .join(''),
    ...walkers.map((p) => p.all),
    glow(600, 590, 330, 0.3),
    dusk(1200, 900, 600, 560, 880, 0.65),
  );
};

/** A host welcomes visitors at the open door. */
export const openEvening = (): string => {
  const joseph = stand(cast.joseph, 505, 536, 0.86, {
    turn: -0.4,
    tilt: -4,
    mouth: 'laugh',
    light: -1,
    left: { to: [428, 352], hand: 'open', turn: 200, bend: 'down' },
    right: { to: [574, 396], hand: 'fist', turn: 95, bend: 'right' },
  });
  const visitors = [
    walk(cast.mei, 165, 560, 0.86, 1, {
      eyes: 'happy',
      light: 1,
      right: { to: [222, 460], hand: 'fist', bend: 'down' },
    }),
    walk(cast.anouk, 250, 566, 0.92, 1, {
      mouth: 'laugh',
      light: 1,
      left: { to: [222, 462], hand: 'fist', bend: 'left' },
    }),
    walk(cast.ines, 700, 562, 0.84, -1, { light: -1, eyes: 'happy' }),
  ];
  return picture(
    800,
    600,
    box(0, 0, 800, 520, 0, blend(['#8d58a9', '#6a3a86'])),
    box(0, 470, 800, 50, 0, shade('#6a3a86', 0.35)),
    [
      [40, 0],
      [600, 1],
    ]
      .map(
        ([x = 0, i = 0]) =>
          box(x - 8, 122, 176, 216, 10, color.plum) +
          box(x, 130, 160, 200, 6, blend(['#fff0c4', '#ffce78'])) +
          clip(
            `M${x},130 h160 v200 h-160 Z`,
            bookRow(x + 8, 330, 146, 60, 4 + i * 9, 0.05) +
              box(x, 248, 160, 7, 0, '#b0703f') +
              bookRow(x + 8, 248, 146, 56, 17 + i, 0.05),
          ) +
          line(`M${x + 80},130 v200`, '#5b2f50', 6) +
          box(x - 14, 334, 188, 14, 4, color.mist),
      )
      .join(''),
    path('M270,520 V220 Q270,110 400,110 Q530,110 530,220 V520 Z', color.plum),
    path(
      'M292,520 V224 Q292,132 400,132 Q508,132 508,224 V520 Z',
      blend(['#fff3cf', '#ffd584', '#f8b765']),
    ),
    pile(400, 470, [color.teal, color.coral, color.purple], 0.7) +
      box(340, 470, 120, 12, 4, color.wood) +
      box(350, 482, 10, 38, 0, color.bark) +
      box(440, 482, 10, 38, 0, color.bark),
    sign(400, 62, 0.9),
    glow(400, 320, 360, 0.45),
    box(0, 518, 800, 82, 0, blend(['#7c5f86', '#43305c'])),
    path(
      'M292,518 H508 L600,600 H200 Z',
      blend([
        ['#ffd58c', 0.8],
        ['#ffb56a', 0.15],
      ]),
    ),
    bulbs(-10, 30, 362, 52, 26, 7, 6),
    bulbs(438, 52, 810, 30, 26, 7, 6),
    ground(505, 540, 70, 9, 0.45),
    joseph.all,
    [
      [165, 564, 80],
      [250, 570, 60],
      [700, 566, 80],
    ]
      .map(([x = 0, y = 0, r = 0]) => ground(x, y, r, 10, 0.5))
      .join(''),
    ...visitors.map((p) => p.all),
    glow(400, 330, 300, 0.22),
    dusk(800, 600, 400, 330, 600, 0.5),
  );
};
