import { whenAsked } from '../../lib/whenAsked.ts';
import type { ListResource } from '../resources.ts';
import type { Route } from '../router.ts';
import { deletedOperations, itemOperations, itemsOperations } from './operations.ts';
import { showItems } from './showItems.ts';

/**
 * Where the items of a list are shown and added, where those that were deleted are shown, and where
 * each is saved and deleted.
 */
export const listRoutes = (resource: ListResource): Route[] => [
  {
    path: `/${resource.path}`,
    methods: {
      GET: showItems(resource),
      POST: whenAsked(async () => (await import('./addItem.ts')).addItem(resource)),
    },
    operations: () => itemsOperations(resource),
  },
  {
    path: `/${resource.path}/deleted`,
    methods: {
      GET: whenAsked(async () => (await import('./showDeleted.ts')).showDeleted(resource)),
    },
    operations: () => deletedOperations(resource),
  },
  {
    path: `/${resource.path}/:id`,
    methods: {
      PUT: whenAsked(async () => (await import('./saveItem.ts')).saveItem(resource)),
      DELETE: whenAsked(async () => (await import('./deleteItem.ts')).deleteItem(resource)),
    },
    operations: () => itemOperations(resource),
  },
];
