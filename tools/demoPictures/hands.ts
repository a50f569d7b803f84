/** Hands and feet. A hand starts at the wrist (0,0) and its fingers point to the right. */
import type { Skin } from './palette.ts';
import { line, oval, path } from './svg.ts';

export type Hand = 'rest' | 'point' | 'fist' | 'open' | 'pen';

/** The thumb lies on the upper side (negative y); mirror the drawing for the other hand. */
export const hand = (kind: Hand, skin: Skin): string => {
  const crease = (d: string) => line(d, skin.shade, 1.7, 'opacity=".75"');
  if (kind === 'open') {
    const finger = (x: number, y: number) => line(`M14,${y * 0.6} L${x},${y}`, skin.base, 7.2);
    return (
      line('M6,-6 Q14,-16 21,-20', skin.base, 7.4) +
      path('M-5,-8.5 C6,-12 18,-12 24,-9 C27,0 26,8 22,11 C12,13 4,11 -5,8.5 Z', skin.base) +
      finger(39, -9) +
      finger(43, -2) +
      finger(41, 6) +
      finger(34, 13) +
      crease('M24,-4.5 L28,-5 M25,2 L29,2.2 M24,8 L27,9')
    );
  }
  if (kind === 'point') {
    return (
      line('M16,-6 L43,-7', skin.base, 7.4) +
      path('M-5,-8.5 C6,-12 16,-12 25,-9 C31,-4 31,8 24,11 C12,13 4,11 -5,8.5 Z', skin.base) +
      line('M8,-8 Q16,-15 24,-13', skin.base, 7) +
      crease('M19,-1 L28,-1 M19,5 L27,5.5')
    );
  }
  if (kind === 'fist' || kind === 'pen') {
    return (
      path('M-5,-8.5 C6,-13 20,-13 26,-8 C31,-2 30,8 24,11 C12,14 4,11 -5,8.5 Z', skin.base) +
      line('M8,-8 Q18,-12 24,-7', skin.base, 7) +
      crease('M13,-3.5 Q20,-5 25,-1 M20,3 L27,3 M19,8 L25,8')
    );
  }
  return (
    line('M7,-6 Q14,-15 23,-15', skin.base, 7.4) +
    path('M-5,-8.5 C8,-12 20,-11 30,-9 C40,-7 43,-1 38,5 C30,11 10,13 -5,8.5 Z', skin.base) +
    crease('M24,-4 L36,-3.5 M25,2 L36,2.5')
  );
};

/** A shoe seen from the side, toe to the right, sole at y = 14, ankle at 0,0. */
export const shoeSide = (paint: string, sole: string): string =>
  path('M-14,-8 C-15,2 -16,8 -15,12 L38,12 C40,2 30,-1 20,-4 C16,-6 14,-8 12,-10 Z', paint) +
  path('M-16,10 L39,10 Q40,16 35,16 L-13,16 Q-17,16 -16,10 Z', sole) +
  oval(-4, -9, 11, 3, '#000', 'opacity=".12"');

/** A shoe seen from the front. */
export const shoeFront = (paint: string, sole: string): string =>
  path('M-14,-10 C-18,4 -20,10 -18,16 L18,16 C20,10 18,4 14,-10 Z', paint) +
  path('M-19,12 L19,12 Q20,19 14,19 L-14,19 Q-20,19 -19,12 Z', sole) +
  line('M-7,-2 L7,-2 M-8,4 L8,4', sole, 2, 'opacity=".8"');
