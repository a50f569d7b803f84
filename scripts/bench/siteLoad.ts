import { createHash } from 'node:crypto';
import { createServer, request } from 'node:http';
import { pictureFile } from '@lamplight/content/paths';
import { pictureAddress, sizeName } from '@lamplight/content/pictureFile';
import autocannon from 'autocannon';
import { atTheEnd, command } from '../lib/command.ts';
import { inRoot } from '../lib/places.ts';
import { withEmulators } from '../lib/project.ts';
import { memoryOf, startBareFunction } from './bareFunction.ts';
import { type BenchSite, startBenchSite } from './benchSite.ts';

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

/** A page or a picture must be served at least this share as often as a constant text, and be at most so much slower. */
const [share, slower] = [0.5, 4];
const requests = 50_000;

/** A page is allowed to read its content anew every ten seconds. */
const settings = { CONTENT_SECONDS: '10' };

/**
 * `npm run bench:site`: how many requests a second the built functions `site` and `pictures` answer to 50
 * connections, beside a function that answers a constant text of the same size; what they read for that; and
 * what memory `site` has after 50,000 requests. The argument says for how many seconds each is asked.
 */
await command(async ([wanted = '10']) => {
  const site = await startBenchSite();
  const firestore = await countReads(site.ports.firestore);
  let started = 0;
  const start = (options: Parameters<typeof startBareFunction>[1]) =>
    startBareFunction(site, { ...options, before: started++ });

  /** Measures a path beside a constant text. @returns whether it is quick enough */
  const compare = async (address: string, path: string) => {
    const size = (await (await fetch(address + path)).arrayBuffer()).byteLength;
    const constant = await start({
      source: inRoot('scripts/bench/plain'),
      ...{ target: 'constant', ready: '/', settings: { SIZE: `${size}` } },
    });
    const before = await measured(constant.address, wanted);
    const reads = firestore.count();
    const result = await measured(address + path, wanted);
    const answers = result.requests.average / before.requests.average;
    const late = result.latency.p99 / before.latency.p99;
    console.log(`${path}, ${size} bytes`);
    report('  constant', before);
    report('  measured', result);
    console.log(
      `  ${answers.toFixed(2)} of the requests, ${late.toFixed(1)} times the p99, ` +
        `${firestore.count() - reads} reads for ${result.requests.total} requests`,
    );
    constant.end();
    return answers >= share && late <= slower && isSound(before) && isSound(result);
  };

  const asked = { ready: '/', settings, firestore: firestore.port };
  const page = await start({ ...asked, target: 'site' });
  const good = [];
  for (const path of ['/', '/team', '/news']) good.push(await compare(page.address, path));
  const picture = await storePicture(site);
  const pictures = await start({ ...asked, target: 'pictures', ready: picture });
  good.push(await compare(pictures.address, picture));
  pictures.end();
  // Spelt in another way than the site spells it, a page is rendered for whoever asks.
  const rendering = await autocannon({ url: `${page.address}/Home`, connections: 1, duration: 5 });
  console.log(`Rendering /Home each time takes ${rendering.latency.average} ms`);
  const memory = [memoryOf(page.pid)];
  for (let part = 0; part < 5; part += 1) {
    await autocannon({ url: page.address, connections, amount: requests / 5 });
    memory.push(memoryOf(page.pid));
  }
  console.log(`MB after each ${requests / 5} requests: ${memory.map(Math.round).join(', ')}`);
  return good.every(Boolean) ? 0 : 1;
});

/** Stores a picture of 100 kB in one size. @returns its path */
async function storePicture({ ports }: BenchSite): Promise<string> {
  // What is no text would keep the client busy, which reads answers as such, and not the function.
  const bytes = Buffer.alloc(100_000, 'x');
  const hash = createHash('sha256').update(bytes).digest('hex');
  const size = { type: 'image/webp', width: 800, height: 600 } as const;
  await withEmulators(ports, ({ firestore }) =>
    firestore.doc(pictureFile(hash)).set({ ...size, bytes, sizes: {} }),
  );
  return pictureAddress(hash, sizeName(size));
}

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
