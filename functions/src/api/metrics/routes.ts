import { overviewSchema, visitSchema } from '@lamplight/content/metrics';
import { publicPages } from '@lamplight/content/sitePages';
import { bodyLimits } from '../../http/body.ts';
import { lazyHandler } from '../../startup.ts';
import { jsonSchemaOf } from '../openapi/jsonSchemas.ts';
import type { Route } from '../route.ts';

/** Routes where pages report their visits, and managers see the statistics. */
export const seenRoute: Route = {
  path: '/seen',
  methods: {
    GET: lazyHandler(async () => (await import('./metrics.ts')).showSeen),
    POST: lazyHandler(async () => (await import('./metrics.ts')).countVisit),
  },
  operations: () => ({
    GET: {
      summary: 'Visits, how pages load, and what went wrong, of the last 90 days.',
      who: 'observe',
      answer: jsonSchemaOf(overviewSchema),
    },
    POST: {
      summary: 'Records page views, how pages loaded, and errors; nothing about who saw them.',
      who: 'everybody',
      done: 204,
      body: jsonSchemaOf(visitSchema(publicPages.map(([name]) => name))),
      bodyLimit: bodyLimits.visit,
      errors: ['too-many'],
    },
  }),
};
