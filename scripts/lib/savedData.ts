import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure, sentence } from './command.ts';
import { local } from './places.ts';
import type { Ports } from './ports.ts';

/**
 * Saved data are folders with rising numbers; the highest counts. A save writes a folder
 * of another name and gives it the next number in one step, so that there is always a whole one,
 * whenever the power goes out.
 */
const defaultFolder = local('data');

const numberedIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /^\d+$/.test(name)) : [];

/** The folder with the newest saved data; undefined where nothing was ever saved. */
export function savedData(folder = defaultFolder): string | undefined {
  const newest = Math.max(0, ...numberedIn(folder).map(Number));
  return newest > 0 ? path.join(folder, `${newest}`) : undefined;
}

/** Makes the folder `draft` the newest saved data and drops the older ones. */
export function adopt(draft: string, folder = defaultFolder): void {
  const older = numberedIn(folder);
  renameSync(draft, path.join(folder, `${Math.max(0, ...older.map(Number)) + 1}`));
  for (const name of older) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/**
 * Saves what the emulators hold.
 * @throws Failure when they cannot; what was saved before stays as it is.
 */
export async function saveData(ports: Ports, folder = defaultFolder): Promise<void> {
  const draft = path.join(folder, 'draft');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  try {
    await exportTo(draft, ports);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new Failure(`The latest edits could not be saved to ${folder} (${why}).`);
  }
  adopt(draft, folder);
}

async function exportTo(folder: string, ports: Ports): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'lamplight' }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Saves every `intervalMs` until the returned function is called, which saves a last time. */
export function autosave(ports: Ports, intervalMs = 45_000): () => Promise<void> {
  let saving = Promise.resolve();
  const save = () => {
    saving = saving.catch(() => {}).then(() => saveData(ports));
    return saving;
  };
  const timer = setInterval(() => {
    save().catch((error) => console.error(`${sentence(error)} Trying again in a while.`));
  }, intervalMs);
  return () => {
    clearInterval(timer);
    return save();
  };
}
