import { messages } from '@lamplight/content/messages';
import { listItem, revision } from '@lamplight/content/paths';
import { times } from '@lamplight/content/samples/sample';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { arrangeList, putListBackAfterwards, saved } from './documents.ts';
import { formerStaff, staff, stranger } from './people.ts';
import { listResource, lists } from './resources.ts';
import { ask, store } from './suite.ts';

for (const { list } of lists) putListBackAfterwards(list);

const team = listResource('team');
const deletedOf = async (path: string, as?: string) =>
  ask('GET', `/api/${path}/deleted`, { as: as ?? (await staff()) });

describe.each(lists)('what was deleted of /api/$path', ({ path, list, content }) => {
  test('is shown to staff as its last save left it, the newest first', async () => {
    await arrangeList(list, { there: saved(content, 1) });
    for (const [id, seconds] of [['older', 100] as const, ['newer', 200] as const]) {
      for (const version of [1, 2]) {
        const updatedAt = Timestamp.fromMillis((seconds + version) * 1_000);
        const data = { ...saved(content, 7, version), updatedAt };
        await store.doc(revision(listItem(list, id), version)).set(data);
      }
    }
    const answer = await deletedOf(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const last = { ...content, version: 2, by: 'arranged' };
    expect(await answer.json()).toEqual([
      { _id: 'newer', ...last, deletedAfter: '1970-01-01T00:03:22.000Z' },
      { _id: 'older', ...last, deletedAfter: '1970-01-01T00:01:42.000Z' },
    ]);
  });
});

describe('what was deleted', () => {
  test('is shown up to 50 items', async () => {
    await arrangeList('team', {});
    const batch = store.batch();
    for (const index of times(60, (each) => each)) {
      batch.set(store.doc(revision(`team/gone-${index}`, 1)), saved(team.content, 1));
    }
    await batch.commit();
    expect(await (await deletedOf('team')).json()).toHaveLength(50);
  });

  test('is nothing where nothing was', async () => {
    await arrangeList('team', {});
    expect(await (await deletedOf('team')).json()).toEqual([]);
  });

  test('is not shown to a visitor', async () => {
    const answer = await ask('GET', '/api/team/deleted');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message: messages.unauthenticated });
  });

  test('is not shown to a stranger or to former staff', async () => {
    for (const { token } of [await stranger(), await formerStaff()]) {
      expect((await deletedOf('team', token)).status).toBe(403);
    }
  });

  test('is shown and nothing else', async () => {
    const answer = await ask('PUT', '/api/team/deleted', { as: await staff(), body: {} });
    expect(answer.status).toBe(405);
  });
});
