import autocannon from 'autocannon';
import { command } from '../lib/command.ts';
import { inRoot } from '../lib/places.ts';
import { startBareFunction } from './bareFunction.ts';
import { startBenchSite } from './benchSite.ts';

const connections = 50;

const json = { 'Content-Type': 'application/json' };

const feedback = {
  name: 'Amina Yusuf',
  emailOrPhone: 'amina@lamplight.example',
  subject: 'Homework club',
  message: 'Is there still room in the homework club on Tuesdays? My daughter is eleven.',
};

/** What is asked for; `expected` is the only status that counts as an answer. */
interface Load {
  name: string;
  url: string;
  expected: number;
  options?: Partial<autocannon.Options>;
}

/**
 * `npm run bench:load`: how many requests a second the built function answers to 50 connections, and
 * how long the slowest hundredth waits, beside a function that does nothing. The argument says for how
 * many seconds each is asked.
 */
await command(async ([wanted = '15']) => {
  const site = await startBenchSite();
  const source = inRoot('scripts/bench/plain');
  const nothing = await startBareFunction(site, {
    source,
    target: 'nothing',
    before: 1,
    ready: '/',
  });
  const api = await startBareFunction(site);
  const post = { method: 'POST', headers: json, body: JSON.stringify(feedback) } as const;
  const loads: Load[] = [
    { name: 'A function that does nothing', url: nothing.address, expected: 200 },
    { name: 'GET /api/home', url: `${api.address}/api/home`, expected: 200 },
    {
      name: 'POST /api/feedback',
      url: `${api.address}/api/feedback`,
      expected: 201,
      options: post,
    },
  ];
  let good = true;
  for (const load of loads) {
    await run(load, 3);
    const { requests, latency, errors, statusCodeStats = {} } = await run(load, Number(wanted));
    const others = Object.keys(statusCodeStats).filter((code) => Number(code) !== load.expected);
    good = good && errors === 0 && others.length === 0;
    console.log(
      `${load.name.padEnd(28)}  ${requests.average.toFixed(0).padStart(5)} requests/s` +
        `  p50 ${latency.p50} ms  p99 ${latency.p99} ms  ${errors} errors  ${others.join(', ')}`,
    );
  }
  return good ? 0 : 1;
});

function run({ url, options }: Load, duration: number) {
  return autocannon({ url, connections, duration, ...options });
}
