import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { claimOffset } from '../lib/claimOffset.ts';
import { checkFreeSpace } from '../lib/disk.ts';
import { atTheEnd, command } from '../lib/endings.ts';
import { local } from '../lib/places.ts';
import { type Ports, portsAt } from '../lib/ports.ts';
import { prepareStage } from '../lib/prepareStage.ts';
import { emulatorsIn } from '../lib/processes.ts';
import { withEmulators } from '../lib/project.ts';
import { demoStaff } from '../lib/seed.ts';
import { type Stage, stageNamed } from '../lib/stage.ts';
import { prepareTests } from '../lib/testSite.ts';
import { startBareFunctions } from './bareFunctions.ts';
import { type Format, measureExport, peakMemory } from './measureExport.ts';
import { seedEntries } from './seedEntries.ts';

/** What an export must not exceed, through Hosting; memory as the peak of the function's process. */
const budget = { seconds: 60, megabytes: 10, memory: 256 };

/**
 * `npm run bench:export`: how long an export of 100,000 entries takes, or of as many as the argument
 * says, and how large file and process become; through Hosting and of the function by itself.
 */
await command(async ([wanted = '100000']) => {
  const count = Number(wanted);
  await checkFreeSpace();
  mkdirSync(local(), { recursive: true });
  const offset = await claimOffset();
  const [stage, ports] = [stageNamed(`test-${offset}`), portsAt(offset)];
  atTheEnd({ orderly: async () => rmSync(stage.folder, { recursive: true, force: true }) });
  prepareStage(stage, ports);
  const { ready } = await prepareTests(new Set(['site']), stage, offset);
  await ready(['site']);
  console.log(`Storing ${count} entries …`);
  await withEmulators(ports, (project) => seedEntries(project, count));
  const token = await signIn(ports);

  const hosting = `http://127.0.0.1:${ports.hosting}`;
  const workers = () => Math.max(...workersIn(stage).map(peakMemory));
  const bare = await startBareFunctions(stage, ports);
  let good = true;
  for (const format of ['xlsx', 'csv'] as const) {
    good = (await run('through Hosting', hosting, format, workers)) && good;
    await run('the function alone', bare.address, format, () => peakMemory(bare.pid));
  }
  return good ? 0 : 1;

  async function run(way: string, site: string, format: Format, memory: () => number) {
    const { seconds, bytes, rows } = await measureExport(site, token, format);
    const [megabytes, peak] = [bytes / 1e6, memory()];
    console.log(
      `${format.padEnd(4)}  ${way.padEnd(18)}  ${seconds.toFixed(1)} s  ${megabytes.toFixed(1)} MB` +
        `  ${rows} rows  at most ${peak.toFixed(0)} MB of memory`,
    );
    const inSize = format === 'csv' || megabytes < budget.megabytes;
    return rows === count && seconds < budget.seconds && inSize && !(peak >= budget.memory);
  }
});

async function signIn(ports: Ports): Promise<string> {
  const address = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const body = JSON.stringify({ ...demoStaff, returnSecureToken: true });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body });
  return (await answer.json()).idToken;
}

/** The processes in which the emulator runs functions. */
function workersIn(stage: Stage): number[] {
  return emulatorsIn(stage.folder)
    .map(({ pid }) => pid)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('EmulatorRuntime'));
}
