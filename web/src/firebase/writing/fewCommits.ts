import { Outdated, PartlySaved } from '../errors.ts';

/**
 * Most documents of a commit: few enough to end in time, and enough for most pictures. Rules may read
 * twenty documents for a commit, some of which count once for all and some for each; where that is too much, the commit
 * is refused and made as two.
 */
const maxAtOnce = 10;

/**
 * Saves documents in as few commits as the store takes, each of them whole or not at all.
 * @param save saves some of them in one commit
 * @throws what `save` throws, as long as nothing is saved; PartlySaved from then on
 */
export async function inFewCommits(
  paths: readonly string[],
  save: (paths: readonly string[]) => Promise<unknown>,
): Promise<void> {
  let saved = 0;
  const saveAll = async (some: readonly string[], max: number): Promise<void> => {
    for (let from = 0; from < some.length; from += max) {
      const together = some.slice(from, from + max);
      try {
        await save(together);
        saved += together.length;
      } catch (error) {
        // Refused although they may be saved, as too many at once are.
        if (!(error instanceof Outdated) || together.length === 1) throw error;
        await saveAll(together, Math.ceil(together.length / 2));
      }
    }
  };
  try {
    await saveAll(paths, maxAtOnce);
  } catch (error) {
    throw saved > 0 ? new PartlySaved(saved, paths.length, error) : error;
  }
}
