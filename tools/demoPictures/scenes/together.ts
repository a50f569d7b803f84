/** Groups: the graduation and the reading circle. */
import { cast } from '../cast.ts';
import { rug, shelf } from '../decor.ts';
import { figure } from '../figure.ts';
import { chance } from '../geometry.ts';
import { bulbs, dusk, floorLamp, glow, ground } from '../light.ts';
import { bush, cypress, eveningSky, house, tree } from '../outdoors.ts';
import { color } from '../palette.ts';
import { diploma, gownSkirt, mortarboard, stand } from '../poses.ts';
import { heldBook, pile } from '../props.ts';
import { room, view } from '../room.ts';
import { plant } from '../science.ts';
import { armchair } from '../seats.ts';
import { blend, box, n, path, picture, put } from '../svg.ts';

const confetti = (): string => {
  const next = chance(8);
  const tones = [color.amber, color.coral, color.mint, color.light, color.mist];
  return Array.from({ length: 48 }, (_, i) =>
    put(
      120 + next() * 1360,
      90 + next() * 470,
      box(-5, -3, 10, 6, 1.5, tones[i % 5] ?? color.amber),
      0.8 + next() * 0.7,
      next() * 180,
    ),
  ).join('');
};

/** Young people in gowns celebrate, their mentor next to them. */
export const graduation = (): string => {
  const gowned = (look: typeof cast.leila, paint: string) =>
    ({ ...look, top: 'gown', topColor: paint, topAccent: color.amber }) as const;
  const over = (paint: string) => gownSkirt(paint);
  const [p1, p2] = [color.purple, '#54257c'];
  const leila = stand(gowned(cast.leila, p1), 800, 836, 1.28, {
    turn: 0,
    tilt: -3,
    mouth: 'laugh',
    eyes: 'happy',
    light: 0,
    hat: mortarboard(color.plum),
    over: over(p1),
    left: { to: [690, 262], hand: 'fist', turn: -96, bend: 'left' },
    right: { to: [898, 545], hand: 'rest', bend: 'right', turn: 160 },
  });
  const kwame = stand(gowned(cast.kwame, p2), 585, 842, 1.28, {
    turn: 0.4,
    tilt: 5,
    mouth: 'laugh',
    light: 1,
    hat: mortarboard(color.plum, color.coral),
    over: over(p2),
    left: { to: [500, 330], hand: 'open', turn: -110, bend: 'left' },
    right: { to: [690, 560], hand: 'rest', bend: 'down', behind: true },
  });
  const yusra = stand(gowned(cast.yusra, p1), 400, 836, 1.28, {
    turn: 0.5,
    tilt: 3,
    eyes: 'happy',
    light: 1,
    hat: mortarboard(color.plum),
    over: over(p1),
    left: { to: [375, 560], hand: 'fist', turn: -10, bend: 'left' },
    right: { to: [446, 548], hand: 'fist', turn: 170, bend: 'right' },
  });
  const tomas = stand(gowned(cast.tomas, p2), 1030, 842, 1.28, {
    turn: -0.4,
    tilt: -4,
    mouth: 'laugh',
    light: -1,
    hat: mortarboard(color.plum, color.coral),
    over: over(p2),
    left: { to: [950, 330], hand: 'open', turn: -110, bend: 'left' },
    right: { to: [1072, 545], hand: 'fist', turn: 170, bend: 'right' },
  });
  const ruth = stand(cast.ruth, 1235, 838, 1.14, {
    turn: -0.6,
    tilt: -6,
    eyes: 'happy',
    light: -1,
    left: { to: [1192, 470], hand: 'rest', turn: -42, bend: 'left' },
    right: { to: [1236, 476], hand: 'rest', turn: -128, bend: 'right' },
  });
  return picture(
    1600,
    900,
    eveningSky(1600, 720, [1330, 130]),
    [60, 150, 1440, 1530].map((x, i) => cypress(x, 690, 1.5 + (i % 2) * 0.4, '#4b2f78')).join(''),
    house(180, 690, 300, 300, '#b184b4', '#5a3583', 4),
    house(1120, 690, 300, 300, '#b88ab2', '#5a3583', 9),
    house(480, 690, 640, 390, '#c897b2', '#653d8c', 6),
    glow(800, 560, 560, 0.5),
    tree(70, 730, 1.7, '#3b6d86'),
    tree(1530, 730, 1.7, '#3b6d86'),
    path('M0,690 Q800,650 1600,690 V900 H0 Z', blend(['#557d68', '#2f4b58'])),
    path('M560,676 Q800,664 1040,676 L1330,900 L270,900 Z', blend(['#f0bd8a', '#a8707a'])),
    bush(60, 720, 1.5, '#3b6d76'),
    bush(1540, 720, 1.5, '#3b6d76'),
    bulbs(-10, 60, 800, 96, 50, 12),
    bulbs(800, 96, 1610, 60, 50, 12),
    ground(800, 846, 620, 34, 0.5),
    confetti(),
    yusra.all,
    ruth.all,
    kwame.all,
    tomas.all,
    leila.all,
    put(413, 545, diploma(), 1, -6),
    put(694, 214, diploma(), 1, -24),
    put(1046, 546, diploma(), 1, 8),
    dusk(1600, 900, 800, 450, 1180, 0.5),
  );
};

