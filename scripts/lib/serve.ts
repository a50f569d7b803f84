import { buildStage } from './buildStage.ts';
import { Failure, isEnding, onExit, type ParsedArguments } from './command.ts';
import { compilingOnce, emulatorEnvironment, emulatorPorts } from './emulators.ts';
import { demoStaff } from './firebaseTools.ts';
import { migrateSaved } from './migrate.ts';
import { checkFreeSpace, type Stage, stageNamed } from './places.ts';
import { checkPorts, movedPorts, type Ports, portsAt, requestedOffset } from './ports.ts';
import { prepareStage } from './prepareStage.ts';
import { withEmulators } from './project.ts';
import { clearLeftovers, runningIn } from './runRecord.ts';
import { autosave, saveData, savedData } from './savedData.ts';
import { startSite } from './startSite.ts';

/** What `npm start` and `npm run dev` differ in. */
interface Serving {
  name: 'start' | 'dev';
  given: ParsedArguments;
  /** Ports needed besides the emulators'. */
  more?: (keyof Ports)[];
}

/** A running site. */
export interface Site {
  ports: Ports;
  stage: Stage;
  /** Whether edits are kept between runs. */
  persistent: boolean;
  /** Resolves to the exit status when the emulators end without having been asked to. */
  untilItEnds(): Promise<number>;
}

/**
 * Builds, starts the emulators and fills them: with the saved data, or with the demo organisation
 * where there are none. Saved data of an older shape are migrated. From then on saves the data regularly and at the end.
 * @throws Failure for everything that is in the way.
 */
export async function serve({ name, given, more = [] }: Serving): Promise<Site> {
  const isEmpty = given.flag('empty');
  const options = isEmpty ? ' -- --empty' : given.flag('fresh') ? ' -- --fresh' : '';
  const npmCommand = `${name === 'start' ? 'npm start' : 'npm run dev'}${options}`;
  const persistent = !isEmpty && !given.flag('fresh');
  const ports = portsAt(requestedOffset() ?? 0);
  const stage = stageNamed(name);
  checkNothingRuns();
  await checkFreeSpace();
  await clearLeftovers(stage);
  await checkPorts(ports, [...emulatorPorts, ...more], () => movedPorts(npmCommand));

  prepareStage(stage, ports);
  process.env.JAVA_TOOL_OPTIONS ??= compilingOnce;
  const environment = emulatorEnvironment(stage);
  await buildStage(stage, ports);
  console.log('Starting the emulators …');
  const saved = persistent ? savedData() : undefined;
  const emulators = await startSite(stage, ports, environment, saved ? { saved } : { fill });
  if (saved) await withEmulators(ports, ({ firestore }) => migrateSaved(firestore, saved));
  if (persistent) {
    if (!saved) await saveData(ports);
    const saveLast = autosave(ports);
    onExit({ orderly: async () => (emulators.running() ? saveLast() : undefined) });
  }
  return { ports, stage, persistent, untilItEnds };

  async function fill(): Promise<void> {
    // Loads Google's libraries, which is for nothing where data were saved.
    const { seedDemo, seedEmpty } = await import('./seed.ts');
    return isEmpty ? seedEmpty(ports) : seedDemo(ports, 'full');
  }

  async function untilItEnds(): Promise<number> {
    await emulators.ended;
    if (isEnding()) return 0;
    throw new Failure(
      'The emulators have ended by themselves, which loses the edits of the last minute: ' +
        `see ${stage.path('emulators.log')} and start again.`,
    );
  }
}

/** @throws Failure where `npm start` or `npm run dev` runs already: both keep the same data. */
function checkNothingRuns(): void {
  for (const name of ['start', 'dev']) {
    const running = runningIn(name);
    if (!running) continue;
    throw new Failure(
      `Lamplight is already running from this folder at ${running.address} ` +
        `(pid ${running.pid}): use that, or stop it with Ctrl-C or kill ${running.pid}.`,
    );
  }
}

/** Prints where everything is. `address` is where to look at the site. */
export function sayReady(site: Site, address = `http://127.0.0.1:${site.ports.hosting}`): void {
  console.log(`
Lamplight is running.

  Site         ${address}
  Staff area   ${address}/login
  Demo login   ${demoStaff.email} / ${demoStaff.password}
  Emulators    Firestore 127.0.0.1:${site.ports.firestore}, Auth 127.0.0.1:${site.ports.auth}

${site.persistent ? 'Edits are kept in .local/data.' : 'Nothing is kept.'} Ctrl-C stops everything.
`);
}
