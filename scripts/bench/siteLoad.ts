import { createServer, request } from 'node:http';
import autocannon from 'autocannon';
import { atTheEnd, command } from '../lib/command.ts';
import { inRoot } from '../lib/places.ts';
import { memoryOf, startBareFunction } from './bareFunction.ts';
import { startBenchSite } from './benchSite.ts';

/**
 * Stands between a function and the emulator of Firestore.
 * @returns its port, and how many questions have passed it so far
 */
async function countReads(emulator: number) {
  let count = 0;
  const server = createServer((asked, response) => {
    count += 1;
    const { method, url, headers } = asked;
    const passed = request({ port: emulator, host: '127.0.0.1', method, path: url, headers });
    passed.on('error', () => response.destroy());
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const end = () => void server.close().closeAllConnections();
  atTheEnd({ orderly: async () => end(), atOnce: end });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  return { port: address.port, count: () => count };
}

const connections = 50;

/** A page must serve at least this share of what a constant text does, and be at most so much slower. */
const [share, slower] = [0.5, 4];
const requests = 50_000;

/** A page is allowed to read its content anew every ten seconds. */
const settings = { CONTENT_SECONDS: '10' };

/**
 * `npm run bench:site`: how many requests a second the built function `site` answers to 50 connections,
 * beside a function that answers a constant text of the same size; what it reads for that; and what
 * memory it has after 50,000 requests. The argument says for how many seconds each is asked.
 */
await command(async ([wanted = '10']) => {
  const site = await startBenchSite();
  const firestore = await countReads(site.ports.firestore);
  const page = await startBareFunction(site, {
    ...{ target: 'site', ready: '/', settings },
    firestore: firestore.port,
  });
  let good = true;
  for (const [index, path] of ['/', '/team', '/news'].entries()) {
    const size = (await (await fetch(page.address + path)).arrayBuffer()).byteLength;
    const constant = await startBareFunction(site, {
      source: inRoot('scripts/bench/plain'),
      ...{ target: 'constant', before: 1 + index, ready: '/', settings: { SIZE: `${size}` } },
    });
    const before = await measured(constant.address, wanted);
    const reads = firestore.count();
    const result = await measured(page.address + path, wanted);
    const pages = result.requests.average / before.requests.average;
    const late = result.latency.p99 / before.latency.p99;
    good = good && pages >= share && late <= slower && isSound(before) && isSound(result);
    console.log(`${path}, ${size} bytes`);
    report('  constant', before);
    report('  page', result);
    console.log(
      `  ${pages.toFixed(2)} of the requests, ${late.toFixed(1)} times the p99, ` +
        `${firestore.count() - reads} reads for ${result.requests.total} requests`,
    );
    constant.end();
  }
  // Spelt in another way than the site spells it, a page is rendered for whoever asks.
  const rendering = await autocannon({ url: `${page.address}/Home`, connections: 1, duration: 5 });
  console.log(`Rendering /Home each time takes ${rendering.latency.average} ms`);
  const memory = [memoryOf(page.pid)];
  for (let part = 0; part < 5; part += 1) {
    await autocannon({ url: page.address, connections, amount: requests / 5 });
    memory.push(memoryOf(page.pid));
  }
  console.log(`MB after each ${requests / 5} requests: ${memory.map(Math.round).join(', ')}`);
  return good ? 0 : 1;
});

/** Both are asked in the same way before they are measured. */
async function measured(url: string, seconds: string) {
  await autocannon({ url, connections, duration: 5 });
  return autocannon({ url, connections, duration: Number(seconds) });
}

function isSound({ errors, non2xx }: autocannon.Result): boolean {
  return errors === 0 && non2xx === 0;
}

function report(name: string, { requests, latency, errors, non2xx }: autocannon.Result): void {
  console.log(
    `${name.padEnd(12)}${requests.average.toFixed(0).padStart(6)} requests/s` +
      `  p50 ${latency.p50} ms  p99 ${latency.p99} ms  ${errors + non2xx} errors`,
  );
}
