/** Events in the open: the summer school and the volunteer day. */
import { cast } from '../cast.ts';
import { bunting } from '../decor.ts';
import { figure } from '../figure.ts';
import { dusk, ground, warmth } from '../light.ts';
import { bush, cloud, daySky, house, tree } from '../outdoors.ts';
import { color, shade } from '../palette.ts';
import { stand, walk } from '../poses.ts';
import { openBook, pile } from '../props.ts';
import { plant } from '../science.ts';
import { blend, box, line, oval, path, picture, put } from '../svg.ts';

/** A lesson on the grass under a tree. */
export const summerSchool = (): string => {
  const sit = (
    name: keyof typeof cast,
    x: number,
    y: number,
    size: number,
    turn: number,
    more: object = {},
  ) =>
    figure(cast[name], {
      at: [x, y],
      size,
      turn,
      lean: Math.sign(turn) * 3,
      light: 1,
      crossed: true,
      left: { to: [x - 34 * size, y + 4], turn: 30 },
      right: { to: [x + 34 * size, y + 4], turn: 150 },
      ...more,
    });
  const mei = sit('mei', 400, 470, 0.92, 0.1, {
    mouth: 'laugh',
    tilt: 3,
    left: { to: [340, 400], hand: 'open', turn: -140, bend: 'left', shorten: 0.7 },
    right: { to: [452, 462], turn: 160, bend: 'right' },
  });
  const kids = [
    sit('ravi', 205, 490, 0.92, 0.7, { mouth: 'laugh' }),
    sit('zuri', 592, 490, 0.92, -0.7, { eyes: 'happy' }),
    sit('omar', 690, 532, 0.94, -0.75, {
      right: { to: [742, 404], hand: 'open', turn: -76, bend: 'right' },
    }),
    sit('anouk', 110, 532, 0.94, 0.75, { eyes: 'happy' }),
  ];
  return picture(
    800,
    600,
    daySky(800, 600),
    warmth(640, 110, 260, 1),
    oval(640, 110, 44, 44, '#ffe3a0'),
    cloud(90, 90, 0.8),
    cloud(470, 70, 0.5, 0.7),
    path('M0,330 Q200,270 430,320 T800,290 V600 H0 Z', '#b9d9b2'),
    house(560, 330, 120, 90, '#e9c9a6', color.coral, 5),
    bush(120, 340, 0.7, color.leaf),
    bush(730, 330, 0.7, color.leaf),
    path('M0,392 Q300,340 800,390 V600 H0 Z', blend(['#97c79a', '#5c9d7c'])),
    tree(275, 420, 1.55, color.leaf),
    bunting(300, 150, 810, 60, 34, 12),
    path('M70,560 L200,452 H600 L740,560 Q400,590 70,560 Z', '#e8927c') +
      path('M104,552 L214,460 H588 L706,552 Q400,578 104,552 Z', '#f6b9a0') +
      line(
        'M300,460 L250,560 M400,458 V566 M500,460 L552,560 M168,498 H644',
        '#fff1dc',
        6,
        'opacity=".5"',
      ),
    ground(400, 508, 110, 12, 0.3),
    mei.all,
    ...kids.map(
      (p, i) =>
        ground([205, 592, 690, 110][i] ?? 0, [520, 520, 562, 562][i] ?? 0, 84, 10, 0.3) + p.all,
    ),
    openBook(330, 556, 0.8, color.purple, -6),
    openBook(500, 552, 0.8, color.teal, 6),
    dusk(800, 600, 400, 300, 640, 0.2),
  );
};

