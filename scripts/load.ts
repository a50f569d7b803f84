import { command, Failure } from './lib/command.ts';
import { capacity } from './load/capacity.ts';
import { hot } from './load/hot.ts';
import { hour } from './load/hour.ts';
import { errorsOfFunctions, type LoadSite, startLoadSite } from './load/loadSite.ts';
import { conditions, keep, type Outcome } from './load/report.ts';
import { spike } from './load/spike.ts';
import { storm } from './load/storm.ts';
import { sustained } from './load/sustained.ts';
import { visit } from './load/visit.ts';

/** Those that ask one site, one after the other; some take a number, of seconds, rounds or minutes. */
const onSite: Record<string, (site: LoadSite, amount?: number) => Promise<Outcome>> = {
  ...{ capacity, sustained, spike, storm, hot, hour },
};

/** Those that have a site of their own, or only reckon with what was measured. */
const alone: Record<string, () => Promise<Outcome>> = {
  visit,
  cdn: async () => ({ text: (await import('./load/costs.ts')).cdnTables(), failures: [] }),
  costs: async () => ({ text: (await import('./load/costs.ts')).costTables(), failures: [] }),
};

const known = `there are ${[...Object.keys(onSite), ...Object.keys(alone)].join(', ')}.`;
/** What is only reckoned is the same on every machine, and says so by naming none. */
const isMeasured = (name: string) => name !== 'cdn' && name !== 'costs';
const write = '--write';

/**
 * `npm run load -- sustained storm hour 60`: measures the built functions under load, each scenario by its name, with a
 * number behind it where another one than usual is wanted. With `--write` the figures are put into docs/scale.md.
 */
await command(async (args) => {
  const chosen = readArguments(args.filter((each) => each !== write));
  const failures: string[] = [];
  let site: LoadSite | undefined;
  for (const { name, amount } of chosen) {
    const called = conditions(['npm run load --', name, amount].filter(Boolean).join(' '));
    const measure = onSite[name];
    if (measure) site ??= await startLoadSite();
    const outcome = measure && site ? await measure(site, amount) : await alone[name]?.();
    if (!outcome) continue;
    const text = isMeasured(name) ? `${called}\n\n${outcome.text}` : outcome.text;
    console.log(`\n${text}\n`);
    for (const failure of outcome.failures) console.log(`${name}: ${failure}`);
    failures.push(...outcome.failures);
    if (args.includes(write)) keep(name, text);
  }
  if (failures.length > 0) console.log(`What the functions said: ${errorsOfFunctions}`);
  return failures.length === 0 ? 0 : 1;
});

/** @throws Failure for what is no scenario or no number behind one, and where none is named */
function readArguments(args: string[]): { name: string; amount?: number }[] {
  const chosen: { name: string; amount?: number }[] = [];
  for (const each of args) {
    const before = chosen.at(-1);
    if (Object.hasOwn({ ...onSite, ...alone }, each)) chosen.push({ name: each });
    else if (before && before.amount === undefined && Number(each) > 0) {
      before.amount = Number(each);
    } else throw new Failure(`There is no scenario "${each}": ${known}`);
  }
  if (chosen.length === 0) throw new Failure(`Name what is to be measured: ${known}`);
  return chosen;
}
