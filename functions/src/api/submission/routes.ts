import { handlingSchema } from '@lamplight/content/submission';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import type * as z from '@lamplight/content/zod';
import { bodyLimits } from '../../http/body.ts';
import { lazyHandler } from '../../startup.ts';
import {
  arrayOf,
  count,
  formOf,
  jsonSchemaOf,
  objectOf,
  recordOf,
  text,
} from '../openapi/jsonSchemas.ts';
import { exportRequestSchema, summaryRequestSchema } from '../requests.ts';
import type { JsonSchema, Operations, Route } from '../route.ts';

/** Routes where anybody can send a form, and staff see the submissions. */
export const submissionRoutes = (name: SubmissionName): Route[] => [
  {
    path: `/${name}`,
    methods: {
      GET: lazyHandler(async () => (await import('./received.ts')).showReceived(name)),
      POST: lazyHandler(async () => (await import('./submit.ts')).submit(name)),
    },
    operations: () => receivedOperations(name),
  },
  {
    path: `/${name}/summary`,
    methods: {
      GET: lazyHandler(async () => (await import('./received.ts')).showSummary(name)),
    },
    operations: () => summaryOperations(name),
  },
  {
    path: `/${name}/export`,
    methods: {
      GET: lazyHandler(async () => (await import('./exportEntries.ts')).exportEntries(name)),
    },
    operations: () => exportOperations(name),
  },
];

const createdAt = { type: 'string', format: 'date-time' };

/** Describes sending, and of what was sent. */
const receivedOperations = (name: SubmissionName): Operations => {
  const { schema } = submissionKinds[name];
  return {
    GET: {
      summary: `What visitors sent to ${name}, newest first.`,
      who: 'read',
      query: {
        limit: { type: 'integer', minimum: 1, maximum: 100, default: 100 },
        before: { type: 'string', description: 'The `_id` of the last one shown.' },
      },
      answer: arrayOf(receivedRecordOf(schema)),
    },
    POST: {
      summary: `Sends something to ${name}, once however often it is sent under one id.`,
      who: 'everybody',
      done: 201,
      body: formOf(schema),
      bodyLimit: bodyLimits.form,
      headers: { 'X-Firebase-AppCheck': 'The App Check token, where the site requires one.' },
      answer: recordOf(schema, { createdAt }),
      errors: ['unattested', 'already-sent', 'too-many'],
    },
  };
};

/** A submission as staff see it, with more properties. */
export const receivedRecordOf = (schema: z.ZodType, more: Record<string, JsonSchema> = {}) =>
  recordOf(schema, {
    createdAt,
    spam: text,
    ...Object.assign({}, jsonSchemaOf(handlingSchema).properties),
    ...more,
  });

/** Describes counting what was sent. */
const summaryOperations = (name: SubmissionName): Operations => ({
  GET: {
    summary: `How many of ${name} came in each of the last twelve months.`,
    who: 'read',
    query: { ...Object.assign({}, jsonSchemaOf(summaryRequestSchema).properties) },
    answer: objectOf({
      months: arrayOf(objectOf({ month: { ...text, pattern: '^\\d{4}-\\d{2}$' }, count })),
      retentionDays: {
        ...count,
        description: 'How many days they are kept; 0 means until someone deletes them.',
      },
    }),
  },
});

/** Describes the spreadsheet of what was sent. */
const exportOperations = (name: SubmissionName): Operations => ({
  GET: {
    summary: `What visitors sent to ${name}, as a spreadsheet. Where there is nothing, it says so, and so does \`X-Export-Empty\`.`,
    who: 'export',
    query: { ...Object.assign({}, jsonSchemaOf(exportRequestSchema).properties) },
    answer: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
  },
});