/** A grandmother reads to children who sit on a rug around her. */
export const readingCircle = (): string => {
  const seat = armchair(800, 560, 1.16, color.teal);
  const ruth = figure(cast.ruth, {
    at: [800, 578],
    size: 1.22,
    turn: 0.15,
    tilt: 4,
    pitch: 0.45,
    mouth: 'laugh',
    eyes: 'happy',
    light: 1,
    seated: true,
    left: { to: [738, 468], hand: 'fist', turn: -60, bend: 'left' },
    right: { to: [864, 468], hand: 'fist', turn: -120, bend: 'right' },
  });
  const sit = (
    name: keyof typeof cast,
    x: number,
    y: number,
    turn: number,
    tilt: number,
    more: object = {},
  ) => {
    const d = Math.sign(turn) || 1;
    return figure(cast[name], {
      at: [x, y],
      size: 1.3,
      turn,
      tilt,
      lean: d * 4,
      light: x < 1040 ? 1 : -1,
      crossed: true,
      left: { to: [x - 46, y + 6], turn: 30 },
      right: { to: [x + 46, y + 6], turn: 150 },
      ...more,
    });
  };
  const kids = [
    sit('zuri', 520, 690, 0.7, 4, { mouth: 'laugh' }),
    sit('omar', 1085, 690, -0.7, -4, { eyes: 'happy' }),
    sit('milo', 345, 764, 0.75, 5, { eyes: 'happy' }),
    sit('lin', 1262, 764, -0.75, -3, { mouth: 'laugh' }),
  ];
  const back = (name: keyof typeof cast, x: number, y: number, tilt: number) =>
    figure(cast[name], {
      at: [x, y],
      size: 1.42,
      back: true,
      tilt,
      left: { to: [x - 70, y + 40], bend: 'left' },
      right: { to: [x + 70, y + 40], bend: 'right' },
    });
  return picture(
    1600,
    900,
    room(1600, 900, 640, ['#46246b', '#7d4a9c'], ['#7b4a58', '#4a2a42']),
    view(130, 120, 320, 380, 140, 'dusk', 7),
    shelf(1150, 130, 400, 510, 4, 57, '#6b3f68', 0.3),
    shelf(500, 280, 190, 360, 3, 63, '#6b3f68', 0.3),
    glow(1000, 300, 700, 0.5),
    rug(800, 770, 690, 128, '#8a5aa8', color.amber),
    floorLamp(1030, 650, 330, 1.05),
    ground(800, 706, 260, 34, 0.5),
    seat.back,
    ruth.body,
    seat.arms,
    heldBook(801, 462, 1.02, color.purple),
    ruth.arms,
    pile(640, 712, [color.purple, color.amber, color.cream], 0.8),
    plant(80, 700, 1.15, color.coral),
    ...kids.map(
      (p, i) =>
        ground(n([520, 1085, 345, 1262][i] ?? 0), [735, 735, 812, 812][i] ?? 0, 130, 20, 0.45) +
        p.all,
    ),
    back('anouk', 640, 900, 4).all,
    back('ravi', 985, 904, -4).all,
    glow(1030, 330, 460, 0.42),
    dusk(1600, 900, 850, 430, 1120, 0.75),
  );
};
