/** The four story pointers: listen, learn, grow and lead. */
import { cast } from '../cast.ts';
import { frame, rug, shelf } from '../decor.ts';
import { figure } from '../figure.ts';
import { table, under } from '../furniture.ts';
import { dusk, floorLamp, glow, ground, tableLamp, warmth } from '../light.ts';
import { color, shade } from '../palette.ts';
import { stand } from '../poses.ts';
import { openBook, pencils, pile } from '../props.ts';
import { room, view } from '../room.ts';
import { plant, sprout } from '../science.ts';
import { sofa } from '../seats.ts';
import { blend, box, line, oval, path, picture, put } from '../svg.ts';

/** A mentor listens to a learner on a sofa. */
export const listen = (): string => {
  const harpreet = figure(cast.harpreet, {
    at: [505, 400],
    size: 0.98,
    turn: -0.6,
    lean: -3,
    tilt: -7,
    eyes: 'happy',
    light: -1,
    seated: true,
    left: { to: [470, 414], turn: 30, bend: 'left' },
    right: { to: [552, 412], turn: 160, bend: 'right' },
  });
  const kwame = figure(cast.kwame, {
    at: [300, 402],
    size: 1,
    turn: 0.6,
    lean: 2,
    tilt: 3,
    mouth: 'laugh',
    light: -1,
    seated: true,
    left: { to: [262, 402], turn: 30 },
    right: { to: [374, 332], hand: 'open', turn: -48, bend: 'down' },
  });
  return picture(
    800,
    600,
    room(800, 600, 480, ['#4d2873', '#8350a2'], ['#754857', '#4a2c42']),
    view(500, 60, 200, 210, 90, 'dusk', 14),
    glow(120, 150, 420, 0.55),
    frame(
      300,
      34,
      64,
      76,
      path('M300,110 v-26 q32,-24 64,0 v30 Z', color.teal) + oval(332, 70, 14, 14, color.coral),
    ),
    frame(
      392,
      34,
      64,
      76,
      path('M392,110 v-30 l32,-26 l32,26 v36 Z', color.lilac) + oval(424, 56, 9, 9, color.amber),
    ),
    rug(400, 545, 350, 44, '#7f4fa0', color.amber),
    floorLamp(112, 520, 300, 0.9),
    ground(400, 528, 320, 24, 0.5),
    sofa(400, 405, 520, 0.82, color.teal),
    kwame.body,
    harpreet.body,
    kwame.arms,
    harpreet.arms,
    plant(725, 540, 0.85, color.coral),
    glow(112, 215, 260, 0.35),
    dusk(800, 600, 380, 300, 620, 0.6),
  );
};

/** A child writes next to a lamp and a pile of books. */
export const learn = (): string => {
  const zuri = figure(cast.zuri, {
    at: [385, 466],
    size: 1.75,
    turn: 0.15,
    tilt: 5,
    pitch: 0.9,
    eyes: 'down',
    light: 1,
    seated: true,
    left: { to: [326, 436], turn: 25 },
    right: { to: [455, 440], hand: 'pen', turn: 145 },
  });
  return picture(
    800,
    600,
    room(800, 600, 520, ['#452269', '#7a479b'], ['#6a3f50', '#3c2137']),
    view(90, 50, 190, 260, 90, 'dusk', 21),
    shelf(590, 60, 190, 300, 3, 71, '#6b3f68', 0.35),
    glow(600, 250, 430, 0.5),
    zuri.body,
    under(40, 720, 540, 80),
    table(40, 720, 380, 478, 640, color.wood, 50),
    tableLamp(606, 424, 1.15),
    openBook(392, 472, 1.35, color.teal, -2),
    pile(180, 452, [color.purple, color.coral, color.amber, color.cream], 1.05),
    pencils(700, 452, 0.9, color.coral),
    line('M466,446 L436,418', color.amber, 6),
    zuri.arms,
    glow(606, 300, 300, 0.35),
    dusk(800, 600, 430, 300, 600, 0.6),
  );
};

const wateringCan = (): string =>
  line('M40,-34 C80,-50 84,10 46,16', color.pine, 9) +
  line('M-30,4 L-88,-44', color.teal, 13) +
  path('M-104,-42 L-82,-62 L-76,-48 L-94,-32 Z', color.pine) +
  path('M-42,-40 L42,-40 L48,34 Q0,42 -48,34 Z', blend([color.teal, color.pine])) +
  oval(0, -40, 42, 8, shade(color.pine, 0.25));

