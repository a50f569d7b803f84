import { randomUUID } from 'node:crypto';
import { times } from '@lamplight/content/samples/sample';
import { describe, expect, test } from 'vitest';
import { stored } from './documents.ts';
import { inParallel } from './inParallel.ts';
import { countOf, submissions, submit } from './submissions.ts';
import { store } from './suite.ts';

describe.each(submissions)('a submission to /api/$to', ({ to, entry, samples, editable }) => {
  const content = { ...samples.valid.small };

  test('is stored under the id that it is sent with', async () => {
    const id = randomUUID();
    expect(await (await submit(to, { ...content, id })).json()).toMatchObject({ _id: id });
    expect(await stored(entry(id))).toMatchObject(content);
  });

  test('is stored once under its id, however often and whenever it is sent', async () => {
    const before = await countOf(to);
    const id = randomUUID();
    const sends = times(10, (index) => () => {
      return submit(to, { ...content, id, website: '', elapsed: 5_000 + index });
    });
    const answers = await inParallel(5, sends);
    expect(answers.map(({ status }) => status)).toEqual(times(10, () => 201));
    const records = await Promise.all(answers.map((response) => response.json()));
    const createdAt = (await stored(entry(id)))?.createdAt.toDate().toISOString();
    expect(records).toEqual(times(10, () => ({ _id: id, ...content, createdAt })));
    expect(await countOf(to)).toBe(before + 1);
  });

  test('is recognised after staff have handled it, and stays as they left it', async () => {
    const id = randomUUID();
    await submit(to, { ...content, id });
    const handled = { state: 'done', note: 'Answered by phone.' };
    await store.doc(entry(id)).update(handled);
    expect((await submit(to, { ...content, id })).status).toBe(201);
    expect((await submit(to, { ...content, [editable]: 'Else', id })).status).toBe(409);
    expect(await stored(entry(id))).toMatchObject({ ...content, ...handled });
  });

  test('is never overwritten by other content with its id', async () => {
    const id = randomUUID();
    await submit(to, { ...content, id });
    const response = await submit(to, { ...content, [editable]: 'Something else', id });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ message: expect.any(String), code: 'already-sent' });
    expect(await stored(entry(id))).toMatchObject(content);
  });

  test('is stored once if five contents are sent under one id at once; the others are refused', async () => {
    const id = randomUUID();
    const sends = times(5, (index) => () => {
      return submit(to, { ...content, [editable]: `Nr. ${index}`, id });
    });
    const statuses = (await inParallel(5, sends)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(await stored(entry(id))).toMatchObject({ [editable]: `Nr. ${statuses.indexOf(201)}` });
  });

  test('without an id is new each time', async () => {
    const before = await countOf(to);
    const answers = [await submit(to, content), await submit(to, content)];
    const [one, other] = await Promise.all(answers.map((response) => response.json()));
    expect(one._id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(one._id).not.toBe(other._id);
    expect(await countOf(to)).toBe(before + 2);
  });
});
