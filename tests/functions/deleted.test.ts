import { libraryFileSchema } from '@lamplight/content/libraryFile';
import { libraryPictureSchema } from '@lamplight/content/libraryPicture';
import {
  activityRecord,
  libraryFile,
  libraryPicture,
  listItem,
  revision,
} from '@lamplight/content/paths';
import { samplesOf } from '@lamplight/content/samples/generated';
import { times } from '@lamplight/content/samples/sample';
import { tried } from '@lamplight/content/samples/tried';
import { messages } from '@lamplight/content/texts/messages';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { arrangeList, restoreListAfterwards, saved } from './documents.ts';
import { formerStaff, newStaff, staff, stranger } from './people.ts';
import { listResource, lists } from './resources.ts';
import { ask, store } from './suite.ts';

for (const { list } of lists) restoreListAfterwards(list);

const team = listResource('team');
const deletedOf = async (path: string, as?: string) =>
  ask('GET', `/api/${path}/deleted`, { as: as ?? (await staff()) });

describe.each(lists)('deleted items of /api/$path', ({ path, list, content }) => {
  test('are shown to staff as last saved, newest first', async () => {
    await arrangeList(list, { there: saved(content, 1) });
    for (const [id, seconds] of [['older', 100] as const, ['newer', 200] as const]) {
      for (const version of [1, 2]) {
        const updatedAt = Timestamp.fromMillis((seconds + version) * 1_000);
        const data = { ...saved(content, 7, version), updatedAt };
        await store.doc(revision(listItem(list, id), version)).set(data);
      }
    }
    const response = await deletedOf(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const last = { ...content, version: 2, by: 'arranged', deletedAt: null, deletedBy: '' };
    expect(await response.json()).toEqual([
      { _id: 'newer', ...last, deletedAfter: '1970-01-01T00:03:22.000Z' },
      { _id: 'older', ...last, deletedAfter: '1970-01-01T00:01:42.000Z' },
    ]);
  });
});

describe('deleted items', () => {
  test('are limited to 50', async () => {
    await arrangeList('team', {});
    const batch = store.batch();
    for (const index of times(60, (each) => each)) {
      batch.set(store.doc(revision(`team/gone-${index}`, 1)), saved(team.content, 1));
    }
    await batch.commit();
    expect(await (await deletedOf('team')).json()).toHaveLength(50);
  });

  test('come in the order in which they were deleted, however old they are', async () => {
    await arrangeList('team', {});
    for (const [id, seconds] of [['older', 100] as const, ['newer', 200] as const]) {
      const updatedAt = Timestamp.fromMillis(seconds * 1_000);
      await store.doc(revision(`team/${id}`, 1)).set({ ...saved(team.content, 1), updatedAt });
    }
    const record = store.doc(activityRecord('team~older~1~deleted'));
    await record.set({ at: Timestamp.fromMillis(300_000), by: 'sam' });
    const found = await (await deletedOf('team')).json();
    await record.delete();
    expect(found).toMatchObject([
      { _id: 'older', deletedAt: '1970-01-01T00:05:00.000Z', deletedBy: 'sam' },
      { _id: 'newer' },
    ]);
  });

  test('are an empty list if nothing was deleted', async () => {
    await arrangeList('team', {});
    expect(await (await deletedOf('team')).json()).toEqual([]);
  });

  test('are not shown to a visitor', async () => {
    const response = await ask('GET', '/api/team/deleted');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: messages.unauthenticated });
  });

  test('are not shown to a stranger or to former staff', async () => {
    for (const { token } of [await stranger(), await formerStaff()]) {
      expect((await deletedOf('team', token)).status).toBe(403);
    }
  });

  test('can only be read', async () => {
    const response = await ask('PUT', '/api/team/deleted', { as: await staff(), body: {} });
    expect(response.status).toBe(405);
  });
});

describe.each(tried(lists, 0))('a deleted item of /api/$path', ({ path, list, content }) => {
  const arrangeDeleted = async (version: number) => {
    await arrangeList(list, {});
    const data = saved(content, 7, version);
    await store.doc(revision(listItem(list, 'gone'), version)).set(data);
    return data;
  };
  const restore = async (body: object, as?: string) =>
    ask('POST', `/api/${path}/gone/restore`, { as: as ?? (await staff()), body });

  test('is restored once, exactly as in its last revision, and recorded', async () => {
    const { version: _, updatedAt: __, updatedBy: ___, ...stored } = await arrangeDeleted(2);
    const record = store.doc(activityRecord(`${list}~gone~3~restored`));
    await record.delete();
    const { token: as, uid } = await newStaff('editor');
    const answers = await Promise.all([1, 2, 3].map(() => restore({ restore: true }, as)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const back = { ...stored, version: 3, updatedBy: uid, updatedAt: expect.any(Timestamp) };
    expect((await store.doc(listItem(list, 'gone')).get()).data()).toEqual(back);
    expect((await store.doc(revision(listItem(list, 'gone'), 3)).get()).data()).toEqual(back);
    expect((await record.get()).data()).toEqual({
      kind: 'restored',
      of: list,
      id: 'gone',
      count: 3,
      by: uid,
      name: expect.any(String),
      at: expect.any(Timestamp),
    });
    await record.delete();
  });

  test('is restored by editors only, without any content from the request', async () => {
    await arrangeDeleted(1);
    expect((await restore({ restore: true, name: 'Someone' })).status).toBe(400);
    expect((await restore({})).status).toBe(400);
    const { token: viewer } = await newStaff('viewer');
    expect((await restore({ restore: true }, viewer)).status).toBe(403);
    expect((await ask('POST', `/api/${path}/gone/restore`, { body: {} })).status).toBe(401);
    const as = await staff();
    const never = await ask('POST', `/api/${path}/never/restore`, {
      as,
      body: { restore: true },
    });
    expect(never.status).toBe(404);
    expect((await store.doc(listItem(list, 'gone')).get()).exists).toBe(false);
  });
});

test.each([
  ['a picture', libraryPicture('a'.repeat(64)), samplesOf(libraryPictureSchema, {}).small],
  ['a file', libraryFile('gone'), samplesOf(libraryFileSchema, {}).small],
])('%s that was deleted is restored as it was', async (_, path, content) => {
  const known = { ...content, order: 5 };
  await store.doc(revision(path, 1)).set({ ...known, version: 1, updatedBy: 'arranged' });
  const as = await staff();
  const response = await ask('POST', `/api/${path}/restore`, { as, body: { restore: true } });
  expect(response.status).toBe(200);
  expect((await store.doc(path).get()).data()).toMatchObject({ ...known, version: 2 });
  await store.recursiveDelete(store.doc(path));
  await store.doc(activityRecord(`${path.replace('/', '~')}~2~restored`)).delete();
});
