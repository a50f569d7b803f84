import fc from 'fast-check';
import { type Place, places } from './places.ts';

/** How often each thing is done, compared with the others. */
const acts = { type: 14, save: 7, reload: 2, leave: 2, close: 2, line: 3, move: 2 };
export type Act = keyof typeof acts;

/** How a person's browser reaches the store; with `deaf` saves arrive, and their answers are lost. */
export type Line = 'good' | 'slow' | 'cut' | 'deaf';

/** The next step of one of two people, and how they answer the questions on the way. */
export interface Step {
  who: 0 | 1;
  /** Which of the two tabs that each may have open. */
  tab: 0 | 1;
  act: Act;
  place: Place;
  /** Stays at the place where the tab is, if it is at one. */
  stay: boolean;
  /** Which of the place's fields. */
  field: number;
  /** Replaces the text of the field; otherwise appends to it. */
  over: boolean;
  /** Waits for a save or a move before anything else is done. */
  wait: boolean;
  /** Which value stays if both have changed it; otherwise the question is postponed. */
  choice: 'mine' | 'theirs' | 'back';
  /** Whether offered unsaved changes are restored. */
  restore: boolean;
  /** The tab may ask before it is closed; otherwise it is gone at once. */
  mayAsk: boolean;
  line: Line;
}

const often = <T>(weights: [T, number][]) =>
  fc.oneof(...weights.map(([value, weight]) => ({ arbitrary: fc.constant(value), weight })));

const stepAt = (open: Place[]): fc.Arbitrary<Step> =>
  fc.record({
    who: fc.constantFrom(0, 1),
    tab: often<0 | 1>([
      [0, 4],
      [1, 1],
    ]),
    act: often(Object.entries(acts) as [Act, number][]),
    place: fc.constantFrom(...open),
    stay: often([
      [true, 5],
      [false, 1],
    ]),
    field: fc.nat({ max: 1 }),
    over: fc.boolean(),
    wait: fc.boolean(),
    choice: fc.constantFrom('mine', 'theirs', 'back'),
    restore: often([
      [true, 4],
      [false, 1],
    ]),
    mayAsk: fc.boolean(),
    line: often<Line>([
      ['good', 1],
      ['slow', 2],
      ['cut', 2],
      ['deaf', 2],
    ]),
  });

/** The steps of a round, the same for the same seed; all are taken at a few places, to meet there. */
export function scriptOf(seed: number, length = 10): Step[] {
  const script = fc
    .shuffledSubarray(places, { minLength: 2, maxLength: 3 })
    .chain((open) => fc.array(stepAt(open), { minLength: length, maxLength: length }));
  return fc.sample(script, { seed, numRuns: 1 }).flat();
}
