import { whenAsked } from '../../lib/whenAsked.ts';
import { jsonSchemaOf, objectOf } from '../openapi/jsonSchemas.ts';
import type { Route } from '../router.ts';
import { loginSchema, logoutSchema } from './requests.ts';

/** Where staff log in who do not use the site's own page for it, and where they log out everywhere. */
export const userRoutes: Route[] = [
  {
    path: '/users/login',
    methods: { POST: whenAsked(async () => (await import('./login.ts')).login) },
    operations: () => ({
      POST: {
        summary: 'Answers the ID token of a staff member.',
        who: 'everybody',
        body: jsonSchemaOf(loginSchema),
        answer: objectOf({ token: { type: 'string' } }),
        errors: ['invalid-login', 'not-staff', 'too-many'],
      },
    }),
  },
  {
    path: '/users/logout',
    methods: { POST: whenAsked(async () => (await import('./logout.ts')).logout) },
    operations: () => ({
      POST: {
        summary: 'Ends all sessions of the staff member who asks, on every device.',
        who: 'staff',
        body: jsonSchemaOf(logoutSchema),
        answer: objectOf({ message: { type: 'string' } }),
      },
    }),
  },
];
