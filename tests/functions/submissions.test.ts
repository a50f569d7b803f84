import { searchWords } from '@lamplight/content/submission';
import { messages } from '@lamplight/content/texts/messages';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { stored } from './documents.ts';
import { staff } from './people.ts';
import { countOf, expectRefusal, submissions, submit } from './submissions.ts';
import { ask } from './suite.ts';

describe.each(submissions)('what anybody sends to /api/$to', ({ to, entry, searched, samples }) => {
  const content = { ...samples.valid.small };

  test('is answered with what is stored: its content, id and when it came', async () => {
    const before = Date.now();
    const answer = await submit(to, content);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const record = await answer.json();
    const kept = await stored(entry(record._id));
    const words = searchWords(searched.map((field) => String(record[field])));
    const beside = { spam: '', state: 'new', note: '', words, createdAt: expect.any(Timestamp) };
    expect(kept).toEqual({ ...content, ...beside });
    expect(words.length).toBeGreaterThan(10);
    const createdAt = kept?.createdAt.toDate().toISOString();
    expect(record).toEqual({ _id: record._id, ...content, createdAt });
    expect(Math.abs(Date.parse(createdAt) - before)).toBeLessThan(30_000);
  });

  test.each(Object.entries(samples.valid))('is stored as it is: “%s”', async (_, sample) => {
    const answer = await submit(to, sample);
    expect(answer.status).toBe(201);
    expect(await stored(entry((await answer.json())._id))).toMatchObject(sample);
  });

  const forApi = Object.entries(samples.invalid).filter(
    ([, { only }]) => !only || only.includes('api'),
  );

  test.each(forApi)('is refused, naming the field: “%s”', async (_, sample) => {
    const before = await countOf(to);
    const answer = await submit(to, sample.content);
    expect(answer.status).toBe(400);
    const { code, fields } = await answer.json();
    expect(code).toBe('invalid-content');
    const wrong = Object.keys(fields).map((field) => field.slice(0, sample.field.length));
    expect(wrong).toEqual([sample.field]);
    expect(await countOf(to)).toBe(before);
  });

  test.each(['_id', 'createdAt', 'spam', 'state', 'note', 'words', 'version'])(
    'cannot set %s itself',
    (field) => expectRefusal(to, { ...content, [field]: 'x' }, { [field]: messages.unknownField }),
  );

  test.each([
    ['id', `${to}-1`],
    ['id', ''],
    ['elapsed', 'long'],
    ['website', true],
  ])('is refused when its %s is %j', (field, value) =>
    expectRefusal(to, { ...content, [field]: value }, { [field]: messages.wrongKind }),
  );

  test('may have 256 KiB and no more', async () => {
    const json = JSON.stringify(content);
    const ofBytes = (bytes: number) => json + ' '.repeat(bytes - Buffer.byteLength(json));
    expect((await submit(to, ofBytes(262_144))).status).toBe(201);
    const before = await countOf(to);
    const answer = await submit(to, ofBytes(262_145));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ message: messages.tooLarge, code: 'too-large' });
    expect(await countOf(to)).toBe(before);
  });

  test('cannot come from a form of another site', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    expect((await submit(to, JSON.stringify(content), headers)).status).toBe(415);
  });

  test('is not changed or removed through this address, by visitors or staff', async () => {
    const as = await staff();
    for (const person of [{}, { as }]) {
      for (const method of ['PUT', 'DELETE']) {
        const answer = await ask(method, `/api/${to}`, person);
        expect(answer.status).toBe(405);
        expect(answer.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
      }
    }
  });

  test('is not shown by its id', async () => {
    const { _id } = await (await submit(to, content)).json();
    expect((await ask('GET', `/api/${to}/${_id}`)).status).toBe(404);
  });
});
