import { roles } from '@lamplight/content/rights';
import { staffPages } from '@lamplight/content/staffPages';
import { expect, test } from 'vitest';
import { editors } from '../staff/editors.tsx';
import { adminNavigation, linksIn, offered, placeIn } from './adminNavigation.ts';

test('editors and menu entries match, except for your account and Sponsor', () => {
  const links = linksIn(adminNavigation);
  const targets = links.map(({ path }) => path).filter((path) => path !== undefined);
  const listed = editors.map(({ path }) => path).filter((path) => path !== staffPages.account.path);
  expect(targets.toSorted()).toEqual(listed.toSorted());
  expect(links.filter(({ path }) => !path)).toEqual([{ name: 'Sponsor' }]);
});

test('every editor loads, so none leaves out a field', async () => {
  for (const { path, lazy } of editors) expect(await lazy(), path).toBeDefined();
}, 30_000);

test('the menu finds its entry, or else its group, by the address', () => {
  expect(placeIn('/contentabout')).toBe('Story');
  expect(placeIn('/ContentHome/')).toBe('Pages');
  expect(placeIn('/contentfeedback')).toBe('Inbox');
  for (const path of ['/content', '/contentaccount']) expect(placeIn(path)).toBe('');
});

test('managers see everything, others only what they may do', () => {
  const [viewer, editor, manager] = roles.map((role) => linksIn(offered(role)));
  expect(manager).toEqual(linksIn(adminNavigation));
  const forManagers = [staffPages.people.path, staffPages.visits.path, '/contentorganisation'];
  const others = manager?.filter(({ path = '' }) => !forManagers.includes(path));
  expect(editor).toEqual(others);
  expect(viewer).toEqual(others);
});
