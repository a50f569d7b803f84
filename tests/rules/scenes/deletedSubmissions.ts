import { activityRecord, lastErasure } from '@lamplight/content/paths';
import { maxEarlier } from '@lamplight/content/submission';
import { deepEqual } from 'fast-equals';
import { type Data, Double, minutesAgo, now } from '../asking/encoding.ts';
import { type Scene, writing } from '../asking/requests.ts';
import { deletedAs, deletionOf, hashOf, recordFor, returnOf, saveOf } from '../asking/saves.ts';
import { describedChange, handledAs, type Kind, storedEntry } from './entities.ts';

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
  const unhandled = unhandledAs(data);
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
        unhandled,
        ...Object.entries(unhandled).map(([key, value]) => ({ [key]: value })),
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

/** The same for rare entries, which reach no more of the rules. */
const seldomOf = (content: unknown): Returned[] => {
  const data = storedEntry(content);
  return [
    {
      what: 'an entry with figures',
      stored: { ...data, note: '7', words: ['7', 'true'] },
      changes: [{ note: 7 }, { words: [7, 'true'] }, { words: ['7', true] }],
    },
    {
      what: 'an entry of which only the version tells that it was handled',
      stored: { ...data, ...unhandledAs(data), version: 1 },
      changes: Object.keys(unhandledAs(data)).map((key) => ({ [key]: undefined })),
    },
  ];
};

/** The metadata of an entry that nobody has handled. */
const unhandledAs = ({ createdAt }: Data): Data => ({
  version: 0,
  updatedAt: createdAt,
  updatedBy: '',
  earlier: {},
});

/** Something else in place of a value; of many that are alike one that is whatever, in turn. */
function changesOf(stored: Data, key: string, turn?: number): Data[] {
  const value = stored[key];
  const whatever = [null, 'x', 7, true, false, [], {}, new Date(0), [`${value}`]];
  const one = turn === undefined ? whatever : [whatever[turn % whatever.length]];
  return [undefined, ...one, ...alike(value)]
    .filter((other) => !deepEqual(other, value))
    .map((other) => ({ [key]: other }));
}

/** Near misses of a value. */
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

/** Deleted entries come back exactly as they were. */
const returns = ([name, entry]: Kind, all: Returned[]): Scene[] =>
  all.map(({ what, stored, changes }) => ({
    title: `restoring ${what} of ${name}`,
    stored: deletedAs(entry('two'), stored),
    cases: [
      ...changes.map((change) =>
        writing(
          describedChange(change),
          returnOf('staff', entry('two'), { ...stored, ...change }),
          false,
        ),
      ),
      writing('as it was', returnOf('staff', entry('two'), stored), true),
    ],
  }));

