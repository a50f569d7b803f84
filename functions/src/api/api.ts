import { submissionNames } from '@lamplight/content/submissionKinds';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { error as logError } from 'firebase-functions/logger';
import { readBody } from '../http/body.ts';
import { type KnownError, knownError, methodNotAllowed, notFound } from '../http/errors.ts';
import { noPagePolicy, safeHeaders } from '../http/httpResponse.ts';
import { nameRoute, routeOf } from '../http/requestLog.ts';
import { lazyHandler } from '../startup.ts';
import { personRoutes } from './dataSubjects/routes.ts';
import { documentRoutes } from './document/routes.ts';
import { libraryRoutes, listRoutes } from './list/routes.ts';
import { seenRoute } from './metrics/routes.ts';
import { describedRoutes } from './openapi/description.ts';
import { objectOf } from './openapi/jsonSchemas.ts';
import { documents, lists } from './resources.ts';
import type { Handler, Route } from './route.ts';
import { peopleRoutes } from './staffMembers/routes.ts';
import { submissionRoutes } from './submission/routes.ts';
import { userRoutes } from './users/routes.ts';

const ok = { const: 'ok' };

const healthRoute: Route = {
  path: '/health',
  methods: { GET: lazyHandler(async () => (await import('./health.ts')).health) },
  operations: () => ({
    GET: {
      summary: 'Tells that all is ready, or which part is not.',
      who: 'everybody',
      answer: objectOf({
        status: { const: 'ok' },
        parts: objectOf({ store: ok, accounts: ok, content: ok }),
      }),
    },
  }),
};

/** Every path of the API. */
export const routes: readonly Route[] = describedRoutes([
  healthRoute,
  ...documents.flatMap(documentRoutes),
  ...lists.flatMap(listRoutes),
  ...libraryRoutes,
  ...submissionNames.flatMap(submissionRoutes),
  ...personRoutes,
  ...peopleRoutes,
  ...userRoutes,
  seenRoute,
]);

/** The API as an Express app: `routes` below /api, every error in one format. */
export function apiApp(routes: readonly Route[]): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(headersOfAll);
  app.use(readBody);
  app.use('/api', routerOf(routes));
  app.use(() => {
    throw notFound();
  });
  app.use(answerError);
  return app;
}

/** Nothing is cached, and so has no tag, unless its handler says so. */
const headersOfAll: RequestHandler = (_request, response, next) => {
  response.set({
    ...safeHeaders,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': noPagePolicy,
  });
  next();
};

/**
 * A router that knows these routes, answers HEAD like GET and OPTIONS with what is allowed, and
 * refuses the rest as not found or not allowed.
 */
function routerOf(routes: readonly Route[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const { path, methods } of routes) {
    const handle = handlerOf(methods);
    router.all(path, (request, response) => {
      nameRoute(response, `/api${path}`);
      return handle(request, response);
    });
  }
  router.use(() => {
    throw notFound();
  });
  return router;
}

function handlerOf(methods: Route['methods']): Handler {
  const handlers = new Map<string, Handler>(Object.entries(methods));
  const get = handlers.get('GET');
  if (get) handlers.set('HEAD', get);
  const allow = [...handlers.keys(), 'OPTIONS'].join(', ');

  return async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.set('Allow', allow).status(204).end();
      return;
    }
    const handler = handlers.get(request.method);
    if (!handler) throw methodNotAllowed(allow);
    await handler(request, response);
  };
}

/** Answers every error of the API as `{ message, code, fields? }`, and logs those that are ours. */
const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const known = knownError(error);
  if (known.status >= 500)
    logError(`${request.method} ${routeOf(response)}: ${known.code}`, known.cause);
  if (response.headersSent) {
    next(error);
    return;
  }
  response
    .status(known.status)
    .set({ ...known.headers, 'Cache-Control': 'no-store' })
    .json(errorBody(known));
};

/** The JSON of an error. */
export const errorBody = ({ message, code, fields, parts }: KnownError) => ({
  message,
  code,
  ...(fields && { fields }),
  ...(parts && { parts }),
});

const app = apiApp(routes);

/** The API with all its routes. */
export const api = (request: Request, response: Response): void => app(request, response);
