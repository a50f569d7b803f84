import { documentRoutes } from './document/routes.ts';
import { health } from './health.ts';
import { listRoutes } from './list/routes.ts';
import { objectOf } from './openapi/jsonSchemas.ts';
import { describedRoutes } from './openapi/routes.ts';
import { personRoutes } from './person/routes.ts';
import { documents, lists, submissions } from './resources.ts';
import type { Route } from './router.ts';
import { submissionRoutes } from './submission/routes.ts';
import { userRoutes } from './users/routes.ts';

const healthRoute: Route = {
  path: '/health',
  methods: { GET: health },
  operations: () => ({
    GET: {
      summary: 'Tells that all is ready.',
      who: 'everybody',
      answer: objectOf({ status: { const: 'ok' } }),
    },
  }),
};

/** Every path of the API. */
export const routes: readonly Route[] = describedRoutes([
  healthRoute,
  ...documents.flatMap(documentRoutes),
  ...lists.flatMap(listRoutes),
  ...submissions.flatMap(submissionRoutes),
  ...personRoutes,
  ...userRoutes,
]);
