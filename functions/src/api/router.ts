import { type Request, type Response, Router } from 'express';
import { methodNotAllowed, notFound } from '../lib/errors.ts';
import type { Operation } from './openapi/operation.ts';

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** Answers a request or throws a known error. */
export type Handler = (request: Request, response: Response) => Promise<void>;

export type Operations = Partial<Record<Method, Operation>>;

/** A path below /api and what can be done there. */
export interface Route {
  path: string;
  methods: Partial<Record<Method, Handler>>;
  /** What the description of the API says of each; where it says nothing, it is for staff alone. */
  operations?: () => Operations;
}

/**
 * A router that knows these routes, answers HEAD like GET and OPTIONS with what is allowed, and
 * refuses the rest as not found or not allowed.
 */
export function routerOf(routes: readonly Route[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const { path, methods } of routes) router.all(path, handlerOf(methods));
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
