import type { Handling, SubmissionState } from '@lamplight/content/submission';
import { expect, test } from 'vitest';
import { Conflicting } from '../editing/merging/mergeSave.ts';
import { changeOf } from './handling.ts';

const at = new Date();
/** The stored data after versions of one person each, the first one first. */
const after = (...versions: [by: string, state: SubmissionState, note: string][]) => {
  const all = versions.map(([by, state, note], version) => ({ version, at, by, state, note }));
  const [now = { by: '', state: 'new', note: '' } as const, ...earlier] = all.reverse();
  return { ...now, earlier };
};

const conflictOf = (change: () => Partial<Handling>) => {
  try {
    return change();
  } catch (error) {
    if (!(error instanceof Conflicting)) throw error;
    return { theirs: error.theirs, by: error.by };
  }
};

test('a note can be changed if nobody else changed it, whatever the state', () => {
  const now = after(['', 'new', 'Seen'], ['ruth', 'done', 'Seen']);
  expect(changeOf('note', 'Seen', 'Mine')(now)).toEqual({ note: 'Mine' });
  expect(changeOf('state', 'done', 'spam')(now)).toEqual({ state: 'spam' });
});

test('an unchanged or identical note changes nothing', () => {
  const now = after(['', 'new', 'Seen'], ['ruth', 'new', 'Hers']);
  expect(changeOf('note', 'Seen', 'Seen')(now)).toEqual({ note: 'Hers' });
  expect(changeOf('note', 'Seen', 'Hers')(now)).toEqual({ note: 'Hers' });
});

test('a conflicting change is not overwritten, and names who made it', () => {
  const now = after(
    ['', 'new', 'Seen'],
    ['ruth', 'new', 'Hers'],
    ['amina', 'done', 'Hers'],
    ['ruth', 'done', 'Hers'],
  );
  expect(conflictOf(() => changeOf('note', 'Seen', 'Mine')(now))).toEqual({
    theirs: { note: 'Hers' },
    by: 'ruth',
  });
  expect(conflictOf(() => changeOf('note', 'Seen', '')(now))).toMatchObject({ by: 'ruth' });
  expect(conflictOf(() => changeOf('state', 'new', 'spam')(now))).toEqual({
    theirs: { state: 'done' },
    by: 'amina',
  });
});
