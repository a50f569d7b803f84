import { submissionKinds } from '@lamplight/content/submissionKinds';
import type * as z from '@lamplight/content/zod';
import { bodyLimits } from '../../http/body.ts';
import { lazyHandler } from '../../startup.ts';
import { arrayOf, count, jsonSchemaOf, objectOf, text } from '../openapi/jsonSchemas.ts';
import { erasureSchema, personSchema } from '../requests.ts';
import type { Operations, Route } from '../route.ts';
import { receivedRecordOf } from '../submission/routes.ts';

const entriesOf = (schema: z.ZodType) =>
  arrayOf(
    receivedRecordOf(schema, {
      earlierNotes: { ...arrayOf(text), description: 'Earlier notes.' },
      match: { enum: ['contact', 'mention'] },
      places: { ...arrayOf(text), description: 'The fields that contain the contact.' },
    }),
  );

/** Describes finding everything about a person. */
const findOperations = (): Operations => ({
  POST: {
    summary: 'Finds every submission with an email or a phone number.',
    who: 'read',
    body: jsonSchemaOf(personSchema),
    bodyLimit: bodyLimits.line,
    answer: objectOf({
      feedback: entriesOf(submissionKinds.feedback.schema),
      mentors: entriesOf(submissionKinds.mentors.schema),
      complete: { type: 'boolean', description: 'Whether these are all.' },
      erasures: arrayOf(
        objectOf({
          at: { ...text, format: 'date-time' },
          by: { ...text, description: 'The uid of the person who erased them.' },
          feedback: count,
          mentors: count,
        }),
      ),
    }),
  },
});

const erasedIds = objectOf({ feedback: arrayOf(text), mentors: arrayOf(text) });

/** Describes erasing what was found. */
const eraseOperations = (): Operations => ({
  POST: {
    summary: 'Erases those of the named submissions that contain the contact, and records it.',
    who: 'erase',
    body: jsonSchemaOf(erasureSchema),
    answer: objectOf({ erased: erasedIds, left: erasedIds }),
    errors: ['changed-meanwhile'],
  },
});

/** Routes where staff see everything that is stored of a person, and erase it. */
export const personRoutes: Route[] = [
  {
    path: '/persons/find',
    methods: { POST: lazyHandler(async () => (await import('./dataSubjects.ts')).showPerson) },
    operations: findOperations,
  },
  {
    path: '/persons/erase',
    methods: { POST: lazyHandler(async () => (await import('./dataSubjects.ts')).erase) },
    operations: eraseOperations,
  },
];
