import { readFileSync } from 'node:fs';
import { claimOwnStage } from '../lib/ownStage.ts';
import type { Ports } from '../lib/ports.ts';
import { emulatorsIn } from '../lib/processes.ts';
import { withEmulators } from '../lib/project.ts';
import { demoStaff } from '../lib/seed.ts';
import type { Stage } from '../lib/stage.ts';
import { prepareTests } from '../lib/testSite.ts';
import { seedEntries } from './seedEntries.ts';

/** The demo organisation in emulators of its own, which end with the command. */
export interface BenchSite {
  stage: Stage;
  ports: Ports;
  /** The address of Hosting. */
  hosting: string;
}

/** Starts a site. */
export async function startBenchSite(): Promise<BenchSite> {
  const { stage, ports, offset } = await claimOwnStage();
  const { ready } = await prepareTests(new Set(['site']), { stage, offset });
  await ready(['site']);
  return { stage, ports, hosting: `http://127.0.0.1:${ports.hosting}` };
}

/** Stores so many entries of feedback. */
export async function storeEntries({ ports }: BenchSite, count: number): Promise<void> {
  console.log(`Storing ${count} entries …`);
  await withEmulators(ports, (project) => seedEntries(project, count));
}

/** An ID token of the demo organisation's staff. */
export async function signIn({ ports }: BenchSite): Promise<string> {
  const address = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const body = JSON.stringify({ ...demoStaff, returnSecureToken: true });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body });
  return (await answer.json()).idToken;
}

/** The processes in which the emulator runs functions. */
export const workersIn = (stage: Stage): number[] =>
  emulatorsIn(stage.folder)
    .map(({ pid }) => pid)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('EmulatorRuntime'));
