import { documentRoutes } from './document/routes.ts';
import { health } from './health.ts';
import { listRoutes } from './list/routes.ts';
import { documents, lists, submissions } from './resources.ts';
import type { Route } from './router.ts';
import { submissionRoutes } from './submission/routes.ts';

/** Every path of the API. */
export const routes: readonly Route[] = [
  { path: '/health', methods: { GET: health } },
  ...documents.flatMap(documentRoutes),
  ...lists.flatMap(listRoutes),
  ...submissions.flatMap(submissionRoutes),
];
