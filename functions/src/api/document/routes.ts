import type { DocumentResource } from '../resources.ts';
import type { Route } from '../router.ts';
import { save } from './save.ts';
import { show } from './show.ts';

/** Where a single document is shown, and where it is saved: below the one id that it has. */
export const documentRoutes = (resource: DocumentResource): Route[] => [
  { path: `/${resource.path}`, methods: { GET: show(resource) } },
  ...(resource.id && resource.write
    ? [
        {
          path: `/${resource.path}/${resource.id}`,
          methods: { PUT: save(resource, resource.write) },
        },
      ]
    : []),
];
