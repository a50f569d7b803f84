import { randomUUID } from 'node:crypto';
import { times } from '@lamplight/content/samples/sample';
import { messages } from '@lamplight/content/texts/messages';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { formerStaff, staff, stranger } from './people.ts';
import { submissions } from './submissions.ts';
import { ask, store } from './suite.ts';

const month = (ago: number, day = 3) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, day, 12));
};

describe.each(submissions)('submissions to /api/$to', ({ to, entry, samples }) => {
  const content = { ...samples.valid.small };
  // One as those that are imported have it.
  const ids = times(105, (index) => (index === 4 ? '65A1b2c3d4e5f6071829' : randomUUID()));
  let as = '';

  const read = async (query = '') => ask('GET', `/api/${to}${query}`, { as });
  const idsOf = async (response: Response) =>
    (await response.json()).map(({ _id }: { _id: string }) => _id);

  /** Stores these entries and nothing else, each a second older than the one before. */
  const arrange = async (entries: Record<string, object>) => {
    await store.recursiveDelete(store.collection(to));
    const batch = store.batch();
    for (const [index, [id, data]] of Object.entries(entries).entries()) {
      const createdAt = Timestamp.fromMillis(1_790_000_000_000 - index * 1_000);
      batch.set(store.doc(entry(id)), { ...content, createdAt, ...data });
    }
    await batch.commit();
  };

  beforeAll(async () => {
    as = await staff();
    return async () => store.recursiveDelete(store.collection(to));
  });

  test('are shown to staff newest first, with notes but without search words', async () => {
    const handling = { spam: '', state: 'in-progress', note: 'Rang twice.' };
    await arrange({ [ids[0] ?? '']: { ...handling, words: ['zo'] }, [ids[1] ?? '']: {} });
    const response = await read();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const createdAt = expect.stringMatching(/^2026-.*Z$/);
    expect(await response.json()).toEqual([
      { _id: ids[0], ...content, ...handling, createdAt },
      { _id: ids[1], ...content, spam: '', state: 'new', note: '', createdAt },
    ]);
  });

  test('are shown page by page, at most 100 at a time', async () => {
    await arrange(Object.fromEntries(ids.map((id) => [id, {}])));
    expect(await idsOf(await read())).toEqual(ids.slice(0, 100));
    expect(await idsOf(await read('?limit=5'))).toEqual(ids.slice(0, 5));
    expect(await idsOf(await read(`?limit=5&before=${ids[4]}`))).toEqual(ids.slice(5, 10));
    expect(await idsOf(await read(`?before=${ids[99]}`))).toEqual(ids.slice(100));
    expect(await idsOf(await read(`?before=${ids[104]}`))).toEqual([]);
  });

  test.each([
    ['limit', '0', messages.wrongKind],
    ['limit', '101', messages.wrongKind],
    ['limit', '1e1', messages.wrongKind],
    ['limit', '', messages.wrongKind],
    ['before', '../staff/demo', messages.wrongKind],
    ['before', randomUUID(), messages.notFound],
  ])('can’t be requested with %s=%s', async (name, value, message) => {
    const response = await read(`?${name}=${encodeURIComponent(value)}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { [name]: message } });
  });

  test('are counted by month, without spam', async () => {
    await arrange({
      [ids[0] ?? '']: { state: 'new', createdAt: month(0, 1) },
      [ids[1] ?? '']: { state: 'done', createdAt: month(1) },
      [ids[2] ?? '']: { state: 'new', createdAt: month(1) },
      [ids[3] ?? '']: { state: 'spam', createdAt: month(1) },
      [ids[4] ?? '']: { state: 'spam', createdAt: month(2) },
      [ids[5] ?? '']: { state: 'done', createdAt: month(11) },
      [ids[6] ?? '']: { state: 'new', createdAt: month(12) },
    });
    const response = await ask('GET', `/api/${to}/summary`, { as });
    const months = times(12, (index) => ({
      month: month(11 - index)
        .toISOString()
        .slice(0, 7),
      count: { 0: 1, 10: 2, 11: 1 }[index] ?? 0,
    }));
    expect(await response.json()).toEqual({ months, retentionDays: 0 });
  });

  test('are counted by the months of a time zone', async () => {
    const createdAt = new Date(month(0, 1).setUTCHours(1));
    await arrange({ [ids[0] ?? '']: { state: 'new', createdAt } });
    const countsIn = async (timeZone: string) => {
      const response = await ask('GET', `/api/${to}/summary?timeZone=${timeZone}`, { as });
      const { months } = Object(await response.json());
      return Object.fromEntries(
        months.map(({ month, count }: { month: string; count: number }) => [month, count]),
      );
    };
    const [now, before] = [month(0), month(1)].map((each) => each.toISOString().slice(0, 7));
    expect(await countsIn('UTC')).toMatchObject({ [now ?? '']: 1, [before ?? '']: 0 });
    expect(await countsIn('America/New_York')).toMatchObject({ [before ?? '']: 1 });
    const wrong = await ask('GET', `/api/${to}/summary?timeZone=Here`, { as });
    expect(wrong.status).toBe(400);
  });

  test.each(['', '/summary'])('are not shown to others: %s', async (path) => {
    const people: { status: number; token?: string }[] = [
      { status: 401 },
      { status: 403, ...(await stranger()) },
      { status: 403, ...(await formerStaff()) },
    ];
    for (const { status, token } of people) {
      const response = await ask('GET', `/api/${to}${path}`, token ? { as: token } : {});
      expect(response.status).toBe(status);
      expect(await response.text()).not.toContain('@');
    }
  });
});
