import { bodyLimits } from '../../http/body.ts';
import { lazyHandler } from '../../startup.ts';
import { jsonSchemaOf, objectOf } from '../openapi/jsonSchemas.ts';
import { loginSchema, logoutSchema, nameSchema, refusalSchema } from '../requests.ts';
import type { Route } from '../route.ts';

/** Routes for staff who log in without the site's own page, and to log out everywhere. */
export const userRoutes: Route[] = [
  {
    path: '/users/login',
    methods: { POST: lazyHandler(async () => (await import('./sessions.ts')).login) },
    operations: () => ({
      POST: {
        summary: 'Answers the ID token of a staff member.',
        who: 'everybody',
        body: jsonSchemaOf(loginSchema),
        bodyLimit: bodyLimits.login,
        answer: objectOf({ token: { type: 'string' } }),
        errors: ['invalid-login', 'not-staff', 'too-many'],
      },
    }),
  },
  {
    path: '/users/refused',
    methods: { POST: lazyHandler(async () => (await import('./sessions.ts')).refused) },
    operations: () => ({
      POST: {
        summary: 'Records that an account that is not staff’s was refused at the log-in.',
        who: 'everybody',
        token: 'required',
        body: jsonSchemaOf(refusalSchema),
        bodyLimit: bodyLimits.small,
        answer: objectOf({ message: { type: 'string' } }),
        errors: ['unauthenticated', 'too-many'],
      },
    }),
  },
  {
    path: '/users/name',
    methods: { PUT: lazyHandler(async () => (await import('./sessions.ts')).changeName) },
    operations: () => ({
      PUT: {
        summary: 'Changes what colleagues see as the name of the staff member who asks.',
        who: 'read',
        body: jsonSchemaOf(nameSchema),
        bodyLimit: bodyLimits.line,
        answer: objectOf({ message: { type: 'string' } }),
        errors: ['changed-meanwhile', 'name-taken'],
      },
    }),
  },
  {
    path: '/users/logout',
    methods: { POST: lazyHandler(async () => (await import('./sessions.ts')).logout) },
    operations: () => ({
      POST: {
        summary: 'Ends all sessions of the staff member who asks, on every device.',
        who: 'read',
        body: jsonSchemaOf(logoutSchema),
        bodyLimit: bodyLimits.small,
        answer: objectOf({ message: { type: 'string' } }),
      },
    }),
  },
];