/** When it comes back, and how often. */
function conditionsOfReturn([name, entry, content]: Kind, other: Kind): Scene[] {
  const stored = storedEntry(content);
  const path = entry('two');
  const back = (what: string, allowed: boolean, restored?: number) =>
    writing(what, returnOf('staff', path, stored, {}, restored), allowed);
  const after = (title: string, documents: Record<string, Data>, allowed: boolean): Scene => ({
    title: `restoring an entry of ${name} ${title}`,
    stored: documents,
    cases: [back('as it was', allowed)],
  });
  const once = deletedAs(path, stored);
  const record = (count: number, kind: string) => activityRecord(`${name}~two~${count}~${kind}`);
  return [
    after('nine and a half minutes later', deletedAs(path, stored, { at: minutesAgo(9.5) }), true),
    after('ten minutes later', deletedAs(path, stored, { at: minutesAgo(10) }), false),
    after('whose record has no hash', deletedAs(path, stored, { hash: undefined }), false),
    after('whose record has another hash', deletedAs(path, stored, { hash: 'x' }), false),
    after('deleted before an erasure', { ...once, [lastErasure]: { at: minutesAgo(-1) } }, false),
    after('deleted at the time of an erasure', { ...once, [lastErasure]: { at: now } }, false),
    after('deleted after an erasure', { ...once, [lastErasure]: { at: minutesAgo(1) } }, true),
    {
      title: `restoring an entry of ${name} with a fractional restore count`,
      stored: deletedAs(path, { ...stored, restored: 0.5 }),
      cases: [back('for the time one and a half', false, 1.5)],
    },
    {
      title: `restoring an entry of ${name} that was restored before`,
      stored: { ...once, [record(1, 'restored')]: {} },
      cases: [
        back('as it was', false),
        writing('by the record of that', [{ set: path, data: { ...stored, restored: 1 } }], false),
      ],
    },
    {
      title: `ways of restoring an entry of ${name}`,
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
      title: `restoring an entry of ${name} for the third time`,
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

/** The record of a deletion says truly what it held, or nothing of it. */
const deletions = ([name, entry]: Kind, all: Returned[]): Scene[] =>
  all.map(({ what, stored, changes }) => {
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
        writing(
          'with a second record, of another count',
          [
            ...deletionOf('staff', entry('one'), stored),
            recordFor('deleted', 'staff', [entry('one'), { ...stored, restored: 7 }], {
              saying: { hash: undefined },
            }),
          ],
          false,
        ),
        deleting('with more and without a hash', { hash: undefined, extra: 'x' }, false),
        deleting('without a hash', { hash: undefined }, true),
        deleting('with its hash', {}, true),
      ],
    };
  });

/** The texts of the other kind of submission have no hash here. */
const strange = ([name, entry, own]: Kind, [otherName, otherEntry, content]: Kind): Scene => {
  const stored = { ...storedEntry(own), ...Object(content) };
  const deleting = (what: string, hash: string | undefined, allowed: boolean) =>
    writing(what, deletionOf('staff', entry('one'), stored, { saying: { hash } }), allowed);
  return {
    title: `deleting an entry of ${name} that also has the fields of ${otherName}`,
    stored: { [entry('one')]: stored },
    cases: [
      deleting('with the hash of the other kind', hashOf(otherEntry('one'), stored), false),
      deleting('without a hash', undefined, true),
    ],
  };
};

/** The emulator writes such a version as 2.0; elsewhere it might be written as the version that it was. */
const fractional = ([name, entry, content]: Kind): Scene => {
  const data = storedEntry(content);
  const stored = { ...data, ...unhandledAs(data), version: 2 };
  const hash = hashOf(entry('two'), stored, (text) => text.replace('\x1e2\x1e', '\x1e2.0\x1e'));
  const back = returnOf('staff', entry('two'), { ...stored, version: new Double(2) });
  return {
    title: `restoring an entry of ${name} by the hash of a fractional version`,
    stored: deletedAs(entry('two'), stored, { hash }),
    cases: [writing('with that version', back, false)],
  };
};

/** An entry that has no hash can be deleted all the same. */
const deletingBare = ([name, entry, content]: Kind): Scene => {
  const { state: _, note: __, ...stored } = storedEntry(content);
  return {
    title: `deleting an entry of ${name} without state and note`,
    stored: { [entry('one')]: stored },
    cases: [writing('as it is', deletionOf('staff', entry('one'), stored), true)],
  };
};

/** Scenes about deleting a submission and bringing it back. */
export const deletionsAndReturns = (kind: Kind, other: Kind): Scene[] => [
  ...returns(kind, returnedOf(kind[2])),
  ...conditionsOfReturn(kind, other),
  ...deletions(kind, returnedOf(kind[2])),
];

/** Further scenes about that, which reach no more of the rules. */
export const otherDeletionsAndReturns = (kind: Kind, other: Kind): Scene[] => [
  ...returns(kind, seldomOf(kind[2])),
  ...deletions(kind, seldomOf(kind[2])),
  strange(kind, other),
  fractional(kind),
  deletingBare(kind),
];
