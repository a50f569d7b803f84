import { command } from '../lib/endings.ts';
import { inRoot } from '../lib/places.ts';
import { startBenchSite } from './benchSite.ts';
import { median } from './figures.ts';
import { type ColdStart, timeToAnswer } from './timeToAnswer.ts';

/** How many times as long as an empty function one may take. */
const limit = 1.5;

const retained = { RETENTION_DAYS: '30' };
const mail = {
  ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: '1' },
  ...{ NOTICE_FROM: 'notices@lamplight.example', NOTICE_TO: 'ruth@lamplight.example' },
};

/** A function, and the empty one that is called in the same way. */
type Measured = ColdStart & { beside: string };

/**
 * `npm run bench:cold`: how long the built functions take from the start of their process to their first
 * answer, beside empty ones, by turns. The argument says how often.
 */
await command(async ([wanted = '9']) => {
  const site = await startBenchSite();
  const source = site.stage.path('functions');
  const http = { source, beside: 'an empty function' };
  const starts: Record<string, Measured> = {
    'an empty function': { ...http, source: empty('nothing'), target: 'nothing', path: '/' },
    'an empty one for events': {
      ...{ source: empty('nothing-when-stored'), target: 'nothingWhenStored', stored: true },
      beside: 'an empty one for events',
    },
    'api, GET /api/health': { ...http, target: 'api', path: '/api/health' },
    'api, GET /api/home': { ...http, target: 'api', path: '/api/home' },
    'site, GET /': { ...http, target: 'site', path: '/' },
    noticeOfFeedback: {
      ...{ source, target: 'noticeOfFeedback', stored: true, settings: mail },
      beside: 'an empty one for events',
    },
    deleteOldSubmissions: { ...http, target: 'deleteOldSubmissions', settings: retained },
  };
  const times = new Map<string, number[]>();
  for (let round = 0; round < Number(wanted); round += 1) {
    for (const [name, start] of Object.entries(starts)) {
      times.set(name, [...(times.get(name) ?? []), await timeToAnswer(site, start)]);
    }
  }
  const medianOf = (name: string) => median(times.get(name) ?? []);
  let good = true;
  for (const [name, { beside }] of Object.entries(starts)) {
    const own = medianOf(name);
    const ratio = own / medianOf(beside);
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

/** The folder of a function that does nothing. */
function empty(name: string): string {
  return inRoot('scripts/bench', name);
}
