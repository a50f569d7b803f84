import { ask, inParallel, type Latencies, latencies } from './ask.ts';
import type { LoadSite } from './loadSite.ts';
import { milliseconds, type Outcome, shown, table } from './report.ts';

const askedAtOnce = 200;

/** The two are asked for in turn, so that other work on the machine slows both. */
const usualRounds = 5;

const nothingMeasured = () => ({
  'Unknown addresses': { took: latencies(), reads: 0 },
  'A known page': { took: latencies(), reads: 0 },
});

/** Whether a page is there, and whether one was: no cache can know that of an address that someone has made up. */
const maxReads = 2;

/**
 * `node tools/run.mjs load unknown`: many unknown addresses at once, as a scanner or a broken link in a newsletter asks for
 * them, and as many visits of a known page. None may read more than it must.
 */
export async function unknown(site: LoadSite, rounds = usualRounds): Promise<Outcome> {
  const instance = await site.start('site');
  const measured = nothingMeasured();
  const askAll = async (
    into: { took: Latencies; reads: number },
    path: (index: number) => string,
    status: number,
  ) => {
    site.relay.take();
    await inParallel(askedAtOnce, Array.from({ length: askedAtOnce }), async (_, index) => {
      const began = performance.now();
      const headers = { 'Sec-Fetch-Dest': 'document' };
      const answer = await ask(instance.address, { path: path(index), headers });
      if (answer.status !== status) throw new Error(`${path(index)}: ${answer.status}`);
      into.took.since(began);
    });
    into.reads += site.relay.take().reads;
  };
  for (let round = 0; round <= rounds; round += 1) {
    // The first round compiles the code.
    const { 'Unknown addresses': unknown, 'A known page': known } =
      round > 0 ? measured : nothingMeasured();
    await askAll(unknown, (index) => `/unknown/${round}/${index}`, 404);
    await askAll(known, () => '/about', 200);
  }
  instance.end();
  const rows = Object.entries(measured).map(([name, { took, reads }]) => [
    name,
    `${took.count()}`,
    shown(reads / took.count(), 1),
    ...[took.at(50), took.at(99), took.max()].map(milliseconds),
  ]);
  const { took, reads } = measured['Unknown addresses'];
  const each = reads / took.count();
  return {
    text: table(['What', 'Asked', 'Reads of each', 'p50', 'p99', 'Slowest'], rows),
    // Some documents that all pages are made of are read again in the meantime.
    failures:
      each < maxReads + 0.5 ? [] : [`an unknown address reads ${each.toFixed(1)} documents`],
  };
}
