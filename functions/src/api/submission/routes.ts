import type { SubmissionResource } from '../resources.ts';
import type { Route } from '../router.ts';
import { exportEntries } from './exportEntries.ts';
import { submit } from './submit.ts';

/** Where anybody can send something. */
export const submissionRoutes = (resource: SubmissionResource): Route[] => [
  { path: `/${resource.path}`, methods: { POST: submit(resource) } },
  { path: `/${resource.path}/export`, methods: { GET: exportEntries(resource.path) } },
];
