import type { Request, Response } from 'express';
import { apiApp } from './app.ts';
import { routes } from './routes.ts';

const app = apiApp(routes);

/** The API with all its routes. */
export const api = (request: Request, response: Response): void => app(request, response);
