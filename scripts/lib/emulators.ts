import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { onExit } from './command.ts';
import { demoProject, firebaseTools } from './firebaseTools.ts';
import { findFirestoreEmulator } from './firestoreEmulator.ts';
import { findJava } from './java.ts';
import { inRoot, local, type Stage } from './places.ts';
import type { Ports } from './ports.ts';
import { emulatorsIn, endProcesses, endWithParent, knownOf, tryKill } from './processes.ts';
import { addToRecord } from './runRecord.ts';

/** A running emulator suite. */
export interface Emulators {
  running(): boolean;
  /** Resolves when it has ended, be it asked to or not. */
  ended: Promise<void>;
  /** Ends it and everything it started. */
  stop(): Promise<void>;
}

/** How to start it. */
interface Choice {
  /** The folder of saved data to begin with. */
  saved?: string | undefined;
  /** The emulators to start, separated by commas; by default all that the site needs. */
  only?: string;
}

/** The ports that the suite opens. */
export const emulatorPorts = [
  'hosting',
  'functions',
  'firestore',
  'websocket',
  'auth',
  'hub',
  'logging',
  'eventarc',
  'tasks',
] as const satisfies (keyof Ports)[];

/** Starts the emulators in a prepared stage. They always end with this process. */
export function startEmulators(
  stage: Stage,
  ports: Ports,
  environment: NodeJS.ProcessEnv,
  choice: Choice = {},
): Emulators {
  // firebase-tools finds other suites of the same project by a file in the temporary folder, and
  // the functions' sockets lie there: a folder of its own, with a short path.
  const temporary = mkdtempSync(path.join(tmpdir(), 'lamplight-'));
  const child = spawnSuite(stage, { ...environment, TMPDIR: temporary }, choice);
  const pids: (number | undefined)[] = [child.pid];
  addToRecord(stage, pids, temporary);

  const running = () => child.exitCode === null && child.signalCode === null;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void javaOf(ports, running).then((java) => {
    pids.push(java);
    addToRecord(stage, pids, temporary);
  });

  const leftovers = () => [...knownOf(pids), ...emulatorsIn(stage.folder)];
  const removeTemporary = () => rmSync(temporary, { recursive: true, force: true });
  const stop = async () => {
    child.kill('SIGINT');
    await Promise.race([ended, pause(20_000, undefined, { ref: false })]);
    await endProcesses(leftovers());
    removeTemporary();
  };
  const atOnce = () => {
    for (const { pid } of leftovers()) tryKill(pid, 'SIGKILL');
    removeTemporary();
  };
  onExit({ orderly: stop, atOnce });
  return { running, ended, stop };
}

/** Makes firebase-tools start in half the time. */
const quick = pathToFileURL(inRoot('scripts/lib/quickEmulators.mjs')).href;

function spawnSuite(stage: Stage, env: NodeJS.ProcessEnv, choice: Choice): ChildProcess {
  const { saved, only = 'auth,firestore,functions,hosting' } = choice;
  const { command, args } = firebaseTools([
    'emulators:start',
    '--project',
    demoProject,
    '--config',
    stage.path('firebase.json'),
    '--only',
    only,
    ...(saved ? ['--import', saved] : []),
  ]);
  const log = openSync(stage.path('emulators.log'), 'w');
  // A group of its own: Ctrl-C in the terminal must not stop it before the data are saved.
  const stdio = ['ignore', log, log, 'ipc'] as const;
  const child = spawn(command, ['--import', quick, ...args], {
    cwd: stage.folder,
    detached: true,
    stdio: [...stdio],
    env,
  });
  closeSync(log);
  return child;
}

/** An option of Java's in its environment, which separates options by spaces. */
export function quotedOption(option: string): string {
  return `"${option}"`;
}

/** Java keeps the classes of the Firestore emulator as it has read them once, and has them at once from then on. */
const archived = [
  '-XX:+AutoCreateSharedArchive',
  quotedOption(`-XX:SharedArchiveFile=${local('java', 'classes.jsa')}`),
];

/**
 * For tests: the rules' judge for minutes, and take 364 instead of 476 s where Java compiles twice and collects on all
 * cores. Without a limit it would take 6 GB.
 */
export const forLongRuns = '-XX:+UseParallelGC -Xmx3g -Xmn1g';

/** A site that someone looks at starts sooner where Java compiles once. */
export const compilingOnce = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/**
 * Finds what the emulators of a prepared stage need and says it in their environment.
 * @throws Failure where Java or the Firestore emulator is missing.
 */
export function emulatorEnvironment(stage: Stage): NodeJS.ProcessEnv {
  const java = findJava();
  mkdirSync(local('java'), { recursive: true });
  const jar = findFirestoreEmulator(local('java', 'firestore-emulator.jar'));
  return {
    ...firebaseTools([], stage.path('settings')).env,
    JAVA_TOOL_OPTIONS: [...archived, process.env.JAVA_TOOL_OPTIONS ?? ''].join(' ').trim(),
    ...(jar && { FIRESTORE_EMULATOR_BINARY_PATH: jar }),
    PATH: [path.dirname(process.execPath), java, process.env.PATH].join(path.delimiter),
    NODE_ENV: 'production',
    NODE_OPTIONS: endWithParent,
    // Functions are read through a file: the other way takes a random port near Firestore's.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
  };
}

/** Asks the hub for the pid of Firestore's Java, which outlives a suite that was killed. */
async function javaOf(ports: Ports, running: () => boolean): Promise<number | undefined> {
  while (running()) {
    try {
      const response = await fetch(`http://127.0.0.1:${ports.hub}/emulators`);
      const { firestore } = (await response.json()) as { firestore?: { pid?: number } };
      if (firestore?.pid) return firestore.pid;
    } catch {
      // Not up yet.
    }
    await pause(500);
  }
  return undefined;
}
