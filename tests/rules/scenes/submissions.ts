import { textLimits } from '@lamplight/content/limits';
import { feedbackEntry, mentorEntry } from '@lamplight/content/paths';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { textOf } from '@lamplight/content/samples/sample';
import { submissionStates } from '@lamplight/content/submission';
import { type Data, now } from '../asking/encoding.ts';
import type { Case, Scene, Write } from '../asking/requests.ts';
import { saveOf } from '../asking/saves.ts';
import { storedEntry } from './entities.ts';

const kinds: [string, (id: string) => string, unknown][] = [
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
];

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

/** What staff may do with what visitors sent: `rights.ts` says who may at all. */
export const submissions: Scene[] = kinds.flatMap(([name, entry, content]) => {
  const data = storedEntry(content);
  const one = (what: string, commit: Write[], allowed: boolean): Case => ({
    what,
    by: 'staff',
    request: { commit },
    allowed,
  });
  const told = (changes: Data) => JSON.stringify(changes, (_, each) => each ?? null).slice(0, 60);
  const changing = (changes: Data, allowed: boolean) =>
    one(told(changes), [{ update: entry('one'), data: changes }], allowed);
  const bringing = (changes: Data, allowed: boolean) =>
    one(told(changes), [{ set: entry('two'), data: { ...data, ...changes } }], allowed);
  const others = Object.keys(data).filter((key) => key !== 'state' && key !== 'note');
  return [
    {
      title: `handling an entry of ${name}`,
      stored: { [entry('one')]: data },
      cases: [
        ...badChanges.map((changes) => changing(changes, false)),
        ...others.flatMap((key) =>
          ['changed', undefined].map((value) => changing({ [key]: value }, false)),
        ),
        one('another in its place', [{ set: entry('one'), data: { ...data, words: [] } }], false),
        ...goodChanges.map((changes) => changing(changes, true)),
      ],
    },
    {
      title: `bringing back an entry of ${name}`,
      cases: [
        ...badBeside().map((changes) => bringing(changes, false)),
        ...Object.keys(data).flatMap((key) => [
          bringing({ [key]: undefined }, false),
          bringing({ [key]: undefined, notice: 'sent' }, false),
        ]),
        one('as if staff had saved it', saveOf('staff', entry('two'), data), false),
        ...goodBeside.map((changes) => bringing(changes, true)),
      ],
    },
  ];
});
