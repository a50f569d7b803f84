import { jsonSchemaOf, objectOf } from '../openapi/jsonSchemas.ts';
import type { Route } from '../router.ts';
import { login, loginSchema } from './login.ts';

/** Where staff log in who do not use the site's own page for it. */
export const userRoutes: Route[] = [
  {
    path: '/users/login',
    methods: { POST: login },
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
];
