import { expect, test } from 'vitest';
import { compare, type Sent, type Stored } from './ledger.ts';
import { editOf } from './stored.ts';

const empty: Stored = {
  counts: {},
  entries: new Map(),
  slots: 0,
  versions: [{ version: 1, story: 'Once.' }],
  version: 1,
};

const form = (id: string) => ({ id, content: { subject: id }, acknowledged: true, calm: true });
const sent: Sent = {
  forms: [form('a'), form('b')],
  visits: { sure: 3, unsure: 1 },
  edits: [{ field: 'story', made: 2, acknowledged: ['Edit 1 of story.', 'Edit 2 of story.'] }],
};

const entry = (id: string): [string, object] => [id, { subject: id, note: '' }];
const edited = (...times: number[]) => [
  ...empty.versions,
  ...times.map((time, index) => ({ version: index + 2, ...editOf('story', time) })),
];

const now = {
  counts: { pages: { home: 4 }, forms: { feedback: 2 } },
  entries: new Map([entry('a'), entry('b')]),
  slots: 2,
  versions: edited(1, 2),
  version: 3,
} as Stored;

test('a form stored once, as it was sent, is correct', () => {
  expect(compare(empty, now, sent).failures).toEqual([]);
});

test.each<[string, Partial<Stored>, string]>([
  ['a form that is missing', { entries: new Map([entry('a')]) as never, slots: 1 }, '1 missing'],
  [
    'a form that is stored twice',
    { entries: new Map([...now.entries, ['c', { subject: 'a' }]]), slots: 3 },
    '1 of unknown origin',
  ],
  [
    'a form that is another',
    { entries: new Map([['a', { subject: 'b' }], ...now.entries].toReversed() as never) },
    '1 not as they were sent',
  ],
  ['a form without its slot', { slots: 1 }, '-1 too many or too few'],
  [
    'a form that was counted twice',
    { counts: { ...now.counts, forms: { mentors: 3 } } },
    '1 too many',
  ],
  ['an edit that is lost', { versions: edited(2), version: 2 }, '1 lost'],
  ['an edit that is stored twice', { versions: edited(1, 2, 1), version: 4 }, '1 doubled'],
  ['edits in another order', { versions: edited(2, 1) }, '1 fields in another order'],
  ['a version without a revision', { version: 4 }, '1 versions that the page is ahead'],
  ['a visit that was not counted', { counts: { ...now.counts, pages: { home: 2 } } }, '1 too few'],
  ['more visits than there were', { counts: { ...now.counts, pages: { home: 5 } } }, '1 too many'],
])('%s is found', (_, change, expected) => {
  expect(compare(empty, { ...now, ...change }, sent).failures.join()).toContain(expected);
});

test('a form that was never acknowledged is a failure', () => {
  const forms = [form('a'), { ...form('b'), acknowledged: false }];
  expect(compare(empty, now, { ...sent, forms }).failures).toEqual(['Forms: 1 never acknowledged']);
});
