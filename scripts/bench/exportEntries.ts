import { command } from '../lib/endings.ts';
import { startBareFunction } from './bareFunction.ts';
import { signIn, startBenchSite, storeEntries, workersIn } from './benchSite.ts';
import { type Format, measureExport } from './measureExport.ts';
import { peakMemory } from './memory.ts';
import { readTwice } from './readTwice.ts';

/** What an export must not exceed, through Hosting; memory as the peak of the function's process. */
const budget = { seconds: 60, megabytes: 10, memory: 256 };

/**
 * `npm run bench:export`: how long an export of 100,000 entries takes, or of as many as the argument
 * says, and how large file and process become; through Hosting and of the function by itself.
 */
await command(async ([wanted = '100000']) => {
  const count = Number(wanted);
  const site = await startBenchSite();
  await storeEntries(site, count);
  const token = await signIn(site);
  const workers = () => Math.max(...workersIn(site.stage).map(peakMemory));
  const bare = await startBareFunction(site);
  let good = true;
  for (const format of ['xlsx', 'csv'] as const) {
    good = (await run('through Hosting', site.hosting, format, workers)) && good;
    await run('the function alone', bare.address, format, () => peakMemory(bare.pid));
  }
  return good ? 0 : 1;

  async function run(way: string, address: string, format: Format, memory: () => number) {
    const { seconds, bytes, rows, file } = await measureExport(address, token, format);
    const [megabytes, peak] = [bytes / 1e6, memory()];
    console.log(
      `${format.padEnd(4)}  ${way.padEnd(18)}  ${seconds.toFixed(1)} s  ${megabytes.toFixed(1)} MB` +
        `  ${rows} rows  at most ${peak.toFixed(0)} MB of memory`,
    );
    const inSize = format === 'csv' || megabytes < budget.megabytes;
    if (format === 'xlsx' && (await readTwice(file)) !== rows) return false;
    return rows === count && seconds < budget.seconds && inSize && !(peak >= budget.memory);
  }
});
