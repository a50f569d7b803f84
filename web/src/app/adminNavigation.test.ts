import { expect, test } from 'vitest';
import { adminNavigation } from './adminNavigation.ts';
import { editors } from './editors.tsx';

test('every editor has one entry, and every entry but Sponsor an editor', () => {
  const entries = adminNavigation.flatMap((item) => ('entries' in item ? item.entries : [item]));
  const targets = entries.map(({ path }) => path).filter((path) => path !== undefined);
  expect(targets.toSorted()).toEqual(editors.map(({ path }) => path).toSorted());
  expect(entries.filter(({ path }) => !path)).toEqual([{ name: 'Sponsor' }]);
});
