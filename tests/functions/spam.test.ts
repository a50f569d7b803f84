import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { stored } from './documents.ts';
import { submissions, submit } from './submissions.ts';
import { store } from './suite.ts';

describe.each(submissions)('a submission to /api/$to', ({ to, entry, samples }) => {
  const content = { ...samples.valid.small };
  const send = (beside: object) => submit(to, { ...content, ...beside });

  test.each([
    [{ website: 'https://pills.example', elapsed: 90_000 }, 'honeypot'],
    [{ website: 'x' }, 'honeypot'],
    [{ website: '', elapsed: 1_999 }, 'too-fast'],
    [{ website: '', elapsed: 2_000 }, ''],
    [{}, ''],
  ])(
    'with %j is stored with the reason %j, which its sender doesn’t learn',
    async (beside, spam) => {
      const response = await send(beside);
      expect(response.status).toBe(201);
      const { _id, createdAt, ...rest } = await response.json();
      expect(rest).toEqual(content);
      expect(createdAt).toEqual(expect.any(String));
      const kept = await stored(entry(_id));
      const state = spam === '' ? 'new' : 'spam';
      const handling = { spam, state, note: '', words: expect.any(Array) };
      expect(kept).toEqual({ ...content, ...handling, createdAt: expect.any(Timestamp) });
    },
  );

  test('stays spam when it is sent again more slowly', async () => {
    const id = randomUUID();
    await send({ id, elapsed: 10 });
    expect((await send({ id, elapsed: 10_000 })).status).toBe(201);
    expect(await stored(entry(id))).toMatchObject({ spam: 'too-fast' });
  });

  test('can be queried by whether it is spam', async () => {
    const answers = [await send({}), await send({ website: 'x' }), await send({ elapsed: 0 })];
    const ids = await Promise.all(answers.map(async (response) => (await response.json())._id));
    const idsOf = async (operator: '==' | 'in', value: unknown) => {
      const { docs } = await store.collection(to).where('spam', operator, value).get();
      return docs.map(({ id }) => id).filter((id) => ids.includes(id));
    };
    expect(await idsOf('==', '')).toEqual([ids[0]]);
    expect(await idsOf('in', ['honeypot', 'too-fast'])).toHaveLength(2);
  });
});
