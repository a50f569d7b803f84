/** Two initiatives about reading and learning: homework club and reading buddies. */
import { cast } from '../cast.ts';
import { bunting, frame, rug, shelf } from '../decor.ts';
import { figure } from '../figure.ts';
import { chairBack, table, under } from '../furniture.ts';
import { dusk, floorLamp, glow, ground, pendant, warmth } from '../light.ts';
import { color } from '../palette.ts';
import { heldBook, openBook, pencils, pile, sheet } from '../props.ts';
import { room, view } from '../room.ts';
import { plant } from '../science.ts';
import { sofa } from '../seats.ts';
import { box, oval, path, picture } from '../svg.ts';

/** A retired teacher helps two children after school. */
export const homeworkClub = (): string => {
  const samuel = figure(cast.samuel, {
    at: [605, 480],
    size: 1.12,
    turn: -0.4,
    lean: -4,
    tilt: -6,
    pitch: 0.5,
    eyes: 'happy',
    light: -1,
    seated: true,
    left: { to: [520, 446], hand: 'point', turn: 160, bend: 'left' },
    right: { to: [668, 462], turn: 165 },
  });
  const omar = figure(cast.omar, {
    at: [425, 494],
    size: 1.2,
    turn: 0.35,
    tilt: 5,
    pitch: 0.9,
    eyes: 'down',
    light: 1,
    seated: true,
    left: { to: [380, 474], turn: 25 },
    right: { to: [478, 474], hand: 'pen', turn: 140 },
  });
  const lin = figure(cast.lin, {
    at: [800, 494],
    size: 1.2,
    turn: -0.4,
    tilt: -4,
    mouth: 'laugh',
    light: -1,
    seated: true,
    left: { to: [752, 472], turn: 25 },
    right: { to: [850, 474], hand: 'pen', turn: 150 },
  });
  const crowd = [samuel, omar, lin];
  return picture(
    1200,
    675,
    room(1200, 675, 540, ['#c9b1e4', '#f2e6f5'], ['#b98a72', '#8f6058']),
    warmth(600, 260, 480, 0.8),
    view(60, 80, 230, 300, 0, 'day', 4),
    shelf(890, 120, 270, 420, 4, 19, color.oak, 0.05),
    frame(
      356,
      130,
      80,
      104,
      path('M356,234 v-34 q40,-30 80,0 v34 Z', color.teal) + oval(396, 176, 18, 18, color.coral),
    ),
    chairBack(605, 340, 130, 200, color.coral),
    ground(600, 646, 520, 36, 0.4),
    ...crowd.map((p) => p.body),
    under(200, 800, 525, 110),
    table(200, 800, 424, 498, 640, color.wood, 46),
    openBook(436, 494, 1, color.coral),
    sheet(808, 492, 1, 4),
    pile(290, 470, [color.teal, color.amber, color.purple], 0.8),
    pencils(930, 480, 0.8, color.teal),
    ...crowd.map((p) => p.arms),
    pendant(600, 86, 0.72),
    warmth(600, 96, 170, 0.4),
    plant(90, 655, 0.95, color.coral),
    dusk(1200, 675, 600, 330, 860, 0.4),
  );
};

/** A teenager and a child share a book on a sofa. */
export const readingBuddies = (): string => {
  const kwame = figure(cast.kwame, {
    at: [540, 436],
    size: 1.22,
    turn: 0.35,
    tilt: 6,
    pitch: 0.7,
    eyes: 'down',
    mouth: 'laugh',
    light: 1,
    seated: true,
    left: { to: [520, 384], hand: 'fist', turn: -36, bend: 'left' },
    right: { to: [600, 360], hand: 'rest', bend: 'down', behind: true },
  });
  const anouk = figure(cast.anouk, {
    at: [682, 440],
    size: 1.28,
    turn: -0.3,
    tilt: -5,
    pitch: 0.5,
    eyes: 'happy',
    mouth: 'laugh',
    light: 1,
    seated: true,
    left: { to: [648, 392], hand: 'fist', turn: 190, bend: 'left' },
    right: { to: [704, 398], hand: 'fist', turn: -140, bend: 'right' },
  });
  return picture(
    1200,
    675,
    room(1200, 675, 520, ['#4b2772', '#8350a2'], ['#754857', '#4a2c42']),
    view(100, 70, 230, 290, 110, 'dusk', 29),
    shelf(1000, 110, 170, 410, 4, 91, '#6b3f68', 0.3),
    glow(880, 220, 520, 0.55),
    bunting(330, 40, 800, 40, 20, 9),
    rug(600, 602, 470, 54, '#7f4fa0', color.amber),
    floorLamp(890, 570, 320, 0.95),
    ground(600, 584, 380, 26, 0.5),
    sofa(600, 445, 500, 0.95, color.teal),
    box(402, 372, 76, 72, 20, color.amber, 'transform="rotate(-12 440 408)"'),
    kwame.body,
    anouk.body,
    heldBook(612, 392, 0.92, color.coral, 0),
    kwame.arms,
    anouk.arms,
    pile(330, 612, [color.coral, color.amber, color.cream, color.teal], 0.95),
    plant(80, 640, 1.1, color.coral),
    glow(890, 270, 300, 0.36),
    dusk(1200, 675, 640, 320, 840, 0.6),
  );
};
