import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';

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

test('what was asked has left when the process becomes busy', async () => {
  const asked = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(server, { eval: true, workerData: asked });
  onTestFinished(() => void worker.terminate());
  const [port] = await once(worker, 'message');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${port}`);
  const { askFirestore, questionsSent } = await import('./firestoreRest.ts');
  const answer = askFirestore('batchGet', {});
  await questionsSent(5_000);
  // Nothing else can be done in this thread meanwhile.
  expect(Atomics.wait(asked, 0, 0, 5_000)).not.toBe('timed-out');
  expect(await answer).toEqual([]);
});
