import { whenAsked } from '../../lib/whenAsked.ts';
import type { SubmissionResource } from '../resources.ts';
import type { Route } from '../router.ts';
import { exportOperations, receivedOperations, summaryOperations } from './operations.ts';

/** Where anybody can send something, and where staff see what was sent. */
export const submissionRoutes = (resource: SubmissionResource): Route[] => [
  {
    path: `/${resource.path}`,
    methods: {
      GET: whenAsked(async () => (await import('./showReceived.ts')).showReceived(resource)),
      POST: whenAsked(async () => (await import('./submit.ts')).submit(resource)),
    },
    operations: () => receivedOperations(resource),
  },
  {
    path: `/${resource.path}/summary`,
    methods: {
      GET: whenAsked(async () => (await import('./showSummary.ts')).showSummary(resource)),
    },
    operations: () => summaryOperations(resource),
  },
  {
    path: `/${resource.path}/export`,
    methods: {
      GET: whenAsked(async () => (await import('./exportEntries.ts')).exportEntries(resource.path)),
    },
    operations: () => exportOperations(resource),
  },
];
