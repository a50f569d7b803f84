import { searchWords } from '@lamplight/content/submission';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { stored } from './documents.ts';
import { countOf, submissions, submit } from './submissions.ts';

describe.each(submissions)('a submission to /api/$to', ({ to, entry, searched, samples }) => {
  const content = { ...samples.valid.small };

  test('is answered with what is stored: its content, id and time', async () => {
    const before = Date.now();
    const response = await submit(to, content);
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const record = await response.json();
    const kept = await stored(entry(record._id));
    const words = searchWords(searched.map((field) => String(record[field])));
    const metadata = { spam: '', state: 'new', note: '', words, createdAt: expect.any(Timestamp) };
    expect(kept).toEqual({ ...content, ...metadata });
    expect(words.length).toBeGreaterThan(10);
    const createdAt = kept?.createdAt.toDate().toISOString();
    expect(record).toEqual({ _id: record._id, ...content, createdAt });
    expect(Math.abs(Date.parse(createdAt) - before)).toBeLessThan(30_000);
  });

  test.each(Object.entries(samples.valid))('is stored as it is: “%s”', async (_, sample) => {
    const response = await submit(to, sample);
    expect(response.status).toBe(201);
    expect(await stored(entry((await response.json())._id))).toMatchObject(sample);
  });

  const forApi = Object.entries(samples.invalid).filter(
    ([, { only }]) => !only || only.includes('api'),
  );

  test.each(forApi)('is refused, naming the field: “%s”', async (_, sample) => {
    const before = await countOf(to);
    const response = await submit(to, sample.content);
    expect(response.status).toBe(400);
    const { code, fields } = await response.json();
    expect(code).toBe('invalid-content');
    const wrong = Object.keys(fields).map((field) => field.slice(0, sample.field.length));
    expect(wrong).toEqual([sample.field]);
    expect(await countOf(to)).toBe(before);
  });
});
