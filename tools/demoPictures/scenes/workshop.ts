/** A science workshop in the afternoon. */
import { cast } from '../cast.ts';
import { shelf } from '../decor.ts';
import { figure } from '../figure.ts';
import { table, under } from '../furniture.ts';
import { dusk, ground, warmth } from '../light.ts';
import { color } from '../palette.ts';
import { goggles } from '../poses.ts';
import { pencils, sheet } from '../props.ts';
import { room, view } from '../room.ts';
import { flask, microscope, plant } from '../science.ts';
import { wheelchair } from '../seats.ts';
import { box, line, oval, picture } from '../svg.ts';

/** Planets that hang from the ceiling. */
const planets = (): string =>
  [
    [470, 120, 20, color.coral],
    [600, 205, 30, color.teal],
    [740, 110, 16, color.lilac],
    [880, 170, 44, color.amber],
    [1040, 100, 22, color.violet],
    [1150, 190, 28, color.coral],
  ]
    .map(([x, y, r, paint]) => {
      const [px, py, pr] = [Number(x), Number(y), Number(r)];
      const ring =
        paint === color.teal
          ? `<g transform="rotate(-18 ${px} ${py})">${oval(px, py, pr * 1.7, pr * 0.45, 'none', `stroke="${color.light}" stroke-width="5"`)}</g>`
          : '';
      return (
        line(`M${px},0 V${py - pr}`, color.lilac, 2) +
        oval(px, py, pr, pr, String(paint)) +
        oval(px - pr * 0.3, py - pr * 0.32, pr * 0.4, pr * 0.3, '#fff', 'opacity=".3"') +
        ring
      );
    })
    .join('');

/** Children mix colours and look through a microscope with a scientist. */
export const scienceWorkshop = (): string => {
  const chair = wheelchair(345, 712, 1.04);
  const sofia = figure(cast.sofia, {
    at: [345, 700],
    size: 1.24,
    turn: 0.8,
    lean: 5,
    mouth: 'smile',
    light: 1,
    left: { to: [500, 634], hand: 'rest', bend: 'down', turn: 8 },
    right: { to: [560, 606], hand: 'rest', bend: 'down', behind: true },
    legs: [
      { to: [486, 836], bend: 'up', toe: 'right', shorten: 0.7 },
      { to: [500, 836], bend: 'up', toe: 'right', shorten: 0.7 },
    ],
  });
  const nia = figure(cast.nia, {
    at: [805, 648],
    size: 1.34,
    turn: -0.4,
    tilt: -5,
    lean: -2,
    eyes: 'happy',
    light: -1,
    seated: true,
    left: { to: [690, 520], hand: 'point', turn: 128, bend: 'down' },
    right: { to: [880, 606], turn: 165 },
  });
  const ravi = figure(cast.ravi, {
    at: [560, 655],
    size: 1.36,
    turn: 0.5,
    tilt: 6,
    mouth: 'laugh',
    light: -1,
    hat: goggles(0.5),
    seated: true,
    left: { to: [520, 618], turn: 25 },
    right: { to: [612, 596], hand: 'open', turn: -50, bend: 'down' },
  });
  const ada = figure(cast.ada, {
    at: [975, 655],
    size: 1.36,
    turn: -0.55,
    tilt: -6,
    mouth: 'laugh',
    light: -1,
    hat: goggles(-0.55),
    seated: true,
    left: { to: [925, 616], turn: 25 },
    right: { to: [1030, 620], turn: 160 },
  });
  const { glasses: _, ...plain } = cast.lin;
  const lin = figure(plain, {
    at: [1240, 655],
    size: 1.36,
    turn: -0.75,
    lean: -9,
    tilt: -7,
    pitch: 0.9,
    eyes: 'down',
    light: -1,
    seated: true,
    left: { to: [1160, 612], hand: 'fist', turn: 190 },
    right: { to: [1238, 624], turn: 178 },
  });
  const crowd = [ravi, nia, ada, lin];
  return picture(
    1600,
    900,
    room(1600, 900, 730, ['#c9b1e4', '#f0e4f4'], ['#b98a72', '#8f6058']),
    warmth(800, 330, 620, 0.75),
    view(90, 130, 290, 400, 0, 'day', 3),
    view(1210, 130, 290, 330, 0, 'day', 6),
    box(480, 250, 620, 270, 10, color.pine) +
      box(480, 250, 620, 270, 10, 'none', `stroke="${color.oak}" stroke-width="14"`),
    [0, 60, 120]
      .map((a) =>
        oval(
          575,
          335,
          46,
          15,
          'none',
          `stroke="${color.mint}" stroke-width="4" opacity=".6" transform="rotate(${a} 575 335)"`,
        ),
      )
      .join(''),
    oval(575, 335, 7, 7, color.light),
    line('M960,300 q30,-36 60,0 t60,0', color.mint, 4, 'opacity=".6"'),
    planets(),
    shelf(1516, 240, 200, 490, 3, 41, color.oak, 0.06),
    ground(760, 862, 660, 44, 0.4),
    chair.frame,
    sofia.body,
    chair.wheel,
    ...crowd.map((p) => p.body),
    under(430, 960, 705, 150),
    table(430, 960, 578, 664, 856, color.oak, 55),
    flask(672, 640, 1.15, color.coral),
    flask(746, 630, 0.9, color.teal),
    sheet(560, 654, 1, -4),
    microscope(1116, 650, 1.05),
    pencils(1330, 640, 0.9, color.coral),
    oval(660, 496, 8, 8, color.coral, 'opacity=".7"') +
      oval(684, 470, 11, 11, color.coral, 'opacity=".5"') +
      oval(664, 440, 7, 7, color.coral, 'opacity=".35"'),
    sofia.arms,
    ...crowd.map((p) => p.arms),
    plant(80, 872, 1.2, color.teal),
    dusk(1600, 900, 800, 440, 1200, 0.42),
  );
};
