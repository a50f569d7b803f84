import { textLimits } from '@lamplight/content/limits';
import { feedbackEntry, mentorEntry } from '@lamplight/content/paths';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { textOf } from '@lamplight/content/samples/sample';
import { maxEarlier, submissionStates } from '@lamplight/content/submission';
import { type Data, now } from '../asking/encoding.ts';
import { type Scene, writing } from '../asking/requests.ts';
import { deletedOnce, returnOf, saveOf } from '../asking/saves.ts';
import { earlierThan, handledAs, handlingOf, storedEntry } from './entities.ts';

type Kind = [name: string, entry: (id: string) => string, content: unknown];

const kinds: Kind[] = [
  ['feedback', feedbackEntry, feedbackSamples.valid.small],
  ['mentors', mentorEntry, mentorApplicationSamples.valid.small],
];

const longestNote = textOf(textLimits.paragraph);
const word = (length: number) => 'x'.repeat(length);
const words = (count: number, length: number) => Array.from({ length: count }, () => word(length));

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

/** What an entry may hold beside what was sent, when it is brought back. */
const goodBeside: Data[] = [
  { note: longestNote, words: words(200, 12) },
  { createdAt: now },
  { words: [] },
  { words: [word(2)] },
  { words: ['日本', 'ru'] },
  ...['', 'honeypot', 'too-fast'].map((spam) => ({ spam })),
  ...['sent', 'failed'].map((notice) => ({ notice })),
  ...submissionStates.map((state) => ({ state })),
];

const inAnHour = () => new Date(Date.now() + 3_600_000);

const badBeside = (): Data[] => [
  { createdAt: inAnHour() },
  ...[null, '2026-11-21', 7, []].map((createdAt) => ({ createdAt })),
  ...['dull', null, ['']].map((spam) => ({ spam })),
  ...['lost', '', null, ['new']].map((state) => ({ state })),
  ...[1, null, ['a'], `${longestNote}x`].map((note) => ({ note })),
  ...['ruth', '', null, { 0: 'ruth' }, {}].map((list) => ({ words: list })),
  { words: words(201, 2) },
  ...['on its way', '', true, null].map((notice) => ({ notice })),
  { extra: 'added' },
  { notice: 'sent', extra: 'added' },
];

/** What an entry that was handled may hold, when it is brought back. */
const goodHandled: Data[] = [
  ...[1, 2].map(handledAs),
  { ...handledAs(2), notice: 'sent' },
  { ...handledAs(1), updatedAt: now },
  { ...handledAs(1), updatedBy: textOf(textLimits.line) },
  { ...handledAs(1), earlier: {} },
];

const badHandled = (): Data[] => [
  ...['version', 'updatedAt', 'updatedBy', 'earlier'].flatMap((key) => [
    { ...handledAs(2), [key]: undefined },
    { [key]: handledAs(2)[key] },
    { ...handledAs(2), [key]: null },
  ]),
  ...[0, -1, 1.5, '1'].map((version) => ({ ...handledAs(1), version })),
  ...[inAnHour(), '2026-11-21'].map((updatedAt) => ({ ...handledAs(1), updatedAt })),
  ...[textOf(textLimits.line + 1), 7, ['a']].map((updatedBy) => ({ ...handledAs(1), updatedBy })),
  ...['Called her.', 7].map((earlier) => ({ ...handledAs(1), earlier })),
  // One more than an entry keeps.
  { ...handledAs(30), earlier: { ...earlierThan(maxEarlier), 99: earlierThan(1)[0] } },
];

const told = (changes: Data) => JSON.stringify(changes, (_, each) => each ?? null).slice(0, 60);

const bringing = ([, entry, content]: Kind, changes: Data, allowed: boolean) =>
  writing(
    told(changes),
    returnOf('staff', entry('two'), { ...storedEntry(content), ...changes }),
    allowed,
  );

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
export const submissions: Scene[] = kinds.flatMap((kind) => {
  const [name, entry, content] = kind;
  const data = storedEntry(content);
  return [
    handling(kind, 2),
    overflowing(kind),
    {
      title: `bringing back an entry of ${name}`,
      stored: deletedOnce(entry('two')),
      cases: [
        ...badBeside().map((changes) => bringing(kind, changes, false)),
        ...Object.keys(data).flatMap((key) => [
          bringing(kind, { [key]: undefined }, false),
          bringing(kind, { [key]: undefined, notice: 'sent' }, false),
        ]),
        writing('as if staff had saved it', saveOf('staff', entry('two'), data), false),
        ...badHandled().map((changes) => bringing(kind, changes, false)),
        ...[undefined, null, 0, 2, -1, 1.5, '1'].map((restored) =>
          bringing(kind, { restored }, false),
        ),
        writing('without a record', [{ set: entry('two'), data: { ...data, restored: 1 } }], false),
        writing('one that was never deleted', returnOf('staff', entry('three'), data), false),
        ...[...goodBeside, ...goodHandled].map((changes) => bringing(kind, changes, true)),
      ],
    },
  ];
});

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
  {
    title: `bringing back a full entry of ${kind[0]}`,
    stored: deletedOnce(kind[1]('two')),
    cases: [
      bringing(kind, handledAs(maxEarlier), true),
      bringing(kind, handledAs(maxEarlier + 7), true),
    ],
  },
  {
    title: `what else is brought back as an entry of ${kind[0]}`,
    stored: deletedOnce(kind[1]('two')),
    cases: kinds
      .filter((other) => other !== kind)
      .map(([name, , content]) =>
        writing(`one of ${name}`, returnOf('staff', kind[1]('two'), storedEntry(content)), false),
      ),
  },
]);
