import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import {
  type SubmissionName,
  submissionKinds,
  submissionNames,
} from '@lamplight/content/submissionKinds';
import { describe, expect, test } from 'vitest';
import {
  cellText,
  columnsOf,
  type Entry,
  isLikeFormula,
  maxCellCharacters,
  sheetOf,
} from './sheet.ts';

const receivedAt = new Date('2026-11-21T14:02:05.678Z');

/** The cells of an entry by the headers of their columns. */
const cellsOf = (name: SubmissionName, data: Entry['data'], number = 1) =>
  Object.fromEntries(
    columnsOf(name, 'UTC').map(({ header, cell }) => [header, cell({ data, receivedAt }, number)]),
  );

test('feedback has a column per field, between its date and its handling', () => {
  const data = { name: 'Ruth', emailOrPhone: 'ruth@lamplight.example', subject: '', message: 'Hi' };
  const metadata = { state: 'in-progress', note: 'Called back', spam: '', words: ['ru'] };
  expect(Object.entries(cellsOf('feedback', { ...data, ...metadata }, 3))).toEqual([
    ['No.', 3],
    ['Received (UTC)', new Date('2026-11-21T14:02:05Z')],
    ['Name', 'Ruth'],
    ['Email or Phone', 'ruth@lamplight.example'],
    ['Subject', null],
    ['Message', 'Hi'],
    ['State', 'In progress'],
    ['Note', 'Called back'],
    ['Spam because', null],
  ]);
});

test('an application spells out days, choices and the acknowledgement', () => {
  const sample = mentorApplicationSamples.valid.small as Entry['data'];
  const data = { ...sample, daysAvailable: ['Weekdays', 'Weekends'] };
  expect(cellsOf('mentors', data)).toMatchObject({
    'Full Name': 'Ruth Okafor',
    Phone: '+1 555 010 0199',
    'Days available': 'Weekdays, Weekends',
    'Access to a laptop': 'No',
    Acknowledgment: 'Yes',
  });
  expect(columnsOf('mentors', 'UTC')).toHaveLength(27);
});

describe('the metadata next to the content', () => {
  const cells = (metadata: object) =>
    cellsOf('feedback', { ...feedbackSamples.valid.small, ...metadata });

  test('may be missing, which makes the submission new', () => {
    expect(cells({})).toMatchObject({ State: 'New', Note: null, 'Spam because': null });
    expect(cells({ state: 'lost' })).toMatchObject({ State: 'New' });
  });

  test('explains known spam reasons in words, as long as it counts as spam', () => {
    const because = (spam: string, state = 'spam') => cells({ spam, state })['Spam because'];
    expect(because('honeypot', 'done')).toBeNull();
    expect(because('honeypot')).toBe('A field that people do not see was filled in.');
    expect(because('too-fast')).toBe('The form was sent faster than people can fill it in.');
    expect(because('constructor')).toBe('constructor');
  });

  test('keeps a note that looks like a formula', () => {
    expect(cells({ note: '=1+1' }).Note).toBe('=1+1');
  });
});

test.each([
  [{ formula: '1+1' }, null],
  [{ richText: [{ text: 'x' }] }, null],
  [[['x'], { text: 'x' }, 'Weekdays'], 'Weekdays'],
  [null, null],
  [undefined, null],
  [7, '7'],
  [-7, '-7'],
  [false, 'No'],
])('a cell is text or empty, whatever the field stores: %j', (stored, cell) => {
  expect(cellsOf('feedback', { message: stored }).Message).toBe(cell);
});

test('a missing date stays empty', () => {
  const [, received] = columnsOf('feedback', 'UTC');
  expect(received?.cell({ data: {}, receivedAt: null }, 1)).toBeNull();
});

test.each([
  ['UTC', '2026-11-21T23:30:59Z', '2026-11-21T23:30:59Z'],
  ['Europe/Berlin', '2026-11-21T23:30:59.999Z', '2026-11-22T00:30:59Z'],
  ['America/Los_Angeles', '2026-11-22T07:59:59Z', '2026-11-21T23:59:59Z'],
  ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-22T00:00:00Z'],
  // On both sides of the change to summer time.
  ['Europe/Lisbon', '2026-03-29T00:59:59Z', '2026-03-29T00:59:59Z'],
  ['Europe/Lisbon', '2026-03-29T01:00:00Z', '2026-03-29T02:00:00Z'],
])('in %s a submission of %s has the local time', (timeZone, moment, shown) => {
  const [, received] = columnsOf('feedback', timeZone);
  const entry = { data: {}, receivedAt: new Date(moment) };
  expect(received?.header).toBe(`Received (${timeZone})`);
  expect(received?.cell(entry, 1)).toEqual(new Date(shown));
});

test.each(submissionNames)('a sheet without %s says so', async (name) => {
  async function* nothing(): AsyncGenerator<Entry[]> {
    yield [];
  }
  const { columns, rows } = sheetOf(name, nothing(), { author: 'Farol', timeZone: 'UTC' });
  const all = [];
  for await (const some of rows) all.push(...some);
  expect(all).toEqual([[submissionKinds[name].none, ...columns.slice(1).map(() => null)]]);
});

test('multi-line fields have wide columns', () => {
  const widths = Object.fromEntries(
    columnsOf('mentors', 'UTC').map(({ header, width }) => [header, width]),
  );
  expect(widths).toMatchObject({ 'Full Name': 24, Motivation: 60, 'Days available': 24 });
});

test.each([
  '',
  'Is there still room?\nOn Tuesdays?',
  "'quoted'",
  'a=b',
  '5 - 3',
  'Zoë 😀 👩‍👩‍👧',
  '٣+٤',
])('ordinary text is unchanged: %j', (text) => {
  expect(isLikeFormula(text)).toBe(false);
  expect(cellText(text)).toBe(text);
});

test.each([
  '=1+1',
  '=HYPERLINK("https://evil.example","here")',
  "+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\n=1+1',
  '  =1+1',
  '\u00a0=1+1',
  '＝1+1',
  '+1 555 010 0199',
])('formula-like text is recognised and unchanged: %j', (text) => {
  expect(isLikeFormula(text)).toBe(true);
  expect(cellText(text)).toBe(text);
});

test('removes characters that XML forbids, even in front of a formula', () => {
  expect(cellText('Ring\u0000\u0007\u001b\u007f\ufffe\uffff!')).toBe('Ring!');
  expect(cellText('half \ud83d of it \ude00')).toBe('half  of it ');
  expect(cellText('\u0000=1+1')).toBe('=1+1');
  expect(cellText('\ud83d=1+1')).toBe('=1+1');
});

test('normalises line ends', () => {
  expect(cellText('one\r\ntwo\rthree\nfour')).toBe('one\ntwo\nthree\nfour');
  expect(cellText('\r=1+1')).toBe('\n=1+1');
});

test('cuts text to the size of a cell, between characters', () => {
  expect(cellText('x'.repeat(40_000))).toHaveLength(maxCellCharacters);
  expect(cellText('=1+'.repeat(20_000))).toHaveLength(maxCellCharacters);
  const cut = cellText(`${'x'.repeat(maxCellCharacters - 1)}😀`);
  expect(cut).toBe('x'.repeat(maxCellCharacters - 1));
});
