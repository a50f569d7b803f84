import { readFileSync } from 'node:fs';

/** The memory that a process has now, in MB. Only Linux can tell; elsewhere NaN. */
export function memoryOf(pid: number): number {
  return numberIn(pid, 'VmRSS');
}

/** The most memory that a process has had so far, in MB. Only Linux can tell; elsewhere NaN. */
export function peakMemory(pid: number): number {
  return numberIn(pid, 'VmHWM');
}

function numberIn(pid: number, name: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+) kB`).exec(status) ?? [];
    return Number(kilobytes) / 1_000;
  } catch {
    return Number.NaN;
  }
}
