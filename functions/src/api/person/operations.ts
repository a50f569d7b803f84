import { submissionKinds } from '@lamplight/content/submissionKinds';
import type { z } from '@lamplight/content/zod';
import { arrayOf, jsonSchemaOf, objectOf } from '../openapi/jsonSchemas.ts';
import type { Operations } from '../router.ts';
import { receivedRecordOf } from '../submission/operations.ts';
import { erasureSchema, personSchema } from './personRequest.ts';

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };

const entriesOf = (schema: z.ZodType) =>
  arrayOf(
    receivedRecordOf(schema, {
      earlierNotes: { ...arrayOf(text), description: 'What staff had noted before.' },
      match: { enum: ['contact', 'mention'] },
      places: { ...arrayOf(text), description: 'The fields in which the contact stands.' },
    }),
  );

/** What is said of finding everything about a person. */
export const findOperations = (): Operations => ({
  POST: {
    summary: 'Every submission in which an email or a phone number stands.',
    who: 'staff',
    body: jsonSchemaOf(personSchema),
    answer: objectOf({
      feedback: entriesOf(submissionKinds.feedback.schema),
      mentors: entriesOf(submissionKinds.mentors.schema),
      complete: { type: 'boolean', description: 'Whether these are all.' },
      erasures: arrayOf(
        objectOf({
          at: { ...text, format: 'date-time' },
          by: { ...text, description: 'The uid of who erased them.' },
          feedback: count,
          mentors: count,
        }),
      ),
    }),
  },
});

const ids = objectOf({ feedback: arrayOf(text), mentors: arrayOf(text) });

/** What is said of erasing what was found. */
export const eraseOperations = (): Operations => ({
  POST: {
    summary: 'Erases those of the named submissions in which the contact stands, and records that.',
    who: 'staff',
    body: jsonSchemaOf(erasureSchema),
    answer: objectOf({ erased: ids, left: ids }),
    errors: ['changed-meanwhile'],
  },
});
