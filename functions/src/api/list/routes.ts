import type { ListResource } from '../resources.ts';
import type { Route } from '../router.ts';
import { addItem } from './addItem.ts';
import { deleteItem } from './deleteItem.ts';
import { deletedOperations, itemOperations, itemsOperations } from './operations.ts';
import { saveItem } from './saveItem.ts';
import { showDeleted } from './showDeleted.ts';
import { showItems } from './showItems.ts';

/**
 * Where the items of a list are shown and added, where those that were deleted are shown, and where
 * each is saved and deleted.
 */
export const listRoutes = (resource: ListResource): Route[] => [
  {
    path: `/${resource.path}`,
    methods: { GET: showItems(resource), POST: addItem(resource) },
    operations: () => itemsOperations(resource),
  },
  {
    path: `/${resource.path}/deleted`,
    methods: { GET: showDeleted(resource) },
    operations: () => deletedOperations(resource),
  },
  {
    path: `/${resource.path}/:id`,
    methods: { PUT: saveItem(resource), DELETE: deleteItem(resource) },
    operations: () => itemOperations(resource),
  },
];
