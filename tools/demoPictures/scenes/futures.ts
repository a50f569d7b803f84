/** Two initiatives that look ahead: coding lab and career days. */
import { cast } from '../cast.ts';
import { bunting, shelf } from '../decor.ts';
import { figure } from '../figure.ts';
import { chairBack, table, under } from '../furniture.ts';
import { dusk, glow, ground, tableLamp, warmth } from '../light.ts';
import { color, shade } from '../palette.ts';
import { helmet, stand } from '../poses.ts';
import { laptop, mug } from '../props.ts';
import { room, view } from '../room.ts';
import { plant } from '../science.ts';
import { blend, box, line, oval, picture, put } from '../svg.ts';

const robot = (): string =>
  line('M0,-96 V-116', color.plum, 4) +
  oval(0, -120, 7, 7, color.amber) +
  box(-34, -98, 68, 50, 16, color.haze) +
  box(-26, -90, 52, 32, 12, color.plum) +
  oval(-12, -74, 5.5, 6.5, color.mint) +
  oval(12, -74, 5.5, 6.5, color.mint) +
  box(-26, -46, 52, 34, 10, color.coral) +
  line('M-28,-36 Q-46,-30 -44,-14 M28,-36 Q46,-46 50,-60', color.haze, 8) +
  oval(-16, -6, 11, 11, color.ink) +
  oval(16, -6, 11, 11, color.ink) +
  oval(-16, -6, 4, 4, color.mist) +
  oval(16, -6, 4, 4, color.mist) +
  oval(0, -30, 6, 6, color.light);

/** Young people program a small robot. */
export const codingLab = (): string => {
  const blocks = (
    [
      [0, 0, 120, 0],
      [24, 34, 150, 1],
      [24, 68, 96, 2],
      [48, 102, 130, 3],
      [24, 136, 80, 0],
    ] as const
  )
    .map(
      ([x, y, w, i]) =>
        box(
          440 + x,
          84 + y,
          w,
          24,
          8,
          [color.coral, color.amber, color.mint, color.lilac][i] ?? color.coral,
        ) + box(440 + x + w + 10, 92 + y, 40, 24, 8, color.haze, 'opacity=".35"'),
    )
    .join('');
  const yusra = figure(cast.yusra, {
    at: [330, 488],
    size: 1.14,
    turn: 0.5,
    tilt: 3,
    eyes: 'happy',
    light: 1,
    seated: true,
    left: { to: [290, 458], turn: 20 },
    right: { to: [386, 462], turn: 160 },
  });
  const anouk = figure(cast.anouk, {
    at: [600, 494],
    size: 1.2,
    turn: 0.3,
    tilt: -3,
    mouth: 'laugh',
    light: 1,
    seated: true,
    left: { to: [550, 470], turn: 20 },
    right: { to: [654, 436], hand: 'point', turn: -10, bend: 'right' },
  });
  const tomas = figure(cast.tomas, {
    at: [880, 488],
    size: 1.14,
    turn: -0.5,
    tilt: -5,
    pitch: 0.2,
    light: -1,
    seated: true,
    left: { to: [800, 462], turn: 20 },
    right: { to: [930, 462], turn: 160 },
  });
  const crowd = [yusra, anouk, tomas];
  return picture(
    1200,
    675,
    room(1200, 675, 540, ['#45246b', '#7d4a9f'], ['#6a3f50', '#3c2137']),
    view(70, 70, 210, 280, 100, 'dusk', 26),
    shelf(960, 120, 200, 420, 4, 83, '#6b3f68', 0.32),
    box(400, 50, 400, 240, 14, color.oak) +
      box(410, 60, 380, 220, 8, blend(['#2f2054', '#41307a'])) +
      blocks,
    glow(600, 180, 420, 0.3),
    chairBack(330, 350, 130, 190, color.coral),
    chairBack(880, 350, 130, 190, color.teal),
    ground(600, 646, 560, 36, 0.5),
    ...crowd.map((p) => p.body),
    under(150, 900, 525, 110),
    table(150, 900, 424, 498, 640, color.wood, 46),
    ...crowd.map((p) => p.arms),
    put(338, 486, laptop(0, 0, 0.82), 1),
    put(868, 486, laptop(0, 0, 0.82, '#bfe0d8'), 1),
    put(722, 480, robot(), 0.98),
    tableLamp(218, 458, 0.8),
    glow(218, 380, 210, 0.4),
    mug(1000, 478, 0.66, color.coral),
    glow(700, 430, 240, 0.28),
    dusk(1200, 675, 600, 340, 860, 0.6),
  );
};

/** People from several trades tell young people about their work. */
export const careerDays = (): string => {
  const nia = stand(cast.nia, 378, 606, 0.92, {
    turn: 0.3,
    tilt: -3,
    eyes: 'happy',
    light: 1,
    left: { to: [312, 384], hand: 'fist', turn: 95 },
    right: { to: [470, 330], hand: 'open', turn: -48, bend: 'down' },
    over:
      line('M-20,-164 Q-26,-112 -2,-100 Q24,-112 20,-164', color.plum, 5) +
      oval(-2, -96, 8, 8, color.lilac),
  });
  const daniel = stand(
    {
      ...cast.daniel,
      top: 'cardigan',
      topColor: color.amber,
      topAccent: '#4d6fa3',
      bottom: '#3f4a78',
    },
    600,
    612,
    0.94,
    {
      turn: -0.1,
      tilt: 3,
      mouth: 'laugh',
      light: 1,
      hat: helmet(),
      left: { to: [538, 396], hand: 'fist', turn: 85 },
      right: { to: [642, 384], hand: 'fist', turn: 170 },
    },
  );
  const clara = stand(
    { ...cast.clara, top: 'apron', topColor: color.coral, topAccent: color.teal },
    828,
    606,
    0.92,
    {
      turn: -0.4,
      tilt: -3,
      mouth: 'laugh',
      light: -1,
      left: { to: [742, 336], hand: 'open', turn: -135, bend: 'down' },
      right: { to: [866, 372], hand: 'rest', turn: 175 },
    },
  );
  const back = (name: keyof typeof cast, x: number, y: number, tilt: number, size = 1.1) =>
    figure(cast[name], {
      at: [x, y],
      size,
      back: true,
      tilt,
      left: { to: [x - 62, y + 50] },
      right: { to: [x + 62, y + 50] },
    }).all;
  return picture(
    1200,
    675,
    room(1200, 675, 530, ['#c9b1e4', '#f4e8f4'], ['#b98a72', '#8f6058']),
    warmth(600, 260, 520, 0.85),
    view(60, 90, 210, 290, 0, 'day', 8),
    view(930, 90, 210, 290, 0, 'day', 15),
    bunting(-10, 34, 600, 54, 16, 12),
    bunting(600, 54, 1210, 34, 16, 12),
    ground(378, 610, 100, 12, 0.4),
    ground(600, 616, 100, 12, 0.4),
    ground(828, 610, 100, 12, 0.4),
    nia.all,
    clara.all,
    daniel.all,
    put(
      642,
      384,
      line('M-14,0 H60', '#fffdf6', 18) +
        line('M-14,6 H60', '#cdbfd6', 3) +
        oval(60, 0, 4, 9, shade(color.haze, 0.15)),
      0.9,
      8,
    ),
    plant(1120, 640, 1, color.teal),
    back('leila', 225, 700, 4),
    back('ravi', 505, 712, 5, 1.12),
    back('anouk', 700, 712, -4, 1.12),
    back('kwame', 985, 700, -4),
    dusk(1200, 675, 600, 330, 860, 0.38),
  );
};