/** A young woman waters a plant that grows from an open book. */
export const grow = (): string => {
  const yusra = stand(cast.yusra, 570, 556, 1.04, {
    turn: -0.65,
    lean: -4,
    tilt: -5,
    pitch: 0.4,
    eyes: 'happy',
    light: -1,
    left: { to: [505, 268], hand: 'fist', turn: 180, bend: 'down' },
    right: { to: [545, 286], hand: 'fist', turn: 185, bend: 'down' },
  });
  const drops = [0, 1, 2, 3, 4, 5]
    .map((i) =>
      oval(
        352 - (i % 3) * 9 - i * 3,
        268 + i * 21 + (i % 2) * 6,
        3.6,
        6,
        '#bfe3ea',
        'transform="rotate(10 350 300)"',
      ),
    )
    .join('');
  return picture(
    800,
    600,
    box(0, 0, 800, 600, 0, blend(['#f7e6d2', '#ffd9a0'])),
    warmth(290, 250, 380, 1),
    oval(290, 250, 190, 190, '#ffe6b0', 'opacity=".8"'),
    path('M0,470 Q180,400 400,450 T800,430 V600 H0 Z', '#bcd9b8'),
    path('M0,520 Q260,470 520,510 T800,500 V600 H0 Z', blend(['#8cc0a0', '#5c9d86'])),
    [70, 130, 700, 752]
      .map((x, i) =>
        put(
          x,
          512 + (i % 2) * 16,
          line('M0,0 q-4,-22 -14,-32 M0,0 q0,-26 4,-40 M0,0 q8,-18 18,-26', '#3f8a6a', 5),
        ),
      )
      .join(''),
    ground(290, 540, 220, 20, 0.3),
    ground(570, 566, 120, 14, 0.35),
    openBook(285, 532, 2.6, color.purple),
    sprout(285, 470, 230, 1.12),
    drops,
    yusra.body,
    put(452, 262, wateringCan(), 0.96, -14),
    yusra.arms,
    warmth(290, 200, 240, 0.25),
  );
};

/** A teenager explains the planets to younger children. */
export const lead = (): string => {
  const leila = stand({ ...cast.leila, topColor: color.amber }, 265, 560, 1.08, {
    turn: 0.35,
    tilt: 4,
    mouth: 'laugh',
    light: 1,
    left: { to: [196, 372], hand: 'fist', bend: 'left', turn: 60 },
    right: { to: [408, 218], hand: 'point', turn: -16, bend: 'down' },
  });
  const back = (name: keyof typeof cast, x: number, y: number, tilt: number) =>
    figure(cast[name], {
      at: [x, y],
      size: 1.12,
      back: true,
      tilt,
      left: { to: [x - 56, y + 30] },
      right: { to: [x + 56, y + 30] },
    }).all;
  const milo = figure(cast.milo, {
    at: [420, 612],
    size: 1.12,
    back: true,
    tilt: -3,
    left: { to: [370, 640] },
    right: { to: [478, 410], hand: 'open', turn: -84, bend: 'right' },
  }).all;
  const ring = (rx: number, ry: number) =>
    oval(570, 190, rx, ry, 'none', `stroke="${color.mint}" stroke-width="3.5" opacity=".55"`);
  return picture(
    800,
    600,
    room(800, 600, 470, ['#cbb2e6', '#f2e6f5'], ['#b98a72', '#8f6058']),
    warmth(480, 180, 420, 0.8),
    box(362, 62, 408, 260, 10, color.pine) +
      box(362, 62, 408, 260, 10, 'none', `stroke="${color.oak}" stroke-width="13"`),
    ring(66, 38),
    ring(116, 68),
    ring(166, 98),
    oval(570, 190, 26, 26, color.amber),
    oval(630, 174, 9, 9, color.coral),
    oval(470, 224, 14, 14, color.mist),
    oval(704, 250, 17, 17, color.coral),
    oval(452, 120, 11, 11, color.light),
    ground(265, 564, 120, 14, 0.4),
    plant(70, 540, 0.95, color.coral),
    leila.all,
    back('ada', 560, 606, 3),
    milo,
    back('omar', 695, 612, -4),
    dusk(800, 600, 420, 280, 620, 0.35),
  );
};
