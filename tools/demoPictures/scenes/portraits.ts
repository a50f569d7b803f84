/** Twelve portraits of the team: head and shoulders before a softly coloured ground. */
import { cast } from '../cast.ts';
import { figure, type Look, type Pose } from '../figure.ts';
import { warmth } from '../light.ts';
import { color, hairs, mix, skins } from '../palette.ts';
import { blend, box, oval, picture } from '../svg.ts';

const adult = { age: 'adult', bottom: color.plum, shoes: color.bark } as const;

const elena: Look = {
  ...adult,
  skin: skins.olive,
  hair: 'wavy',
  hairColor: hairs.brown,
  earring: color.teal,
  top: 'shirt',
  topColor: color.cream,
  topAccent: '#efdcc0',
};

const kofi: Look = {
  ...adult,
  skin: skins.umber,
  hair: 'afro',
  hairColor: hairs.black,
  earring: color.amber,
  top: 'stripes',
  topColor: color.cream,
  topAccent: color.coral,
};

const jonas: Look = {
  ...adult,
  skin: skins.pale,
  hair: 'crop',
  hairColor: hairs.blond,
  beard: 'short',
  top: 'hoodie',
  topColor: color.pine,
  topAccent: color.mint,
};

const portrait =
  (look: Look, ground: string, pose: Omit<Pose, 'at'> = {}) =>
  (): string => {
    const person = figure(look, {
      at: [300, 812],
      size: 2.42,
      light: 1,
      left: { to: [134, 850], bend: 'left', shorten: 0.97 },
      right: { to: [466, 850], bend: 'right', shorten: 0.97 },
      ...pose,
    });
    return picture(
      600,
      600,
      box(0, 0, 600, 600, 0, blend([mix(ground, '#ffffff', 0.25), ground])),
      warmth(430, 150, 420, 0.75),
      oval(300, 640, 330, 250, mix(ground, color.purple, 0.14), 'opacity=".5"'),
      person.all,
    );
  };

/** In the order of their file names, portrait-01 to portrait-12. */
export const portraits: readonly (() => string)[] = [
  portrait(cast.amina, '#f2d3b8', { turn: 0.25, tilt: 3, eyes: 'happy' }),
  portrait(cast.joseph, '#d9c6ee', { turn: -0.2, tilt: -3 }),
  portrait(cast.clara, '#bfded6', { turn: 0.3, tilt: 4, mouth: 'laugh' }),
  portrait(cast.daniel, '#f7dfb0', { turn: -0.25, tilt: -2 }),
  portrait(cast.nia, '#f3cdbd', { turn: 0.2, tilt: -3, eyes: 'happy', mouth: 'laugh' }),
  portrait(cast.harpreet, '#cfe3d8', { turn: 0.25, tilt: 2 }),
  portrait(cast.ruth, '#d6c4ea', { turn: -0.25, tilt: -4, eyes: 'happy' }),
  portrait(cast.samuel, '#bcd9d4', { turn: 0.2, tilt: 3 }),
  portrait(cast.mei, '#e2d2f2', { turn: -0.2, tilt: 4, mouth: 'laugh', eyes: 'happy' }),
  portrait(kofi, '#f8dca6', { turn: 0.25, tilt: -3, mouth: 'laugh' }),
  portrait(elena, '#e9c3c0', { turn: 0.3, tilt: 4 }),
  portrait(jonas, '#f4d9c4', { turn: -0.3, tilt: -3 }),
];
