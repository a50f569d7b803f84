import { visitSchema } from '@lamplight/content/metrics';
import { noPages } from '@lamplight/content/samples/noPages';
import { publicPages } from '@lamplight/content/sitePages';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { publicRoutes } from '../routes.tsx';
import { viewedPage } from './viewedPage.ts';

const leaves = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? leaves(route.children) : [route]));

const routes = leaves(publicRoutes(noPages as never));

test('counts views of all routes', () => {
  const schema = visitSchema(publicPages.map(([name]) => name));
  // The address that the logo leads to is told apart where visits are sent.
  const ids = routes.map(({ id = '' }) => id).filter((id) => id !== 'homeFromLogo');
  expect(ids).toContain('event');
  for (const id of ids)
    expect(() => schema.parse({ pages: [viewedPage(id, '/our-history')] }), id).not.toThrow();
});

test.each([
  ['newsItem', '/news/a', 'news'],
  ['event', '/events/a', 'events'],
  ['ownPage', '/Our-History/', '/our-history'],
  ['about', '/about', 'about'],
])('a view of the route %s at %s counts as %s', (id, pathname, page) => {
  expect(viewedPage(id, pathname)).toBe(page);
});
