import type { SubmissionResource } from '../resources.ts';
import type { Route } from '../router.ts';
import { exportEntries } from './exportEntries.ts';
import { exportOperations, receivedOperations, summaryOperations } from './operations.ts';
import { showReceived } from './showReceived.ts';
import { showSummary } from './showSummary.ts';
import { submit } from './submit.ts';

/** Where anybody can send something, and where staff see what was sent. */
export const submissionRoutes = (resource: SubmissionResource): Route[] => [
  {
    path: `/${resource.path}`,
    methods: { GET: showReceived(resource), POST: submit(resource) },
    operations: () => receivedOperations(resource),
  },
  {
    path: `/${resource.path}/summary`,
    methods: { GET: showSummary(resource) },
    operations: () => summaryOperations(resource),
  },
  {
    path: `/${resource.path}/export`,
    methods: { GET: exportEntries(resource.path) },
    operations: () => exportOperations(resource),
  },
];
