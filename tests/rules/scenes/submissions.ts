import { textLimits } from '@lamplight/content/limits';
import { textOf } from '@lamplight/content/samples/sample';
import { maxEarlier, submissionStates } from '@lamplight/content/submission';
import type { Data } from '../asking/encoding.ts';
import { type Scene, writing } from '../asking/requests.ts';
import { deletionsAndReturns, otherDeletionsAndReturns } from './deletedSubmissions.ts';
import {
  describedChange,
  earlierThan,
  handledAs,
  handlingOf,
  type Kind,
  kinds,
  storedEntry,
} from './entities.ts';

const longestNote = textOf(textLimits.paragraph);

/** Staff's changes to an entry: its state, and a note. */
const goodChanges: Data[] = [
  ...submissionStates.map((state) => ({ state })),
  { note: 'Called her.\nShe will come.' },
  { note: longestNote },
  { note: '', state: 'done' },
  {},
];

const badChanges: Data[] = [
  { state: 'lost' },
  { state: undefined },
  { state: null },
  { note: `${longestNote}x` },
  { note: ['a'] },
  { note: undefined },
  { extra: 'added' },
  { state: 'done', extra: 'added' },
  { notice: 'sent' },
  ...[undefined, null, 'staff', 0, 1, 3, 2.5, '2'].map((version) => ({ version })),
  ...[undefined, new Date('2026-11-21T12:00:00Z')].map((updatedAt) => ({ updatedAt })),
  ...[undefined, 'colleague', ''].map((updatedBy) => ({ updatedBy })),
];

/** Earlier versions of an entry that do not record its former state. */
const badEarlier = (right: Data, version: number): unknown[] => {
  const last = `${version}`;
  const { [last]: was, ...before } = right;
  const [first = last] = Object.keys(before);
  const { [first]: _, ...withoutFirst } = right;
  const saying = (change: Data) => ({ ...before, [last]: { ...Object(was), ...change } });
  return [
    undefined,
    null,
    [was],
    before,
    {},
    { ...before, [last]: 'Called her.' },
    { ...before, [version + 1]: was },
    { ...right, [version + 1]: was },
    { ...right, x: was },
    ...(version > 0
      ? [withoutFirst, { ...right, [first]: { ...Object(right[first]), note: 'Another.' } }]
      : []),
    ...['state', 'note', 'updatedAt', 'updatedBy'].flatMap((key) => [
      saying({ [key]: 'another' }),
      saying({ [key]: undefined }),
    ]),
    saying({ extra: 'added' }),
  ];
};

/** The changes to an entry of a version. `bad` are changes that it may not have. */
function handling([name, entry, content]: Kind, version: number, bad = badChanges): Scene {
  const data = storedEntry(content);
  const stored = { ...data, ...(version > 0 && handledAs(version)) };
  const changing = (changes: Data, allowed: boolean) =>
    writing(
      describedChange(changes),
      [handlingOf('staff', entry('one'), stored, changes)],
      allowed,
    );
  const { earlier } = handlingOf('staff', entry('one'), stored, {}).data;
  const others = Object.keys(data).filter((key) => key !== 'state' && key !== 'note');
  return {
    title: `handling version ${version} of an entry of ${name}`,
    stored: { [entry('one')]: stored },
    cases: [
      ...bad
        .filter((changes) => changes.version !== version + 1)
        .map((changes) => changing(changes, false)),
      ...badEarlier(earlier as Data, version).map((bad) => changing({ earlier: bad }, false)),
      ...others.flatMap((key) =>
        ['changed', undefined].map((value) => changing({ [key]: value }, false)),
      ),
      writing(
        'another in its place',
        [{ set: entry('one'), data: { ...stored, words: [] } }],
        false,
      ),
      writing('as if nobody had', [{ update: entry('one'), data: { state: 'done' } }], false),
      ...goodChanges.map((changes) => changing(changes, true)),
    ],
  };
}

/** An entry that is full but loses nothing. */
function overflowing([name, entry, content]: Kind): Scene {
  const stored = { ...storedEntry(content), ...handledAs(maxEarlier) };
  const next = handlingOf('staff', entry('one'), stored, {}).data.earlier;
  const earlier = { ...Object(next), ...earlierThan(maxEarlier) };
  const commit = [handlingOf('staff', entry('one'), stored, { earlier })];
  return {
    title: `handling a full entry of ${name}`,
    stored: { [entry('one')]: stored },
    cases: [writing('of which nothing goes', commit, false)],
  };
}

const otherOf = (kind: Kind): Kind => kinds.find((each) => each !== kind) ?? kind;

/** Staff's changes to visitors' submissions: `rights.ts` says who may make any. */
export const submissions: Scene[] = kinds.flatMap((kind) => [
  handling(kind, 2),
  overflowing(kind),
  ...deletionsAndReturns(kind, otherOf(kind)),
]);

/** An entry whose state and note were never stored counts as new, without one. */
function handlingBare([name, entry, content]: Kind): Scene {
  const { state: _, note: __, ...stored } = storedEntry(content);
  const change = { state: 'done', note: 'Called her.' };
  return {
    title: `handling an entry of ${name} without state and note`,
    stored: { [entry('one')]: stored },
    cases: [
      writing('for the first time', [handlingOf('staff', entry('one'), stored, change)], true),
    ],
  };
}

/** The same where nobody has handled an entry, and what concerns one that keeps as much as it may. */
export const otherSubmissions: Scene[] = kinds.flatMap((kind) => [
  handling(kind, 0),
  handling(kind, maxEarlier - 1, []),
  handling(kind, maxEarlier, []),
  handlingBare(kind),
  ...otherDeletionsAndReturns(kind, otherOf(kind)),
]);
