import { readdirSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.ts';
import { buildStage } from './buildStage.ts';
import { emulatorEnvironment, startEmulators } from './emulators.ts';
import { demoProject } from './firebaseTools.ts';
import { local } from './places.ts';
import { type Ports, portsAt } from './ports.ts';
import { healthOf, waitUntilReady } from './ready.ts';
import { clearLeftovers, runningIn } from './runRecord.ts';
import { seedDemo } from './seed.ts';
import { type Stage, stageNamed } from './stage.ts';

/** What a suite may need beside the sources. */
export type Need = 'browser' | 'firestore' | 'site';

/** What is prepared for the suites. */
interface Preparations {
  /** Resolves when these needs are met; rejects with what stands in the way. */
  ready(needs: Need[]): Promise<void>;
  /** The environment of the programs that run the tests: it tells where everything is. */
  environment: NodeJS.ProcessEnv;
}

/**
 * Finds a browser, then begins to build and start the site, or Firestore alone, in a prepared
 * stage. What goes wrong is told to those who wait for it.
 */
export async function prepareTests(
  needs: Set<Need>,
  stage: Stage,
  offset: number,
): Promise<Preparations> {
  const ports = portsAt(offset);
  const environment: NodeJS.ProcessEnv = { ...process.env, ...settings(stage, ports, offset) };
  const browser = needs.has('browser') ? findBrowser() : undefined;
  await browser
    ?.then((file) => file && Object.assign(environment, { LAMPLIGHT_CHROMIUM: file }))
    .catch(() => {});
  const site = startTestSite(needs, stage, ports);
  site.catch(() => {});
  return {
    environment,
    ready: async (waitedFor) => {
      if (waitedFor.includes('browser')) await browser;
      if (waitedFor.some((need) => need !== 'browser')) await site;
    },
  };
}

async function startTestSite(needs: Set<Need>, stage: Stage, ports: Ports): Promise<void> {
  if (needs.has('site')) {
    const environment = emulatorEnvironment(stage);
    await buildStage(stage, ports);
    await waitUntilReady(startEmulators(stage, ports, environment), stage, healthOf(ports));
    await seedDemo(ports);
  } else if (needs.has('firestore')) {
    const environment = emulatorEnvironment(stage);
    const emulators = startEmulators(stage, ports, environment, { only: 'firestore' });
    await waitUntilReady(emulators, stage, `http://127.0.0.1:${ports.firestore}/`);
  }
}

const settings = (stage: Stage, ports: Ports, offset: number) => ({
  LAMPLIGHT_STAGE: stage.folder,
  LAMPLIGHT_PORT_OFFSET: `${offset}`,
  LAMPLIGHT_HOSTING: `http://127.0.0.1:${ports.hosting}`,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  GCLOUD_PROJECT: demoProject,
  METADATA_SERVER_DETECTION: 'none',
  // What they print is collected first, but meant for the terminal.
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
