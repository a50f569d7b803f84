import { documentRoutes } from './document/routes.ts';
import { health } from './health.ts';
import { documents } from './resources.ts';
import type { Route } from './router.ts';

/** Every path of the API. */
export const routes: readonly Route[] = [
  { path: '/health', methods: { GET: health } },
  ...documents.flatMap(documentRoutes),
];
