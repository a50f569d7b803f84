/** Loads code; again where that has failed. */
export type LoadLate<Module> = () => Promise<Module>;

const all: LoadLate<unknown>[] = [];

/** Code that no page begins with: it is loaded with `loadAllLate`, or when it is needed before. */
export function late<Module>(load: LoadLate<Module>): LoadLate<Module> {
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
export async function loadAllLate(turn: () => Promise<void>): Promise<void> {
  for (const load of all) {
    await turn();
    await load();
  }
}
