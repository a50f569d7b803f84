import { whenAsked } from '../../lib/whenAsked.ts';
import type { DocumentResource } from '../resources.ts';
import type { Route } from '../router.ts';
import { saveOperations, showOperations } from './operations.ts';
import { show } from './show.ts';

/** Where a single document is shown, and where it is saved. */
export const documentRoutes = (resource: DocumentResource): Route[] => {
  const { path, id, savedWithoutId } = resource;
  const PUT = whenAsked(async () => (await import('./save.ts')).save(resource));
  const operations = () => ({ ...showOperations(resource), ...saveOperations(resource) });
  return [
    {
      path: `/${path}`,
      methods: { GET: show(resource), ...(savedWithoutId && { PUT }) },
      operations,
    },
    ...(id === undefined ? [] : [{ path: `/${path}/:id`, methods: { PUT }, operations }]),
  ];
};
