import { textLimits } from '@lamplight/content/limits';
import { activityRecord, feedbackEntry, lastErasure, mentorEntry } from '@lamplight/content/paths';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { textOf } from '@lamplight/content/samples/sample';
import { maxEarlier, submissionStates } from '@lamplight/content/submission';
import { deepEqual } from 'fast-equals';
import type { Data } from '../asking/encoding.ts';
import { type Scene, writing } from '../asking/requests.ts';
import { deletedAs, deletionOf, hashOf, returnOf, saveOf } from '../asking/saves.ts';
import { earlierThan, handledAs, handlingOf, storedEntry } from './entities.ts';

type Kind = [name: string, entry: (id: string) => string, content: unknown];

const kinds: Kind[] = [
  ['feedback', feedbackEntry, feedbackSamples.valid.small],
  ['mentors', mentorEntry, mentorApplicationSamples.valid.small],
];

const longestNote = textOf(textLimits.paragraph);

/** What staff do with an entry: its state, and a note. */
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

/** What the earlier versions of an entry would be that do not say what was there. */
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

const told = (changes: Data) => JSON.stringify(changes, (_, each) => each ?? null).slice(0, 60);

/** An entry that is deleted and brought back, and changes of it, each of which makes it another one. */
interface Returned {
  what: string;
  stored: Data;
  changes: Data[];
}

const returnedOf = (content: unknown): Returned[] => {
  const data = storedEntry(content);
  const handled = { ...data, notice: 'failed', ...handledAs(2) };
  const full = { ...data, ...handledAs(maxEarlier + 7) };
  const fields = Object.keys(content as Data);
  const metadata = Object.keys(data).filter((key) => !fields.includes(key));
  return [
    {
      what: 'a new entry',
      stored: data,
      changes: [
        ...fields.flatMap((key, index) => changesOf(data, key, index)),
        ...metadata.flatMap((key) => changesOf(data, key)),
        { extra: 'added' },
        ...['notice', ...Object.keys(handledAs(1))]
          .filter((key) => !(key in data))
          .map((key) => ({ [key]: { notice: 'sent', ...handledAs(1) }[key] })),
        { version: 0, updatedAt: data.createdAt, updatedBy: '', earlier: {} },
        { notice: '' },
      ],
    },
    { what: 'an entry without words', stored: { ...data, words: [] }, changes: [{ words: [''] }] },
    {
      what: 'a handled entry',
      stored: handled,
      changes: [
        { notice: 'sent' },
        { notice: undefined },
        ...['version', 'updatedAt', 'updatedBy'].flatMap((key) => changesOf(handled, key)),
        ...changesOfEarlier(handled),
      ],
    },
    { what: 'a full entry', stored: full, changes: changesOfEarlier(full) },
  ];
};

/** Something else in place of a value; of many that are alike one that is whatever, in turn. */
function changesOf(stored: Data, key: string, turn?: number): Data[] {
  const value = stored[key];
  const whatever = [null, 'x', 7, true, false, [], {}, new Date(0), [`${value}`]];
  const one = turn === undefined ? whatever : [whatever[turn % whatever.length]];
  return [undefined, ...one, ...alike(value)]
    .filter((other) => !deepEqual(other, value))
    .map((other) => ({ [key]: other }));
}

/** What is nearly a value. */
function alike(value: unknown): unknown[] {
  if (value instanceof Date) return [new Date(value.getTime() + 1), value.toISOString()];
  if (Array.isArray(value))
    return [[...value, 'x'], [...value, 7], value.slice(1), [value.join('\x1e')]];
  if (typeof value === 'number') return [`${value}`, value + 1, value + 0.5, -value];
  return typeof value === 'string' ? [`${value} `] : [`${value}`];
}

function changesOfEarlier(stored: Data): Data[] {
  const earlier = stored.earlier as Record<string, Data>;
  const [first = '', last = ''] = [Object.keys(earlier)[0], Object.keys(earlier).at(-1)];
  const withVersion = (version: string, was: unknown) => ({
    earlier: { ...earlier, [version]: was },
  });
  return [
    ...[undefined, null, 'Called her.', [], {}].map((value) => ({ earlier: value })),
    withVersion(first, undefined),
    withVersion('99', earlier[first]),
    { earlier: { ...earlier, [first]: undefined, 99: earlier[first] } },
    ...[first, last].flatMap((version) => {
      const was = Object(earlier[version]) as Data;
      return [
        ...Object.keys(was).flatMap((key) => [
          withVersion(version, { ...was, [key]: 'another' }),
          withVersion(version, { ...was, [key]: undefined }),
        ]),
        withVersion(version, { ...was, extra: 'added' }),
        withVersion(version, { ...was, updatedAt: new Date('2026-11-21T12:00:00.001Z') }),
      ];
    }),
  ];
}

