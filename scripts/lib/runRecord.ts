import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type Stage, stageNamed } from './places.ts';
import { emulatorsIn, endProcesses, isRunning, type KnownProcess, knownOf } from './processes.ts';

/** The record that a run leaves in its stage, so that the next one can find out how it ended. */
interface RunRecord {
  /** The script that started everything. */
  script: KnownProcess | undefined;
  /** Where the site is. */
  address: string;
  /** The emulators and their Java, as soon as they are known. */
  emulators: KnownProcess[];
  /** Their folder for sockets and the like. */
  temporary?: string;
}

const fileOf = (stage: Stage) => stage.path('run.json');

/** Takes the stage for this process. */
export function beginRecord(stage: Stage, address: string): void {
  write(stage, { script: knownOf([process.pid])[0], address, emulators: [] });
}

/** Adds what the run has started. */
export function addToRecord(
  stage: Stage,
  emulators: (number | undefined)[],
  temporary: string,
): void {
  const record = read(stage);
  if (record) write(stage, { ...record, emulators: knownOf(emulators), temporary });
}

/** The address and pid of a run that is still going on in the stage. */
export function runningIn(name: string): { address: string; pid: number } | undefined {
  const { script, address = '' } = read(stageNamed(name)) ?? {};
  return script && isRunning(script) ? { address, pid: script.pid } : undefined;
}

/** Ends what a run that was killed has left behind: its processes and its temporary folder. */
export async function clearLeftovers(stage: Stage): Promise<void> {
  const record = read(stage);
  await endProcesses([...(record?.emulators ?? []), ...emulatorsIn(stage.folder)]);
  if (record?.temporary) rmSync(record.temporary, { recursive: true, force: true });
}

/** Writes in one step, so that nobody reads half of it. */
function write(stage: Stage, record: RunRecord): void {
  const draft = `${fileOf(stage)}.new`;
  writeFileSync(draft, JSON.stringify(record));
  renameSync(draft, fileOf(stage));
}

function read(stage: Stage): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(stage), 'utf8')) as RunRecord;
  } catch {
    return undefined;
  }
}
