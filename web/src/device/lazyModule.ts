/** Loads code; again where that has failed. */
export type LoadModule<Module> = () => Promise<Module>;

const all: LoadModule<unknown>[] = [];

/** Code that no page begins with: it is loaded with `loadAllLate`, or when it is needed before. */
export function lazyModule<Module>(load: LoadModule<Module>): LoadModule<Module> {
  let loading: Promise<Module> | undefined;
  const loadOnce = () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  all.push(loadOnce);
  return loadOnce;
}

/** Loads all of it, one after the other. @param turn is waited for before each */
export async function loadAllModules(turn: () => Promise<void>): Promise<void> {
  for (const load of all) {
    await turn();
    await load();
  }
}