/** Whatever was deleted comes back as it was, and as nothing else. */
const returns = ([name, entry, content]: Kind): Scene[] =>
  returnedOf(content).map(({ what, stored, changes }) => ({
    title: `bringing back ${what} of ${name}`,
    stored: deletedAs(entry('two'), stored),
    cases: [
      ...changes.map((change) =>
        writing(told(change), returnOf('staff', entry('two'), { ...stored, ...change }), false),
      ),
      writing('as it was', returnOf('staff', entry('two'), stored), true),
    ],
  }));

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** When it comes back, and how often. */
function conditionsOfReturn([name, entry, content]: Kind, other: Kind): Scene[] {
  const stored = storedEntry(content);
  const path = entry('two');
  const back = (what: string, allowed: boolean, restored?: number) =>
    writing(what, returnOf('staff', path, stored, {}, restored), allowed);
  const after = (title: string, documents: Record<string, Data>, allowed: boolean): Scene => ({
    title: `bringing back an entry of ${name} ${title}`,
    stored: documents,
    cases: [back('as it was', allowed)],
  });
  const once = deletedAs(path, stored);
  const record = (count: number, kind: string) => activityRecord(`${name}~two~${count}~${kind}`);
  return [
    after('five minutes later', deletedAs(path, stored, { at: minutesAgo(5) }), true),
    after('eleven minutes later', deletedAs(path, stored, { at: minutesAgo(11) }), false),
    after('whose record has no hash', deletedAs(path, stored, { hash: undefined }), false),
    after('whose record has another hash', deletedAs(path, stored, { hash: 'x' }), false),
    after('after somebody was erased', { ...once, [lastErasure]: { at: inAnHour() } }, false),
    after(
      'before which somebody was erased',
      { ...once, [lastErasure]: { at: minutesAgo(1) } },
      true,
    ),
    after('that was brought back before', { ...once, [record(1, 'restored')]: {} }, false),
    {
      title: `how an entry of ${name} is brought back`,
      stored: once,
      cases: [
        ...[undefined, null, 0, 2, -1, 1.5, '1'].map((restored) =>
          writing(
            `for the time ${restored}`,
            returnOf('staff', path, stored).map((write) =>
              'set' in write && write.set === path
                ? { set: path, data: { ...write.data, restored } }
                : write,
            ),
            false,
          ),
        ),
        back('for the second time', false, 2),
        writing('as if staff had saved it', saveOf('staff', path, stored), false),
        writing('without a record', [{ set: path, data: { ...stored, restored: 1 } }], false),
        writing('one that was never deleted', returnOf('staff', entry('three'), stored), false),
        writing('in the other place', returnOf('staff', other[1]('two'), stored), false),
        back('for the first time', true),
      ],
    },
    {
      title: `bringing back an entry of ${name} for the third time`,
      stored: {
        ...once,
        [record(1, 'restored')]: {},
        [record(1, 'deleted')]: {},
        [record(2, 'restored')]: {},
        ...deletedAs(path, { ...stored, restored: 2 }),
      },
      cases: [
        ...[0, 1, 2, 4].map((restored) => back(`as if for the time ${restored}`, false, restored)),
        back('for the third time', true, 3),
      ],
    },
  ];
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

/** The record of a deletion says truly what it held, or nothing of it. */
const deletions = ([name, entry, content]: Kind): Scene[] =>
  returnedOf(content).map(({ what, stored, changes }) => {
    const hash = hashOf(entry('one'), stored);
    const deleting = (said: string, saying: Data, allowed: boolean) =>
      writing(said, deletionOf('staff', entry('one'), stored, { saying }), allowed);
    const others = changes
      .map((change) => hashOf(entry('one'), { ...stored, ...change }))
      .filter((other) => other !== undefined && other !== hash);
    return {
      title: `deleting ${what} of ${name}`,
      stored: { [entry('one')]: stored },
      cases: [
        ...['', null, 7, hash?.toUpperCase(), [hash], ...others.slice(0, 5)].map((other) =>
          deleting(`with the hash ${other}`, { hash: other }, false),
        ),
        deleting('with more', { extra: 'x' }, false),
        deleting('with more and without a hash', { hash: undefined, extra: 'x' }, false),
        deleting('without a hash', { hash: undefined }, true),
        deleting('with its hash', {}, true),
      ],
    };
  });

/** An entry that has no hash can be deleted all the same. */
const deletingBare = ([name, entry, content]: Kind): Scene => {
  const { state: _, note: __, ...stored } = storedEntry(content);
  return {
    title: `deleting an entry of ${name} without state and note`,
    stored: { [entry('one')]: stored },
    cases: [writing('as it is', deletionOf('staff', entry('one'), stored), true)],
  };
};

/** What may become of an entry of a version. `bad` are changes that it may not have. */
function handling([name, entry, content]: Kind, version: number, bad = badChanges): Scene {
  const data = storedEntry(content);
  const stored = { ...data, ...(version > 0 && handledAs(version)) };
  const changing = (changes: Data, allowed: boolean) =>
    writing(told(changes), [handlingOf('staff', entry('one'), stored, changes)], allowed);
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

/** An entry that is full, of which nothing would go. */
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

/** What staff may do with what visitors sent: `rights.ts` says who may at all. */
export const submissions: Scene[] = kinds.flatMap((kind, index) => [
  handling(kind, 2),
  overflowing(kind),
  ...returns(kind),
  ...conditionsOfReturn(kind, kinds[1 - index] ?? kind),
  ...deletions(kind),
]);

/** An entry of which neither state nor note was ever stored counts as new, without one. */
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
  deletingBare(kind),
]);
