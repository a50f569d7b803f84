/** What describes a person: who they are (`Look`) and what they do (`Pose`). */
import type { Top } from './clothes.ts';
import type { Beard, Eyes, Mouth } from './face.ts';
import type { Bend, Pt } from './geometry.ts';
import type { Hair } from './hair.ts';
import type { Hand } from './hands.ts';
import type { Skin } from './palette.ts';

export type Look = {
  age: 'child' | 'teen' | 'adult' | 'senior';
  skin: Skin;
  hair: Hair;
  hairColor: string;
  /** Hair ties, the band of a scarf. */
  accent?: string;
  top: Top;
  topColor: string;
  topAccent: string;
  bottom: string;
  shoes: string;
  beard?: Beard;
  /** Without it the beard has the colour of the hair. */
  beardColor?: string;
  glasses?: string;
  earring?: string;
  /** Widens the body: 1 is slim. */
  girth?: number;
};

export type Arm = {
  /** Where the wrist goes, in the coordinates of the picture. */
  to: Pt;
  bend?: Bend;
  hand?: Hand;
  /** The direction of the fingers; without it they follow the forearm. */
  turn?: number;
  /** How far the arm is stretched; small values bend it sharply. */
  shorten?: number;
  /** Drawn behind the body. */
  behind?: boolean;
};

export type Leg = {
  /** Where the ankle goes. */
  to: Pt;
  bend?: Bend;
  toe?: 'left' | 'right' | 'front';
  shorten?: number;
};

export type Pose = {
  /** The middle of the hips. */
  at: Pt;
  size?: number;
  /** Degrees by which the trunk leans to the right. */
  lean?: number;
  /** −1 looks to the left, 1 to the right. */
  turn?: number;
  tilt?: number;
  /** 0 looks ahead, 1 looks down. */
  pitch?: number;
  eyes?: Eyes;
  mouth?: Mouth;
  /** Where the light comes from: −1 left, 1 right. */
  light?: number;
  left?: Arm;
  right?: Arm;
  legs?: readonly Leg[];
  /** Sits facing the viewer: the shins and shoes hang down from the seat. */
  seated?: boolean;
  /** Sits on the ground with crossed legs. */
  crossed?: boolean;
  /** Seen from behind. */
  back?: boolean;
  /** Drawn on the head, in the coordinates of the head. */
  hat?: string;
  /** Drawn over the trunk and under the arms, in the coordinates of the trunk. */
  over?: string;
};

/** `body` may be covered by a table; `arms` then lie on it; `all` is both. */
export type Drawn = { body: string; arms: string; all: string };

/** The sizes of body and head at each age. */
export const scales = {
  child: [0.68, 0.98],
  teen: [0.88, 1.06],
  adult: [1, 1.12],
  senior: [0.96, 1.12],
} as const;

/** The length of the body unit of a person, for placing props. */
export const unit = (look: Look, size: number): number => scales[look.age][0] * size;
