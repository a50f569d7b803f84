import autocannon from 'autocannon';
import { inRoot } from '../../scripts/lib/places.ts';
import { memoryOf, startBareFunction } from '../bench/bareFunction.ts';
import type { LoadSite } from './loadSite.ts';
import { milliseconds, type Outcome, shown, table } from './report.ts';
import { newForm, renderedPath, sendForm } from './visitors.ts';

const connections = 50;

/** A page or a picture must be served at least this share as often as a constant text, and be at most so much slower. */
const [share, slower] = [0.5, 4];

/** After so many requests, in five parts, memory is looked at. */
const requests = 50_000;

/**
 * `node tools/run.mjs load capacity`: how many requests a second a process of each function answers to 50 connections,
 * for so many seconds each: pages and a picture next to a function that answers a constant text of the same size, the
 * API next to one that does nothing.
 */
export async function capacity(site: LoadSite, seconds = 10): Promise<Outcome> {
  const constantOf = (target: string, settings: Record<string, string> = {}) =>
    startBareFunction(site, {
      target,
      settings,
      source: inRoot('tools/bench/plain'),
      ready: '/',
    });
  const measured = async (options: autocannon.Options) => {
    await autocannon({ ...options, connections, duration: Math.min(5, seconds) });
    site.relay.take();
    return autocannon({ ...options, connections, duration: seconds });
  };
  const failures: string[] = [];
  const checked = (what: string, { errors, non2xx, mismatches }: autocannon.Result) => {
    const failed = errors + non2xx + mismatches;
    if (failed > 0) failures.push(`${what}: ${failed} answers were wrong`);
  };

  const beside: string[][] = [];
  const page = await site.start('site');
  const picture = await site.start('pictures');
  const paths = [
    ...['/', '/team', '/news'].map((path) => ({ path, of: page })),
    { path: site.pictures[0] ?? '', of: picture },
  ];
  for (const { path, of } of paths) {
    const name = of === picture ? 'A picture' : `\`${path}\``;
    const url = of.address + path;
    const size = (await (await fetch(url)).arrayBuffer()).byteLength;
    const constant = await constantOf('constant', { SIZE: `${size}` });
    const plain = await measured({ url: constant.address });
    const own = await measured({ url });
    const { reads } = site.relay.take();
    constant.end();
    for (const result of [plain, own]) checked(name, result);
    const [answers, late] = [
      own.requests.average / plain.requests.average,
      own.latency.p99 / plain.latency.p99,
    ];
    if (answers < share || late > slower)
      failures.push(`${name} is too slow compared with a constant text`);
    beside.push([
      name,
      shown(size),
      shown(plain.requests.average),
      shown(own.requests.average),
      shown(answers, 2),
      `${plain.latency.p99} and ${own.latency.p99}`,
      shown(own.requests.total),
      `${reads}`,
    ]);
  }
  const rendering = await autocannon({
    url: page.address + renderedPath,
    connections: 1,
    duration: 5,
  });
  const memory = [memoryOf(page.pid)];
  for (let part = 0; part < 5; part += 1) {
    await autocannon({ url: page.address, connections, amount: requests / 5 });
    memory.push(memoryOf(page.pid));
  }
  page.end();
  picture.end();

  const api = await site.start('api', { FORM_POSTS_PER_HOUR: '1000000' });
  const nothing = await constantOf('nothing');
  const { body, ...form } = sendForm(newForm(Math.random));
  const { id: _, ...content } = body as { id: string };
  const headers = { 'Content-Type': 'application/json' };
  const ofApi: string[][] = [];
  for (const [name, options] of [
    ['A function that does nothing', { url: nothing.address }],
    ['`GET /api/home`', { url: `${api.address}/api/home` }],
    [
      `\`POST ${form.path}\``,
      { url: api.address + form.path, method: 'POST', headers, body: JSON.stringify(content) },
    ],
  ] as const) {
    const result = await measured(options);
    checked(name, result);
    const { p50, p99 } = result.latency;
    ofApi.push([name, shown(result.requests.average), milliseconds(p50), milliseconds(p99)]);
  }
  api.end();
  nothing.end();
  return {
    text: [
      table(
        [
          'What',
          'Bytes',
          'Constant text, requests a second',
          'The function',
          'Share',
          'p99 of both, in ms',
          'Requests',
          'Reads for them',
        ],
        beside,
      ),
      `Goals: at least half of the constant text's requests, with a p99 of at most four times its own. A page that is rendered for ` +
        `each request takes ${milliseconds(rendering.latency.average)}. Memory of \`site\` before ${shown(requests)} requests and ` +
        `after each fifth of them: ${memory.map((each) => shown(each)).join(', ')} MB.`,
      table(['What', 'Requests a second', 'p50', 'p99'], ofApi),
    ].join('\n\n'),
    failures,
  };
}
