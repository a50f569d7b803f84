import { searchWords } from '@lamplight/content/submission';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  asField,
  cellValueOf,
  fieldsRead,
  openedSheet,
  rowsRead,
} from '../../functions/tests/reading.ts';
import { staff } from './people.ts';
import { submissions } from './submissions.ts';
import { ask, store } from './suite.ts';

const empty = () =>
  Promise.all(submissions.map(({ to }) => store.recursiveDelete(store.collection(to))));
beforeEach(async () => void (await empty()));
afterAll(async () => void (await empty()));

/** Stores submissions, each a minute older than the one before it, if it does not say how old it is. */
async function arrange(to: string, entries: Record<string, unknown>[]): Promise<void> {
  const noon = Date.UTC(2026, 10, 21, 12);
  const writer = store.bulkWriter();
  const writes = entries.map((entry, index) => {
    const createdAt = Timestamp.fromMillis(noon - index * 60_000);
    return writer.create(store.collection(to).doc(), { createdAt, ...entry });
  });
  await Promise.all([...writes, writer.close()]);
}

const fetched = async (to: string, query = '') => {
  const response = await ask('GET', `/api/${to}/export${query}`, { as: await staff() });
  expect(response.status).toBe(200);
  return { response, file: Buffer.from(await response.arrayBuffer()) };
};

/** The rows of the workbook, by header. */
async function exported(to: string, query = '') {
  const [headers = [], ...rows] = await rowsRead((await fetched(to, query)).file);
  return rows.map((row) => Object.fromEntries(headers.map((header, at) => [header, row[at]])));
}

const namesOf = async (query: string) =>
  (await exported('feedback', query)).flatMap(({ Name }) => Name ?? []);

