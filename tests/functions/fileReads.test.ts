import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { times } from '@lamplight/content/samples/sample';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import { startAny } from './framework.ts';
import { large, reportPath, storeReports } from './reports.ts';

beforeAll(storeReports);

/** A function that reads from the store through here: how many parts of files it has read. */
async function counting() {
  let parts = 0;
  const [, port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const proxy = createServer(async (incoming, answer) => {
    const body = await buffer(incoming);
    if (body.includes('/fileParts/')) parts += 1;
    const { method, url, headers } = incoming;
    request({ host: '127.0.0.1', port, method, path: url, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 0, got.headers);
      got.pipe(answer);
    }).end(body);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const counted = await startAny(demoProject, {
    target: 'files',
    settings: { FIRESTORE_EMULATOR_HOST: host },
  });
  onTestFinished(async () => {
    await counted.kill();
    proxy.close();
  });
  return { counted, parts: () => parts };
}

/** The answer to a request, before anything of it is read. */
const begun = async (address: string, headers: Record<string, string> = {}) => {
  const [answer] = await once(get(address, { headers }), 'response');
  return answer as IncomingMessage;
};

test('a range reads only its own parts, each once', async () => {
  const { counted, parts } = await counting();
  for (const range of ['bytes=900000-900099', 'bytes=1000000-1799999'])
    await buffer(await begun(counted.address + reportPath, { Range: range }));
  expect(parts()).toBe(1);
});

test('stops reading for a client that stalls or disconnects', async () => {
  const { counted, parts } = await counting();
  const answer = await begun(counted.address + reportPath);
  // As much as sockets hold, until nothing more comes.
  await vi.waitFor(async () => {
    const before = parts();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(parts()).toBe(before);
  }, 20_000);
  expect(parts()).toBeLessThan(20);
  answer.destroy();
  await vi.waitFor(() => expect(counted.logged()).toContain('"aborted":true'));
  expect(parts()).toBeLessThan(20);
  expect(counted.logged()).not.toContain('could not be read');
});

test.skipIf(!existsSync('/proc/self/status'))(
  'twenty downloads at once take less than 256 MB of memory',
  async () => {
    const busy = await startAny(demoProject, { target: 'files' });
    onTestFinished(() => busy.kill());
    const hashes = await Promise.all(
      times(20, async () => {
        const hash = createHash('sha256');
        for await (const chunk of await begun(busy.address + reportPath)) hash.update(chunk);
        return hash.digest('hex');
      }),
    );
    expect(new Set(hashes)).toEqual(new Set([createHash('sha256').update(large).digest('hex')]));
    const [, peak] =
      /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${busy.pid}/status`, 'utf8')) ?? [];
    expect(Number(peak) / 1_000).toBeLessThan(256);
  },
  60_000,
);
