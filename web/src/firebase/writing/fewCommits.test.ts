import { expect, test } from 'vitest';
import { NotAllowed, Outdated, PartlySaved, Unreachable } from '../errors.ts';
import { inFewCommits } from './fewCommits.ts';

const some = (count: number) => Array.from({ length: count }, (_, index) => `news/${index}`);

/** A store that takes so many documents in a commit. @param fail throws what goes wrong besides that */
function storeOf(max: number, fail: (path: string) => void = () => {}) {
  const commits: (readonly string[])[] = [];
  const save = async (paths: readonly string[]) => {
    if (paths.length > max) throw new Outdated();
    paths.forEach(fail);
    commits.push(paths);
  };
  return { commits, save };
}

test('saves everything in one commit if it fits', async () => {
  const { commits, save } = storeOf(10);
  await inFewCommits(some(10), save);
  expect(commits).toEqual([some(10)]);
});

test.each([1, 2, 3, 4, 7, 10])('with %i per commit saves everything, each once', async (max) => {
  for (const count of [0, 1, 2, 9, 10, 11, 45]) {
    const { commits, save } = storeOf(max);
    await inFewCommits(some(count), save);
    expect(commits.flat()).toEqual(some(count));
  }
});

test('saves nothing if the first commit fails', async () => {
  for (const error of [new NotAllowed(), new Unreachable()]) {
    const { commits, save } = storeOf(10, () => {
      throw error;
    });
    await expect(inFewCommits(some(3), save)).rejects.toBe(error);
    expect(commits).toEqual([]);
  }
  await expect(inFewCommits(some(3), storeOf(0).save)).rejects.toBeInstanceOf(Outdated);
});

test('reports how much is saved if a later commit fails', async () => {
  const { save } = storeOf(2, (path) => {
    if (path === 'news/4') throw new Unreachable();
  });
  const failure = await inFewCommits(some(5), save).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PartlySaved);
  expect(failure).toMatchObject({ saved: 3, of: 5, cause: expect.any(Unreachable) });
});
