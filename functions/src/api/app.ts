import express, { type Express, type RequestHandler } from 'express';
import { notFound } from '../lib/errors.ts';
import { answerError } from './answerError.ts';
import { readBody } from './body.ts';
import { type Route, routerOf } from './router.ts';

/** The API as an Express app: `routes` below /api, every error in one format. */
export function apiApp(routes: readonly Route[]): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(safeHeaders);
  app.use(readBody);
  app.use('/api', routerOf(routes));
  app.use(() => {
    throw notFound();
  });
  app.use(answerError);
  return app;
}

/** Nothing is cached unless its handler says so. */
const safeHeaders: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  next();
};
