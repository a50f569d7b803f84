import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inRoot } from './places.ts';

/** The option of Node that ends a process in an orderly way with the one that started it. */
export const endWithParent = `--import=${pathToFileURL(inRoot('scripts/lib/endWithParent.mjs'))}`;

/** A process that stays recognisable after its pid has been given to another one. */
export interface KnownProcess {
  pid: number;
  /** When it started, in the system's own format. */
  started: string;
}

const linux = process.platform === 'linux';

/** When the process `pid` started; undefined where there is none. */
function startOf(pid: number): string | undefined {
  try {
    if (!linux)
      return execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`])
        .toString()
        .trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces and brackets itself; field 3 follows the last one.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}

/** The records of the processes with these pids, without those that are not running. */
export const knownOf = (pids: (number | undefined)[]) => pids.flatMap((pid) => known(pid) ?? []);

function known(pid: number | undefined): KnownProcess | undefined {
  const started = pid ? startOf(pid) : undefined;
  return pid && started ? { pid, started } : undefined;
}

/** Whether exactly this process is still running. */
export const isRunning = ({ pid, started }: KnownProcess) => startOf(pid) === started;

/** Ends processes by pid, those that do not obey SIGTERM within three seconds with SIGKILL. */
export async function endProcesses(processes: KnownProcess[]): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const each of processes.filter(isRunning)) tryKill(each.pid, signal);
    for (let waited = 0; waited < 3_000 && processes.some(isRunning); waited += 100) {
      await pause(100);
    }
  }
}

/** Sends a signal; a process that is gone already is no error. */
export function tryKill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone in the meantime.
  }
}

/**
 * Emulator processes that work inside `folder`: the suite, its Java and the functions' workers.
 * Only Linux can tell; elsewhere the list is empty.
 */
export function emulatorsIn(folder: string): KnownProcess[] {
  if (!linux) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const cwd = readlinkSync(`/proc/${pid}/cwd`);
      if (cwd !== folder && !cwd.startsWith(`${folder}/`)) return [];
      const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const ours = commandLine.includes(folder) || commandLine.includes('functionsEmulatorRuntime');
      return ours ? (known(Number(pid)) ?? []) : [];
    } catch {
      // Another user's process, or one that has just ended.
      return [];
    }
  });
}
