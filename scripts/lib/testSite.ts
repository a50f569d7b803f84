import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { findBrowser } from './browser.ts';
import { buildStage } from './buildStage.ts';
import { emulatorEnvironment, quotedOption, startEmulators } from './emulators.ts';
import { demoProject } from './firebaseTools.ts';
import { local, type Stage, stageNamed } from './places.ts';
import { type Ports, portsAt } from './ports.ts';
import { clearLeftovers, runningIn } from './runRecord.ts';
import { seedDemo } from './seed.ts';
import { startSite, waitUntilReady } from './startSite.ts';

/** What a suite may need next to the sources. */
export type Need = 'browser' | 'database' | 'site' | 'more sites';

/** Where a site under test lives: a prepared stage, and how far its ports are moved. */
export interface TestPlace {
  stage: Stage;
  offset: number;
}

/** Sites and builds for the suites. */
interface Preparations {
  /** Resolves when these needs are met; rejects with what is in the way. */
  ready(needs: Need[]): Promise<void>;
  /** The environment of the programs that run the tests, with all addresses. */
  environment: NodeJS.ProcessEnv;
}

/**
 * Finds a browser, then begins to build and start the site, or Firestore and Auth alone, and after it one more for each
 * further place. What goes wrong is told to those who wait for it.
 */
export async function prepareTests(
  needs: Set<Need>,
  places: readonly [TestPlace, ...TestPlace[]],
): Promise<Preparations> {
  const environment: NodeJS.ProcessEnv = { ...process.env, ...settings(places) };
  const browser = needs.has('browser') ? findBrowser() : undefined;
  await browser
    ?.then((file) => file && Object.assign(environment, { LAMPLIGHT_CHROMIUM: file }))
    .catch(() => {});
  const [place, ...more] = places;
  const site = startTestSite(needs, place);
  let all = site;
  for (const each of more) all = all.then(() => startTestSite(needs, each));
  for (const start of [site, all]) start.catch(() => {});
  return {
    environment,
    ready: async (waitedFor) => {
      if (waitedFor.includes('browser')) await browser;
      if (waitedFor.some((need) => need !== 'browser')) await site;
      if (waitedFor.includes('more sites')) await all;
    },
  };
}

async function startTestSite(needs: Set<Need>, { stage, offset }: TestPlace): Promise<void> {
  const ports = portsAt(offset);
  if (needs.has('site')) {
    const environment = quietEnvironment(stage);
    await buildStage(stage, ports);
    await startSite(stage, ports, environment, { fill: () => seedDemo(ports) });
  } else if (needs.has('database')) {
    await startDatabase(stage, ports);
  }
}

/**
 * Starts Firestore and Auth alone.
 * @param saved the folder of saved data to begin with
 */
export async function startDatabase(stage: Stage, ports: Ports, saved?: string) {
  const choice = { only: 'auth,firestore', saved };
  const emulators = startEmulators(stage, ports, quietEnvironment(stage), choice);
  for (const port of [ports.auth, ports.firestore]) {
    await waitUntilReady(emulators, stage, `http://127.0.0.1:${port}/`);
  }
  return emulators;
}

/** Firestore's emulator would write a page for each denial into a log: gigabytes that nobody reads. */
function quietEnvironment(stage: Stage): NodeJS.ProcessEnv {
  const file = stage.path('logging.properties');
  writeFileSync(file, 'handlers=\n');
  const environment = emulatorEnvironment(stage);
  const quietly = `${environment.JAVA_TOOL_OPTIONS} ${quotedOption(`-Djava.util.logging.config.file=${file}`)}`;
  return { ...environment, JAVA_TOOL_OPTIONS: quietly };
}

const settings = ([{ stage, offset }, ...more]: readonly [TestPlace, ...TestPlace[]]) => ({
  LAMPLIGHT_STAGE: stage.folder,
  LAMPLIGHT_PORT_OFFSET: `${offset}`,
  // The offsets of the sites that end-to-end tests may use at the same time.
  LAMPLIGHT_PORT_OFFSETS: [offset, ...more.map((each) => each.offset)].join(' '),
  LAMPLIGHT_HOSTING: `http://127.0.0.1:${portsAt(offset).hosting}`,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${portsAt(offset).firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${portsAt(offset).auth}`,
  GCLOUD_PROJECT: demoProject,
  METADATA_SERVER_DETECTION: 'none',
  // Their output is collected first, but goes to the terminal.
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
});

/** Removes the stages of test runs that are over. */
export async function removeOldTestStages(): Promise<void> {
  for (const name of readdirSync(local()).filter((each) => /^test-\d+$/.test(each))) {
    if (runningIn(name)) continue;
    await clearLeftovers(stageNamed(name));
    rmSync(local(name), { recursive: true, force: true });
  }
}
