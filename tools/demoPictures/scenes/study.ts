/** Evening scenes around a table. */
import { cast } from '../cast.ts';
import { bunting, frame, shelf } from '../decor.ts';
import { figure } from '../figure.ts';
import { chairBack, table, under } from '../furniture.ts';
import { dusk, glow, ground, pendant, tableLamp } from '../light.ts';
import { color } from '../palette.ts';
import { mug, openBook, pencils, pile, sheet } from '../props.ts';
import { room, view } from '../room.ts';
import { plant } from '../science.ts';
import { line, oval, path, picture } from '../svg.ts';

/** Children and mentors do their homework around one lamp. */
export const eveningStudy = (): string => {
  const amina = figure(cast.amina, {
    at: [600, 640],
    size: 1.34,
    turn: 0.6,
    lean: 7,
    tilt: 6,
    pitch: 0.5,
    eyes: 'happy',
    light: 1,
    seated: true,
    left: { to: [560, 600], hand: 'rest', turn: 20 },
    right: { to: [745, 592], hand: 'point', turn: 24, bend: 'down' },
  });
  const anouk = figure(cast.anouk, {
    at: [800, 650],
    size: 1.36,
    turn: -0.1,
    tilt: -5,
    pitch: 0.9,
    eyes: 'down',
    mouth: 'smile',
    light: 1,
    seated: true,
    left: { to: [742, 626], turn: 30 },
    right: { to: [868, 626], turn: 150 },
  });
  const ravi = figure(cast.ravi, {
    at: [1066, 650],
    size: 1.36,
    turn: 0.5,
    tilt: -4,
    pitch: 0,
    mouth: 'laugh',
    light: -1,
    seated: true,
    left: { to: [1020, 624], hand: 'rest', turn: 20 },
    right: { to: [1128, 624], hand: 'pen', turn: 130 },
  });
  const joseph = figure(cast.joseph, {
    at: [1240, 640],
    size: 1.34,
    turn: -0.6,
    lean: -6,
    tilt: -5,
    pitch: 0.4,
    mouth: 'smile',
    light: -1,
    seated: true,
    left: { to: [1165, 598], hand: 'rest', turn: 165, bend: 'left' },
    right: { to: [1275, 610], turn: 165 },
  });
  const kwame = figure(cast.kwame, {
    at: [390, 645],
    size: 1.34,
    turn: 0.35,
    tilt: 5,
    pitch: 0.9,
    eyes: 'down',
    mouth: 'soft',
    light: 1,
    seated: true,
    left: { to: [345, 622], turn: 25 },
    right: { to: [455, 622], hand: 'pen', turn: 130 },
  });
  const crowd = [kwame, joseph, amina, anouk, ravi];
  return picture(
    1600,
    900,
    room(1600, 900, 720, ['#46246b', '#744397'], ['#6a3f50', '#3c2137']),
    shelf(40, 190, 340, 530, 4, 11, '#6b3f68', 0.35),
    shelf(1220, 190, 340, 530, 4, 23, '#6b3f68', 0.35),
    view(560, 96, 480, 470, 190, 'dusk', 5),
    frame(
      430,
      200,
      84,
      110,
      oval(42 + 430, 265, 24, 24, color.amber) +
        path('M430,310 v-30 q42,-24 84,0 v30 Z', color.teal),
    ),
    frame(
      1088,
      200,
      84,
      110,
      path('M1088,310 v-50 l42,-32 l42,32 v50 Z', color.coral) +
        oval(1130, 228, 12, 12, color.light),
    ),
    bunting(30, 60, 560, 120, 22, 9),
    bunting(1040, 120, 1570, 60, 22, 9),
    glow(918, 440, 700, 0.5),
    chairBack(390, 470, 150, 240, color.teal),
    chairBack(1240, 450, 160, 240, color.coral),
    chairBack(600, 450, 160, 240, color.coral),
    ground(800, 850, 700, 60),
    ...crowd.map((p) => p.body),
    under(210, 1180, 700, 160),
    table(210, 1180, 572, 660, 850, color.wood, 60),
    pile(270 + 30, 628, [color.teal, color.coral, color.cream], 0.9),
    tableLamp(918, 606, 1.1),
    openBook(800, 652, 1.15, color.coral),
    sheet(425, 650, 1.15, -3),
    sheet(1094, 650, 1.1, 3),
    mug(640, 640, 0.8, color.mint),
    pencils(978, 622, 0.7),
    pile(1334, 632, [color.purple, color.amber], 0.85),
    ...crowd.map((p) => p.arms),
    plant(120, 860, 1.25, color.coral),
    plant(1500, 862, 1.2, color.teal),
    glow(918, 480, 430, 0.36),
    glow(918, 500, 170, 0.3),
    dusk(1600, 900, 850, 470, 1150, 0.75),
  );
};

/** A mentor and a young woman talk over a notebook. */
export const mentorPair = (): string => {
  const leila = figure(cast.leila, {
    at: [585, 725],
    size: 1.95,
    turn: 0.7,
    lean: 3,
    tilt: 3,
    mouth: 'laugh',
    light: 1,
    seated: true,
    left: { to: [560, 672], turn: 14 },
    right: { to: [752, 566], hand: 'open', turn: -32, bend: 'down' },
  });
  const joseph = figure(cast.joseph, {
    at: [1030, 722],
    size: 1.82,
    turn: -0.75,
    lean: -5,
    tilt: -6,
    pitch: 0.15,
    eyes: 'happy',
    light: -1,
    seated: true,
    left: { to: [930, 680], turn: 172 },
    right: { to: [1008, 486], hand: 'fist', turn: -118, bend: 'down', shorten: 0.3 },
  });
  return picture(
    1600,
    900,
    room(1600, 900, 760, ['#3f2063', '#7b489c'], ['#6a3f50', '#3c2137']),
    view(140, 110, 330, 440, 150, 'dusk', 8),
    shelf(1180, 170, 380, 590, 4, 31, '#6b3f68', 0.35),
    glow(815, 150, 720, 0.4),
    chairBack(560, 480, 200, 300, color.teal),
    chairBack(1060, 470, 220, 300, color.purple),
    ground(800, 872, 620, 46),
    leila.body,
    joseph.body,
    under(330, 960, 770, 130),
    table(330, 960, 640, 740, 890, color.wood, 70),
    openBook(815, 728, 1.5, color.purple),
    mug(470, 712, 1.15, color.coral),
    pencils(1160, 700, 1, color.teal),
    line('M770,712 L830,690', color.coral, 7),
    leila.arms,
    joseph.arms,
    pendant(815, 170, 1.15),
    glow(815, 190, 520, 0.55),
    glow(815, 185, 170, 0.5),
    plant(250, 868, 1.5, color.coral),
    dusk(1600, 900, 815, 430, 1120, 0.75),
  );
};
