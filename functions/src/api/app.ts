import express, { type Express, type RequestHandler } from 'express';
import { notFound } from '../lib/errors.ts';
import { noPagePolicy, safeHeaders } from '../lib/headers.ts';
import { answerError } from './answerError.ts';
import { readBody } from './body.ts';
import { type Route, routerOf } from './router.ts';

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
