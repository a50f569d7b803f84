import { type Load, loadOnce } from './loadOnce.ts';

const all: Load<unknown>[] = [];

/** Code that no page begins with: it is loaded with `loadAllModules`, or when it is needed before. */
export function lazyModule<Module>(load: Load<Module>): Load<Module> {
  const loaded = loadOnce(load);
  all.push(loaded);
  return loaded;
}

/** Loads all modules one after the other. @param turn is awaited before each; returns whether to go on */
export async function loadAllModules(turn: () => Promise<boolean>): Promise<void> {
  for (const load of all) {
    if (!(await turn())) return;
    await load();
  }
}
