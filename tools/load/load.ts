import { UsageError } from '../../scripts/lib/command.ts';
import { tool } from '../tool.ts';
import { capacity } from './capacity.ts';
import { hot } from './hot.ts';
import { hour } from './hour.ts';
import { type LoadSite, startLoadSite } from './loadSite.ts';
import { conditions, keep, type Outcome } from './report.ts';
import { spike } from './spike.ts';
import { storm } from './storm.ts';
import { sustained } from './sustained.ts';
import { unknown } from './unknown.ts';
import { visit } from './visit.ts';

/** Measures something; `amount` is of seconds, rounds or minutes. */
type Scenario = (amount?: number) => Promise<Outcome>;

let site: LoadSite | undefined;

/** One of those that ask the same site, one after the other. */
const onSite =
  (measure: (site: LoadSite, amount?: number) => Promise<Outcome>): Scenario =>
  async (amount) => {
    site ??= await startLoadSite();
    return measure(site, amount);
  };

/** Those that only reckon with what was measured, as they do the same everywhere. */
const reckoned: Record<string, Scenario> = {
  cdn: async () => ({ text: (await import('./costs.ts')).cdnTables(), failures: [] }),
  costs: async () => ({ text: (await import('./costs.ts')).costTables(), failures: [] }),
};

const scenarios: Record<string, Scenario> = {
  sustained: onSite(sustained),
  spike: onSite(spike),
  storm: onSite(storm),
  hot: onSite(hot),
  unknown: onSite(unknown),
  hour: onSite(hour),
  capacity: onSite(capacity),
  visit,
  ...reckoned,
};

const known = `there are ${Object.keys(scenarios).join(', ')}.`;

/**
 * `node tools/run.mjs load sustained storm hour 60`: measures the built functions under load, each scenario by its name, with a
 * number behind it where another one than usual is wanted. With `--write` the figures are put into docs/scale.md.
 */
await tool('load', async (given) => {
  const failures: string[] = [];
  for (const { name, amount } of scenariosIn(given.words)) {
    const called = conditions(['node tools/run.mjs load', name, amount].filter(Boolean).join(' '));
    const outcome = await scenarios[name]?.(amount);
    if (!outcome) continue;
    const text = [...(name in reckoned ? [] : [called]), outcome.text].join('\n\n');
    console.log(`\n${text}\n`);
    for (const failure of outcome.failures) console.log(`${name}: ${failure}`);
    failures.push(...outcome.failures);
    if (given.flag('write')) keep(name, text);
  }
  if (failures.length > 0 && site) console.log(`What the functions said: ${site.errors}`);
  return failures.length === 0 ? 0 : 1;
});

/** @throws UsageError if no scenario is named, one is unknown, or its number isn't one */
function scenariosIn(words: string[]): { name: string; amount?: number }[] {
  const chosen: { name: string; amount?: number }[] = [];
  for (const each of words) {
    const before = chosen.at(-1);
    if (Object.hasOwn(scenarios, each)) chosen.push({ name: each });
    else if (before && before.amount === undefined && Number(each) > 0) {
      before.amount = Number(each);
    } else throw new UsageError(`There is no scenario “${each}”, ${known}`);
  }
  if (chosen.length === 0) throw new UsageError(`Name what to measure, ${known}`);
  return chosen;
}
