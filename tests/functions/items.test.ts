import { contentVersionLabel } from '@lamplight/content/documentMetadata';
import { withoutKeys } from '@lamplight/content/itemKeys';
import { listItem } from '@lamplight/content/paths';
import { messages } from '@lamplight/content/texts/messages';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import {
  arrangeList,
  idsIn,
  restoreListAfterwards,
  saved,
  stored,
  storedRevision,
} from './documents.ts';
import { demoStaff, staff } from './people.ts';
import { lists } from './resources.ts';
import { ask } from './suite.ts';

for (const { list } of lists) restoreListAfterwards(list);

const send = async (method: string, path: string, body?: unknown) =>
  ask(method, `/api/${path}`, { as: await staff(), body });

const metadata = {
  updatedAt: expect.any(Timestamp),
  updatedBy: demoStaff,
  ...contentVersionLabel(),
};

/** An item of the list with another value in its first field. */
const changesOf = ({ content, samples }: (typeof lists)[number]) => {
  const [firstKey = ''] = Object.keys(content);
  return { [firstKey]: Object(samples.valid.largest)[firstKey] };
};

describe.each(lists)('staff edit /api/$path:', (each) => {
  const { path, list, content, deleted } = each;
  const one = listItem(list, 'one');
  const first = changesOf(each);

  test('a new item is stored last, and its id returned', async () => {
    await arrangeList(list, { a: saved(content, 7_000), b: saved(content, 20) });
    const response = await send('POST', path, content);
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { _id, ...record } = await response.json();
    expect(record).toEqual({ ...content, version: 1 });

    const kept = await stored(listItem(list, _id));
    expect(kept).toEqual({ ...content, order: 8_000, version: 1, ...metadata });
    expect(await storedRevision(listItem(list, _id), 1)).toEqual(kept);
    expect(await idsIn(list)).toEqual(['b', 'a', _id]);
  });

  test('an item is saved as its next version, key by key, and keeps its place', async () => {
    await arrangeList(list, { one: saved(content, 20, 3), two: saved(content, 30) });
    const response = await send('PUT', `${path}/one`, { ...first, version: 3 });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ _id: 'one', ...content, ...first, version: 4 });

    const kept = await stored(one);
    const expected = { ...content, ...first, order: 20, version: 4, ...metadata };
    expect({ ...withoutKeys(kept), updatedAt: kept?.updatedAt }).toEqual(expected);
    expect(await storedRevision(one, 4)).toEqual(kept);
    expect(await stored(listItem(list, 'two'))).toMatchObject({ ...content, version: 1 });
  });

  test('an item is deleted once, and its revisions stay', async () => {
    await arrangeList(list, { one: saved(content, 20), two: saved(content, 30) });
    await send('PUT', `${path}/one`, first);
    const response = await send('DELETE', `${path}/one`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ message: deleted });
    expect(await idsIn(list)).toEqual(['two']);
    expect(await storedRevision(one, 2)).toMatchObject({ ...content, ...first, order: 20 });
    expect((await send('DELETE', `${path}/one`)).status).toBe(404);
  });
});

/** All lists share one handler, so two of them are enough. */
const tried = lists.filter(({ list }) => list === 'team' || list === 'ycm');

describe.each(tried)('in any list, as in /api/$path:', (each) => {
  const { path, list, content } = each;
  const one = listItem(list, 'one');
  const first = changesOf(each);
  const lastKey = Object.keys(content).at(-1) ?? '';

  test('a save that changes nothing returns the stored content and stores nothing', async () => {
    await arrangeList(list, { one: saved(content, 20, 3) });
    const response = await send('PUT', `${path}/one`, { ...content, version: 3 });
    expect(await response.json()).toEqual({ _id: 'one', ...content, version: 3 });
    expect(await stored(one)).toMatchObject({ version: 3, updatedBy: 'arranged' });
    expect(await storedRevision(one, 4)).toBeUndefined();
  });

  test('an invalid save is refused, naming the field, and changes nothing', async () => {
    await arrangeList(list, { one: saved(content, 20, 3) });
    const response = await send('PUT', `${path}/one`, { ...first, [lastKey]: null, extra: 7 });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'invalid-content',
      fields: { [lastKey]: expect.any(String), extra: messages.unknownField },
    });
    expect(await stored(one)).toMatchObject({ ...content, version: 3, updatedBy: 'arranged' });
    expect(await storedRevision(one, 4)).toBeUndefined();
  });

  test('a missing item can’t be saved or deleted, whatever its version', async () => {
    await arrangeList(list, {});
    const answers = [
      await send('PUT', `${path}/one`, content),
      await send('PUT', `${path}/one`, { ...content, version: 3 }),
      await send('DELETE', `${path}/one`),
    ];
    for (const response of answers) {
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: messages.notFound, code: 'not-found' });
    }
    expect(await idsIn(list)).toEqual([]);
    expect(await storedRevision(one, 1)).toBeUndefined();
  });

  test('an impossible id is not found', async () => {
    const ids = ['__one__', 'a%2Fb', '%2F', 'x'.repeat(1_501), ''];
    for (const id of ids) {
      expect((await send('PUT', `${path}/${id}`, content)).status).toBe(404);
      expect((await send('DELETE', `${path}/${id}`)).status).toBe(404);
    }
  });
});