describe.each(submissions)('an export of /api/$to', ({ to, samples, fileName, none }) => {
  const path = `/api/${to}/export`;
  const metadata = { spam: '', state: 'done', note: 'Called\nback', words: [] };

  test('is a file with a fixed name, never cached', async () => {
    const types = {
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      csv: 'text/csv; charset=utf-8',
    };
    for (const [format, type] of Object.entries(types)) {
      const { response } = await fetched(to, `?format=${format}`);
      expect(response.headers.get('content-type')).toBe(type);
      const disposition = `attachment; filename="${fileName}.${format}"`;
      expect(response.headers.get('content-disposition')).toBe(disposition);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const { response } = await fetched(to);
    expect(response.headers.get('content-disposition')).toContain('.xlsx');
  });

  test('has the same content in both formats, for every reader', async () => {
    const contents = Object.values(samples.valid) as Record<string, unknown>[];
    await arrange(
      to,
      contents.map((content) => ({ ...content, ...metadata })),
    );
    const { file } = await fetched(to);
    const rows = await rowsRead(file);
    expect(rows).toHaveLength(contents.length + 1);
    const fields = fieldsRead((await fetched(to, '?format=csv')).file);
    expect(fields).toEqual(rows.map((row) => row.map(asField)));
    const sheet = await openedSheet(file);
    const opened = rows.map((row, y) =>
      row.map((_, x) => cellValueOf(sheet.getCell(y + 1, x + 1))),
    );
    expect(opened).toEqual(rows);
    expect(rows[1]?.slice(0, 2)).toEqual([1, new Date('2026-11-21T12:00:00Z')]);
  });

  test('says in a sheet and in a header if there are no submissions', async () => {
    const { response, file } = await fetched(to);
    const [headers = [], ...rows] = await rowsRead(file);
    expect(headers).toEqual(expect.arrayContaining(['No.', 'State', 'Note']));
    expect(rows.flat().filter((cell) => cell !== null)).toEqual([none]);
    expect(fieldsRead((await fetched(to, '?format=csv')).file)[1]?.join('')).toBe(none);
    expect(response.headers.get('x-export-empty')).toBe('true');
    await arrange(to, [{ ...samples.valid.small, ...metadata }]);
    expect((await fetched(to)).response.headers.get('x-export-empty')).toBeNull();
    const unmatched = await fetched(to, '?search=nobody&state=new');
    expect(unmatched.response.headers.get('x-export-empty')).toBe('true');
  });

  test('shows days and times in the requested time zone', async () => {
    await arrange(to, [{ createdAt: Timestamp.fromDate(new Date('2026-11-21T23:30:00Z')) }]);
    const shown = async (query: string) =>
      (await rowsRead((await fetched(to, query)).file)).map(([, received]) => received);
    expect(await shown('')).toEqual(['Received (UTC)', new Date('2026-11-21T23:30:00Z')]);
    const berlin = ['Received (Europe/Berlin)', new Date('2026-11-22T00:30:00Z')];
    expect(await shown('?timeZone=Europe/Berlin')).toEqual(berlin);
  });

  test.each([
    ['format=pdf', 'format'],
    ['state=lost', 'state.0'],
    ['from=21.11.2026', 'from'],
    ['from=2026-11-21&to=2026-11-20', 'to'],
    ['sort=name', 'sort'],
    ['timeZone=Europe/Nowhere', 'timeZone'],
  ])('is refused with %s', async (query, field) => {
    const response = await ask('GET', `${path}?${query}`, { as: await staff() });
    expect(response.status).toBe(400);
    const { code, fields } = await response.json();
    expect(code).toBe('invalid-content');
    expect(Object.keys(fields)).toEqual([field]);
  });
});

test('no text becomes a formula, and none is lost', async () => {
  const texts = [
    '=1+1',
    "+cmd|' /C calc'!A0",
    '-2+3',
    '@SUM(A1:A9)',
    '\t=1+1',
    '\r=1+1',
    'Zoë 😀 你好\nsecond line',
    'word '.repeat(1_000),
    '',
  ];
  await arrange(
    'feedback',
    texts.map((message) => ({ name: message, message, note: message })),
  );
  const { file } = await fetched('feedback');
  const sheet = await openedSheet(file);
  sheet.eachRow((row) => row.eachCell((cell) => expect(cell.formula).toBeUndefined()));
  const read = (await exported('feedback')).map(({ Message, Name, Note }) => [Message, Name, Note]);
  const expected = texts.map((text) => text.replace('\r', '\n') || null);
  expect(read).toEqual(expected.map((text) => [text, text, text]));
});

test('writes every stored value as a text cell', async () => {
  const formula = { formula: '1+1', result: 2 };
  const names = [formula, [formula], null, 7, 'Ring\u0000\u0007!', 'x'.repeat(40_000)];
  await arrange(
    'feedback',
    names.map((name) => ({ name })),
  );
  const rows = await exported('feedback');
  expect(rows.map(({ Name }) => Name)).toEqual([
    null,
    null,
    null,
    '7',
    'Ring!',
    'x'.repeat(32_767),
  ]);
  expect(rows.every(({ State }) => State === 'New')).toBe(true);
});

describe('an export with filters', () => {
  const named = (name: string, more: Record<string, unknown>) => ({
    name,
    words: searchWords([name]),
    ...more,
  });
  const at = (time: string) => ({ createdAt: Timestamp.fromDate(new Date(time)) });
  beforeEach(() =>
    arrange('feedback', [
      named('Ruth Okafor', { state: 'new', ...at('2026-11-03T23:59:59.999Z') }),
      named('Ruth Haddad', { state: 'in-progress', ...at('2026-11-03T00:00:00Z') }),
      named('Noor Haddad', { state: 'done', ...at('2026-11-02T23:59:59.999Z') }),
      named('Pills', { state: 'spam', spam: 'honeypot', ...at('2026-11-02T00:00:00Z') }),
      named('Older than states', at('2026-11-01T12:00:00Z')),
      { name: 'نور ٠٧', words: ['٠٧', '٠٧٠'], ...at('2026-11-01T11:00:00Z') },
    ]),
  );

  test.each([
    ['', ['Ruth Okafor', 'Ruth Haddad', 'Noor Haddad', 'Pills', 'Older than states', 'نور ٠٧']],
    ['state=new', ['Ruth Okafor', 'Older than states', 'نور ٠٧']],
    ['state=spam', ['Pills']],
    ['state=done,in-progress', ['Ruth Haddad', 'Noor Haddad']],
    ['from=2026-11-03', ['Ruth Okafor', 'Ruth Haddad']],
    ['to=2026-11-01', ['Older than states', 'نور ٠٧']],
    ['from=2026-11-02&to=2026-11-02', ['Noor Haddad', 'Pills']],
    ['from=0001-01-01&to=9999-12-31&state=done', ['Noor Haddad']],
    ['from=2026-11-02T23:59:59.999Z&to=2026-11-03T23:59:59.999Z', ['Ruth Haddad', 'Noor Haddad']],
    ['search=ruth', ['Ruth Okafor', 'Ruth Haddad']],
    ['search=ＲＵＴＨ', ['Ruth Okafor', 'Ruth Haddad']],
    ['search=٠٧٠&state=new', ['نور ٠٧']],
    ['search=Had Ruth', ['Ruth Haddad']],
    ['search=okafors', []],
    [
      'search=!',
      ['Ruth Okafor', 'Ruth Haddad', 'Noor Haddad', 'Pills', 'Older than states', 'نور ٠٧'],
    ],
    ['search=haddad&state=done&from=2026-11-01', ['Noor Haddad']],
    ['state=done&from=2026-11-03', []],
  ])('“%s” has the matching submissions, newest first', async (query, names) => {
    expect(await namesOf(`?${query}`)).toEqual(names);
  });
});

test('submissions beyond one batch stay in order, even with equal times', async () => {
  const createdAt = Timestamp.fromMillis(1_800_000_000_123);
  const sent = Array.from({ length: 1_201 }, (_, index) => ({
    fullName: `Nr. ${index}`,
    createdAt,
  }));
  await arrange('mentors', sent);
  const rows = await exported('mentors');
  expect(rows.map((row) => row['No.'])).toEqual(sent.map((_, index) => index + 1));
  expect(new Set(rows.map((row) => row['Full Name'])).size).toBe(sent.length);
});
