import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../api/serve.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('GCLOUD_PROJECT', 'demo-entries');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const documents = 'projects/demo-entries/databases/(default)/documents';

/** The functions, asking a Firestore that answers so, and what it was asked. */
async function setUp(status: number, answer: unknown) {
  const asked: { url: string | undefined; who: string | undefined; body: unknown }[] = [];
  const address = await serve(async (request: IncomingMessage, response) => {
    const { url, headers } = request;
    asked.push({ url, who: headers.authorization, body: JSON.parse(await text(request)) });
    response.writeHead(status).end(JSON.stringify(answer));
  });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', new URL(address).host);
  return { asked, ...(await import('./entries.ts')) };
}

test('a submission is read as the function itself, with its dates', async () => {
  const fields = {
    createdAt: { timestampValue: '2026-11-21T14:02:00.123456Z' },
    state: { stringValue: 'new' },
  };
  const found = { name: `${documents}/feedback/0b7f`, fields, createTime: '2026-11-21T14:02:01Z' };
  const { readEntry, asked } = await setUp(200, [{ found }]);
  expect(await readEntry('feedback/0b7f')).toEqual({
    state: 'new',
    notice: undefined,
    createdAt: new Date('2026-11-21T14:02:00.123Z'),
    storedAt: new Date('2026-11-21T14:02:01Z'),
  });
  expect(asked).toEqual([
    {
      url: `/v1/${documents}:batchGet`,
      who: 'Bearer owner',
      body: { documents: [`${documents}/feedback/0b7f`] },
    },
  ]);
});

test('there may be none', async () => {
  const { readEntry } = await setUp(200, [{ missing: `${documents}/feedback/0b7f` }]);
  expect(await readEntry('feedback/0b7f')).toBeUndefined();
});

test('a notice is noted beside what is there, and makes nothing that is gone', async () => {
  const { noteOnEntry, asked } = await setUp(200, {});
  await noteOnEntry('feedback/0b7f', 'sent');
  const update = {
    name: `${documents}/feedback/0b7f`,
    fields: { notice: { stringValue: 'sent' } },
  };
  const updateMask = { fieldPaths: ['notice'] };
  expect(asked[0]?.body).toEqual({
    writes: [{ update, updateMask, currentDocument: { exists: true } }],
  });
});

test('a submission that was deleted meanwhile stays deleted', async () => {
  const { noteOnEntry, asked } = await setUp(404, { error: { status: 'NOT_FOUND' } });
  await noteOnEntry('feedback/0b7f', 'sent');
  expect(asked).toHaveLength(1);
});

test('that it may not be noted is an error', async () => {
  const { noteOnEntry } = await setUp(403, {});
  await expect(noteOnEntry('feedback/0b7f', 'sent')).rejects.toMatchObject({ status: 403 });
});

test('some may be left where others are deleted, but not all', async () => {
  const some = await setUp(200, { status: [{}, { code: 10 }, {}] });
  expect(await some.deleteEntries(['a', 'b', 'c'])).toBe(2);
  expect(some.asked[0]?.body).toEqual({
    writes: ['a', 'b', 'c'].map((name) => ({ delete: name })),
  });
  vi.resetModules();
  const none = await setUp(200, { status: [{ code: 7 }] });
  await expect(none.deleteEntries(['a'])).rejects.toThrow('code 7');
});
