import { roles } from '@lamplight/content/rights';
import { staffPages } from '@lamplight/content/staffPages';
import { expect, test } from 'vitest';
import { editors } from '../staff/editors.tsx';
import { adminNavigation, linksIn, offered, placeIn } from './adminNavigation.ts';

test('every editor has one entry, but your account next to Logout, and every entry but Sponsor an editor', () => {
  const links = linksIn(adminNavigation);
  const targets = links.map(({ path }) => path).filter((path) => path !== undefined);
  const listed = editors.map(({ path }) => path).filter((path) => path !== staffPages.account.path);
  expect(targets.toSorted()).toEqual(listed.toSorted());
  expect(links.filter(({ path }) => !path)).toEqual([{ name: 'Sponsor' }]);
});

test('every editor can be loaded, so none leaves out a field of what it edits', async () => {
  for (const { path, lazy } of editors) expect(await lazy(), path).toBeDefined();
}, 30_000);

test('an address tells the menu that it is in, or the group where it is in none', () => {
  expect(placeIn('/contentabout')).toBe('Story');
  expect(placeIn('/ContentHome/')).toBe('Pages');
  expect(placeIn('/contentfeedback')).toBe('Inbox');
  for (const path of ['/content', '/contentaccount']) expect(placeIn(path)).toBe('');
});

test('managers are offered everything, others not what they may not do', () => {
  const [viewer, editor, manager] = roles.map((role) => linksIn(offered(role)));
  expect(manager).toEqual(linksIn(adminNavigation));
  const forManagers = [staffPages.people.path, staffPages.visits.path, '/contentorganisation'];
  const others = manager?.filter(({ path = '' }) => !forManagers.includes(path));
  expect(editor).toEqual(others);
  expect(viewer).toEqual(others);
});
