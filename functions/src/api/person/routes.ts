import { whenAsked } from '../../lib/whenAsked.ts';
import type { Route } from '../router.ts';
import { eraseOperations, findOperations } from './operations.ts';

/** Where staff see everything that is stored of a person, and erase it. */
export const personRoutes: Route[] = [
  {
    path: '/persons/find',
    methods: { POST: whenAsked(async () => (await import('./showPerson.ts')).showPerson) },
    operations: findOperations,
  },
  {
    path: '/persons/erase',
    methods: { POST: whenAsked(async () => (await import('./erasePerson.ts')).erase) },
    operations: eraseOperations,
  },
];
