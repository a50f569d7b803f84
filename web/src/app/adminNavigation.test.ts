import { expect, test } from 'vitest';
import { adminNavigation } from './adminNavigation.ts';
import { editors } from './editors.tsx';

test('every editor has one entry, and every entry but Sponsor an editor', () => {
  const links = adminNavigation.flatMap((item) => ('links' in item ? item.links : [item]));
  const targets = links.map(({ path }) => path).filter((path) => path !== undefined);
  expect(targets.toSorted()).toEqual(editors.map(({ path }) => path).toSorted());
  expect(links.filter(({ path }) => !path)).toEqual([{ name: 'Sponsor' }]);
});

test('every editor can be loaded, so none leaves out a field of what it edits', async () => {
  for (const { path, lazy } of editors) expect(await lazy(), path).toBeDefined();
}, 30_000);
