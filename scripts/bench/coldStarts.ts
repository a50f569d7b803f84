import { command } from '../lib/endings.ts';
import { inRoot } from '../lib/places.ts';
import { startBenchSite } from './benchSite.ts';
import { median } from './figures.ts';
import { type ColdStart, timeToAnswer } from './timeToAnswer.ts';

/** How many times as long as an empty function one may take. */
const limit = 1.5;

const empty = 'an empty function';

/**
 * `npm run bench:cold`: how long the built functions that visitors wait for take from the start of their
 * process to their first answer, beside an empty one, by turns. The argument says how often.
 */
await command(async ([wanted = '9']) => {
  const site = await startBenchSite();
  const source = site.stage.path('functions');
  const starts: Record<string, ColdStart> = {
    [empty]: { source: inRoot('scripts/bench/nothing'), target: 'nothing', path: '/' },
    'api, GET /api/health': { source, target: 'api', path: '/api/health' },
    'api, GET /api/home': { source, target: 'api', path: '/api/home' },
    'site, GET /': { source, target: 'site', path: '/' },
  };
  const times = new Map<string, number[]>();
  for (let round = 0; round < Number(wanted); round += 1) {
    for (const [name, start] of Object.entries(starts)) {
      times.set(name, [...(times.get(name) ?? []), await timeToAnswer(site, start)]);
    }
  }
  const medianOf = (name: string) => median(times.get(name) ?? []);
  let good = true;
  for (const name of Object.keys(starts)) {
    const own = medianOf(name);
    const ratio = own / medianOf(empty);
    good = good && ratio <= limit;
    const all = times.get(name) ?? [];
    const [least, most] = [Math.min(...all), Math.max(...all)].map(Math.round);
    console.log(
      `${name.padEnd(24)}${own.toFixed(0).padStart(5)} ms  ${least} to ${most}` +
        `  ${ratio.toFixed(2)}`,
    );
  }
  return good ? 0 : 1;
});
