import { ask, inParallel, type Latencies, latencies } from './ask.ts';
import type { LoadSite } from './loadSite.ts';
import { milliseconds, type Outcome, table } from './report.ts';

const askedAtOnce = 200;

/** The two are asked for in turn, so that other work on the machine slows both. */
const usualRounds = 5;

/**
 * `node tools/run.mjs load unknown`: many unknown addresses at once, as a scanner or a broken link in a newsletter asks for
 * them, and as many visits of a known page. Their median must be less than twice that of the known page.
 */
export async function unknown(site: LoadSite, rounds = usualRounds): Promise<Outcome> {
  const instance = await site.start('site');
  const measured = { 'Unknown addresses': latencies(), 'A known page': latencies() };
  const askAll = (took: Latencies | undefined, path: (index: number) => string, status: number) =>
    inParallel(askedAtOnce, Array.from({ length: askedAtOnce }), async (_, index) => {
      const began = performance.now();
      const headers = { 'Sec-Fetch-Dest': 'document' };
      const answer = await ask(instance.address, { path: path(index), headers });
      if (answer.status !== status) throw new Error(`${path(index)}: ${answer.status}`);
      took?.since(began);
    });
  // The first round compiles what answers.
  for (let round = 0; round <= rounds; round += 1) {
    const of = (name: keyof typeof measured) => (round > 0 ? measured[name] : undefined);
    await askAll(of('Unknown addresses'), (index) => `/unknown/${round}/${index}`, 404);
    await askAll(of('A known page'), () => '/about', 200);
  }
  instance.end();
  const rows = Object.entries(measured).map(([name, took]) => [
    name,
    `${took.count()}`,
    ...[took.at(50), took.at(99), took.max()].map(milliseconds),
  ]);
  const slower = measured['Unknown addresses'].at(50) / measured['A known page'].at(50);
  return {
    text: table(['What', 'Asked', 'p50', 'p99', 'Slowest'], rows),
    failures: slower < 2 ? [] : [`unknown addresses take ${slower.toFixed(2)} times as long`],
  };
}