/** Volunteers paint a wall, carry books and plant flowers. */
export const volunteerDay = (): string => {
  const daniel = stand(
    {
      ...cast.daniel,
      top: 'apron',
      topColor: '#4d6fa3',
      topAccent: color.cream,
      bottom: '#45406b',
    },
    310,
    548,
    0.92,
    {
      turn: -0.45,
      tilt: 3,
      mouth: 'laugh',
      light: 1,
      left: { to: [216, 240], hand: 'fist', turn: -125, bend: 'down' },
      right: { to: [372, 396], hand: 'fist', turn: 95, bend: 'right' },
    },
  );
  const leila = stand({ ...cast.leila, hair: 'tail', accent: color.amber }, 478, 556, 0.94, {
    turn: 0.2,
    eyes: 'happy',
    light: 1,
    left: { to: [436, 384], hand: 'fist', turn: 10, bend: 'left' },
    right: { to: [528, 384], hand: 'fist', turn: 170, bend: 'right' },
  });
  const ines = walk(cast.ines, 662, 560, 0.9, -1, {
    turn: -0.4,
    eyes: 'happy',
    light: -1,
    tilt: -3,
    left: { to: [622, 370], hand: 'rest', turn: 20, bend: 'left' },
    right: { to: [694, 370], hand: 'rest', turn: 160, bend: 'right' },
  });
  const crate = put(
    482,
    390,
    pile(-24, -20, [color.teal, color.amber, color.cream], 0.5) +
      pile(26, -20, [color.coral, color.purple], 0.5) +
      box(-62, -30, 124, 66, 6, blend([color.oak, color.wood])) +
      line('M-62,-8 H62 M-62,14 H62', shade(color.oak, 0.3), 3),
    0.95,
  );
  const pot = put(
    658,
    382,
    path('M-34,-34 L34,-34 L26,24 Q0,28 -26,24 Z', blend([color.coral, color.brick])) +
      box(-38, -42, 76, 14, 5, color.coral) +
      [-30, -10, 10, 30]
        .map(
          (x, i) =>
            line(`M${x * 0.4},-40 Q${x * 0.6},-70 ${x},${-84 - (i % 2) * 16}`, '#3f8259', 4) +
            oval(x, -88 - (i % 2) * 16, 12, 12, i % 2 ? color.amber : color.lilac) +
            oval(x, -88 - (i % 2) * 16, 4.5, 4.5, color.cream),
        )
        .join(''),
    0.9,
  );
  return picture(
    800,
    600,
    daySky(800, 480),
    cloud(560, 70, 0.6),
    box(0, 0, 470, 486, 0, blend(['#f8ead2', '#ecd3b4'])),
    box(458, 0, 12, 486, 0, '#d9b894'),
    path(
      'M0,0 H372 C350,70 372,150 352,214 C338,240 356,262 330,300 C300,320 290,420 250,424 C200,420 180,450 120,432 C70,420 40,452 0,440 Z',
      blend([color.violet, color.lilac]),
    ),
    oval(112, 214, 40, 40, color.light) +
      path(
        'M26,306 Q80,276 112,312 Q144,276 198,306 V382 Q144,352 112,388 Q80,352 26,382 Z',
        color.cream,
      ) +
      line('M112,312 V388', color.mist, 4),
    bush(590, 480, 1, color.leaf),
    tree(740, 490, 1.25, color.leaf),
    warmth(560, 160, 260, 0.5),
    path('M0,478 H800 V600 H0 Z', blend(['#a9cf9f', '#67a682'])),
    path('M0,478 H470 L520,600 H0 Z', blend(['#e6cfae', '#c9a184'])),
    ground(310, 552, 90, 11, 0.3),
    ground(478, 560, 80, 10, 0.3),
    ground(662, 564, 90, 10, 0.3),
    line('M210,232 L180,176', color.bark, 8) +
      put(
        178,
        166,
        box(-38, -15, 76, 30, 10, color.violet) + box(-38, -15, 76, 10, 5, color.lilac),
        1,
        6,
      ),
    daniel.all,
    leila.body,
    crate,
    leila.arms,
    ines.body,
    pot,
    ines.arms,
    put(
      150,
      560,
      path('M-34,-56 H34 L28,0 H-28 Z', '#d9cfe6') +
        oval(0, -56, 34, 9, color.purple) +
        line('M-34,-54 Q0,-100 34,-54', '#a89bc0', 4),
      0.9,
    ),
    plant(60, 585, 0.8, color.teal),
    dusk(800, 600, 400, 300, 640, 0.2),
  );
};
