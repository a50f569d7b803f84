import type { ListResource } from '../resources.ts';
import type { Route } from '../router.ts';
import { showItems } from './showItems.ts';

/** Where the items of a list are shown. */
export const listRoutes = (resource: ListResource): Route[] => [
  { path: `/${resource.path}`, methods: { GET: showItems(resource) } },
];
