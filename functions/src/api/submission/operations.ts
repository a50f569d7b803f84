import { handlingSchema } from '@lamplight/content/submission';
import type { z } from '@lamplight/content/zod';
import { arrayOf, formOf, jsonSchemaOf, objectOf, recordOf } from '../openapi/jsonSchemas.ts';
import type { JsonSchema } from '../openapi/operation.ts';
import type { SubmissionResource } from '../resources.ts';
import type { Operations } from '../router.ts';
import { exportRequestSchema } from './exportRequest.ts';

const text = { type: 'string' };
const createdAt = { type: 'string', format: 'date-time' };
const count = { type: 'integer', minimum: 0 };

/** What is said of sending, and of what was sent. */
export const receivedOperations = ({ path, schema }: SubmissionResource): Operations => ({
  GET: {
    summary: `What visitors sent to ${path}, newest first.`,
    who: 'staff',
    query: {
      limit: { type: 'integer', minimum: 1, maximum: 100, default: 100 },
      before: { type: 'string', format: 'uuid', description: 'The `_id` of the last one shown.' },
    },
    answer: arrayOf(receivedRecordOf(schema)),
  },
  POST: {
    summary: `Sends something to ${path}, once however often it is sent under one id.`,
    who: 'everybody',
    done: 201,
    body: formOf(schema),
    answer: recordOf(schema, { createdAt }),
    errors: ['unattested', 'already-sent', 'too-many'],
  },
});

/** A submission as staff see it, with what else is said of it. */
export const receivedRecordOf = (schema: z.ZodType, more: Record<string, JsonSchema> = {}) =>
  recordOf(schema, {
    ...{ createdAt, spam: text },
    ...Object.assign({}, jsonSchemaOf(handlingSchema).properties),
    ...more,
  });

/** What is said of how many were sent. */
export const summaryOperations = ({ path }: SubmissionResource): Operations => ({
  GET: {
    summary: `How many of ${path} are new, and how many came in each of the last twelve months.`,
    who: 'staff',
    answer: objectOf({
      new: count,
      months: arrayOf(objectOf({ month: { ...text, pattern: '^\\d{4}-\\d{2}$' }, count })),
      retentionDays: {
        ...count,
        description: 'How long they are kept; 0 for as long as nobody deletes them.',
      },
    }),
  },
});

/** What is said of the spreadsheet of what was sent. */
export const exportOperations = ({ path }: SubmissionResource): Operations => ({
  GET: {
    summary: `What visitors sent to ${path}, as a spreadsheet.`,
    who: 'staff',
    query: { ...Object.assign({}, jsonSchemaOf(exportRequestSchema).properties) },
    answer: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
  },
});
