import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '../../tests/serve.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('GCLOUD_PROJECT', 'demo-visitors');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

type Respond = (response: ServerResponse) => void;

const answered =
  (status: number, json: unknown): Respond =>
  (response) =>
    response.writeHead(status).end(JSON.stringify(json));
const cut: Respond = (response) => response.destroy();

/** The store, asking a Firestore that gives these answers, and what it was asked. */
async function setUp(...answers: Respond[]) {
  const requests: {
    url: string | undefined;
    headers: IncomingMessage['headers'];
    body: unknown;
  }[] = [];
  const address = await serve(async (request, response) => {
    const { url, headers } = request;
    requests.push({ url, headers, body: JSON.parse(await text(request)) });
    (answers.shift() ?? cut)(response);
  });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', new URL(address).host);
  const { visitorStore } = await import('./visitorStore.ts');
  return { store: visitorStore, requests };
}

const documents = 'projects/demo-visitors/databases/(default)/documents';
const found = { found: { name: `${documents}/site/home`, fields: { a: { stringValue: 'b' } } } };

test('requests a document without credentials', async () => {
  const { store, requests } = await setUp(answered(200, [found]));
  expect(await store.document('site/home')).toEqual({ a: 'b' });
  expect(requests).toMatchObject([
    { url: `/v1/${documents}:batchGet`, body: { documents: [`${documents}/site/home`] } },
  ]);
  expect(requests[0]?.headers.authorization).toBeUndefined();
});

test('a document has the times of its creation and last save', async () => {
  const fields = { updatedAt: { timestampValue: '2026-11-22T00:00:00Z' } };
  const of = { found: { name: '', fields, createTime: '2026-11-21T00:00:00Z' } };
  const { store } = await setUp(answered(200, [of]));
  expect(await store.document('site/home')).toEqual({
    updatedAt: '2026-11-22T00:00:00Z',
    createTime: '2026-11-21T00:00:00Z',
  });
});

test('a missing document is undefined', async () => {
  const { store } = await setUp(answered(200, [{ missing: `${documents}/site/home` }]));
  expect(await store.document('site/home')).toBeUndefined();
});

test('page documents requested at the same time share one query', async () => {
  const about = { found: { name: `${documents}/site/about`, fields: { a: { stringValue: 'c' } } } };
  const { requests } = await setUp(answered(200, [about, found]), answered(200, [found]));
  const { pageStore } = await import('./visitorStore.ts');
  const paths = ['site/home', 'site/about', 'site/none'];
  const read = await Promise.all(paths.map((path) => pageStore.document(path)));
  expect(read).toEqual([{ a: 'b' }, { a: 'c' }, undefined]);
  expect(await pageStore.document('site/home')).toEqual({ a: 'b' });
  expect(requests.map(({ body }) => body)).toEqual([
    { documents: paths.map((path) => `${documents}/${path}`) },
    { documents: [`${documents}/site/home`] },
  ]);
});

test('requests a list in its order, up to the limit', async () => {
  const item = { name: `${documents}/team/ruth`, fields: { order: { integerValue: '1000' } } };
  const answers = [{ document: item, readTime: '' }, { readTime: '' }];
  const { store, requests } = await setUp(answered(200, answers));
  expect(await store.list('team', 3)).toEqual([{ id: 'ruth', data: { order: 1_000 } }]);
  expect(requests[0]?.body).toMatchObject({
    structuredQuery: { from: [{ collectionId: 'team' }], limit: 3 },
  });
});

test('retries broken connections and temporary errors', async () => {
  const { store, requests } = await setUp(cut, answered(503, {}), answered(200, [found]));
  expect(await store.document('site/home')).toEqual({ a: 'b' });
  expect(requests).toHaveLength(3);
});

test('retries an answer that breaks off', async () => {
  const broken = { error: { code: 503, status: 'UNAVAILABLE' } };
  const { store, requests } = await setUp(answered(200, [broken]), answered(200, [found]));
  expect(await store.document('site/home')).toEqual({ a: 'b' });
  expect(requests).toHaveLength(2);
});

test('repeated failure counts as unavailable', async () => {
  const { store } = await setUp();
  await expect(store.document('site/home')).rejects.toMatchObject({ code: 'unavailable' });
});

test('doesn’t retry a refused request', async () => {
  const { store, requests } = await setUp(answered(403, { error: 'PERMISSION_DENIED' }));
  await expect(store.document('staff/ruth')).rejects.toThrow('Firestore answered 403');
  expect(requests).toHaveLength(1);
});

/** A server in a thread of its own, which notes that it was asked and answers. */
const server = `
  const { createServer } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const server = createServer((request, response) => {
    Atomics.store(workerData, 0, 1);
    Atomics.notify(workerData, 0);
    response.end('[]');
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

test('requests are sent before the process becomes busy', async () => {
  const received = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(server, { eval: true, workerData: received });
  onTestFinished(() => void worker.terminate());
  const [port] = await once(worker, 'message');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${port}`);
  const { queryFirestore, requestsSent } = await import('./visitorStore.ts');
  const answer = queryFirestore('batchGet', {});
  await requestsSent(5_000);
  // Nothing else can be done in this thread in the meantime.
  expect(Atomics.wait(received, 0, 0, 5_000)).not.toBe('timed-out');
  expect(await answer).toEqual([]);
});
