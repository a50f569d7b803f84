import { command } from '../lib/endings.ts';
import { inRoot } from '../lib/places.ts';
import { startBenchSite } from './benchSite.ts';
import { type ColdStart, timeToAnswer } from './timeToAnswer.ts';

/** How many times as long as an empty function one may take. */
const limit = 1.5;

const retained = { RETENTION_DAYS: '30' };
const mail = {
  ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: '1' },
  ...{ NOTICE_FROM: 'notices@lamplight.example', NOTICE_TO: 'ruth@lamplight.example' },
};

/**
 * `npm run bench:cold`: how long the built functions take from the start of their process to their first
 * answer, beside an empty one, by turns. The argument says how often.
 */
await command(async ([wanted = '9']) => {
  const site = await startBenchSite();
  const empty = { source: inRoot('scripts/bench/nothing'), target: 'nothing', path: '/' };
  const source = site.stage.path('functions');
  const starts: Record<string, ColdStart> = {
    'an empty function': empty,
    'api, GET /api/health': { source, target: 'api', path: '/api/health' },
    'api, GET /api/home': { source, target: 'api', path: '/api/home' },
    'site, GET /': { source, target: 'site', path: '/' },
    noticeOfFeedback: { source, target: 'noticeOfFeedback', settings: mail },
    deleteOldSubmissions: { source, target: 'deleteOldSubmissions', settings: retained },
  };
  const times = new Map<string, number[]>();
  for (let round = 0; round < Number(wanted); round += 1) {
    for (const [name, start] of Object.entries(starts)) {
      times.set(name, [...(times.get(name) ?? []), await timeToAnswer(site, start)]);
    }
  }
  const [[, ofEmpty = []] = []] = times;
  let good = true;
  for (const [name, all] of times) {
    const ratio = median(all) / median(ofEmpty);
    good = good && ratio <= limit;
    const [least, most] = [Math.min(...all), Math.max(...all)].map(Math.round);
    console.log(
      `${name.padEnd(24)}${median(all).toFixed(0).padStart(5)} ms  ${least} to ${most}` +
        `  ${ratio.toFixed(2)}`,
    );
  }
  return good ? 0 : 1;
});

function median(all: number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;
}
