import { descriptionAt, nameAt } from '@lamplight/content/fieldNames';
import type { Path } from '@lamplight/content/fieldsOf';
import type * as z from '@lamplight/content/zod';
import { isTooDeep } from './shapes.ts';

/** The outcome of something that could not be taken as it was. */
export const outcomes = {
  changed: 'taken in another form',
  kept: 'kept, though it does not work',
  empty: 'left empty',
  refused: 'not taken',
  failed: 'no answer: what is stored of it stays as it is',
} as const;

export type Outcome = keyof typeof outcomes;

/** Something in the old answers that could not be taken as it was. */
export interface Finding {
  /** The file of the answer, such as `team.json`. */
  file: string;
  /** Its place in the answer, such as `2.image`; empty for all of it. */
  path: string;
  /** The name that staff know, such as “Team member 3: Image”. */
  label: string;
  /** The former value as JSON, shortened; empty where there was none. */
  value: string;
  outcome: Outcome;
  /** The change and its reason, in words: “taken as “50%”: a number in place of a text”. */
  done: string;
}

/** A finding that nothing of a file is taken. @param why in words that follow “because” */
export const fileRefused = (
  file: string,
  why: string,
  outcome: 'refused' | 'failed' = 'failed',
): Finding => ({
  file,
  path: '',
  label: 'The file',
  value: '',
  outcome,
  done: `not taken because ${why}`,
});

/** Records a finding at a place. */
export type Note = (at: Path, value: unknown, outcome: Outcome, done: string) => void;

/** The place of a document in an answer, and its name. */
export interface Part {
  file: string;
  schema: z.ZodType;
  /** For an item: its place in the list, from 0, and the word for one of its kind. */
  item?: { index: number; kind: string };
}

/** Records findings in a part of an answer. */
export function noteIn(findings: Finding[], { file, schema, item }: Part): Note {
  const itemName = item && `${item.kind} ${item.index + 1}`;
  return (at, value, outcome, done) => {
    // Values without a name, such as those that are no field, keep their key.
    const isNamed =
      at.length === 0 || typeof at.at(-1) === 'number' || descriptionAt(schema, at)?.label;
    const name = isNamed ? nameAt(schema, at) : shortened(String(at.at(-1)));
    const own = at.length > 0 || !itemName ? name : '';
    findings.push({
      file,
      path: shortened([...(item ? [item.index] : []), ...at].join('.')),
      label: [itemName, own].filter(Boolean).join(': '),
      value: value === undefined ? '' : asJson(value),
      outcome,
      done,
    });
  };
}

/** A value as JSON, shortened; empty where it has too many levels to be written. */
export const asJson = (value: unknown): string =>
  isTooDeep(value) ? '' : shortened(JSON.stringify(value));

/** A text of at most 80 characters, on one line, and without what would steer a terminal. */
export const shortened = (text: string): string => {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ');
  return (line.length > 80 ? `${line.slice(0, 79)}…` : line).toWellFormed();
};
