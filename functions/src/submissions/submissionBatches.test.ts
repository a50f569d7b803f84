import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Query } from 'firebase-admin/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { unavailable } from '../http/errors.ts';
import { submissionBatches } from './submissionBatches.ts';

test('drains the rest of a batch once its reader stops', async () => {
  const stream = Readable.from(Array.from({ length: 50 }, (_, number) => ({ number })));
  const query = { limit: () => query, stream: () => stream } as unknown as Query;
  for await (const page of submissionBatches(query, { batchSize: 100, pageSize: 10 })) {
    expect(page).toHaveLength(10);
    break;
  }
  await finished(stream);
  expect(stream.readableEnded).toBe(true);
});

test('times out when the store does not answer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stream = new Readable({ objectMode: true, read: () => {} });
  const query = { limit: () => query, stream: () => stream } as unknown as Query;
  const refusal = expect(submissionBatches(query).next()).rejects.toThrow(unavailable().message);
  await vi.advanceTimersByTimeAsync(20_000);
  await refusal;
});
