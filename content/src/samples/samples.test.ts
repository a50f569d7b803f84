import { describe, expect, test } from 'vitest';
import { eventSchema } from '../events/event.ts';
import { feedbackSchema } from '../feedback.ts';
import { mentorApplicationSchema } from '../mentorApplication.ts';
import { readable } from '../readable.ts';
import { siteDocumentNames, siteDocumentSchemas, siteListSchemas } from '../siteContent.ts';
import type * as z from '../zod.ts';
import { documentSamples, listSamples, oneListOfEachKind } from './bySite.ts';
import { eventSamples } from './event.ts';
import { feedbackSamples } from './feedback.ts';
import { mentorApplicationSamples } from './mentorApplication.ts';
import type { Samples } from './sample.ts';

type Entity = [name: string, schema: z.ZodType, samples: Samples<unknown>];

const entities: Entity[] = [
  ...siteDocumentNames.map(
    (name): Entity => [name, siteDocumentSchemas[name], documentSamples[name]],
  ),
  ...oneListOfEachKind.map(
    (name): Entity => [`an item of ${name}`, siteListSchemas[name], listSamples[name]],
  ),
  ['an event', eventSchema, eventSamples],
  ['feedback', feedbackSchema, feedbackSamples],
  ['a mentor application', mentorApplicationSchema, mentorApplicationSamples],
];

describe.each(entities)('the schema of %s', (_, schema, samples) => {
  test.each(Object.entries(samples.valid))('accepts “%s” unchanged', (_name, content) => {
    expect(schema.parse(content)).toEqual(content);
    expect(readable(schema, content)).toEqual(content);
  });

  const forSchema = Object.entries(samples.invalid).filter(
    ([, sample]) => !sample.only || sample.only.includes('schema'),
  );
  test.each(forSchema)('refuses “%s” and names the field', (_name, sample) => {
    const fields = schema.safeParse(sample.content).error?.issues.flatMap(fieldsOf);
    expect(fields?.filter((field) => isWithin(field, sample.field)) ?? []).not.toEqual([]);
  });

  test.each(Object.entries(samples.invalid))(
    'can read “%s”, with the same result when read again',
    (_name, { content }) => {
      const read = readable(schema, content);
      expect(readable(schema, read)).toEqual(read);
    },
  );
});

/** The dotted paths that an issue is about; unknown keys are named next to their parent's path. */
const fieldsOf = ({ path, ...issue }: z.core.$ZodIssue): string[] =>
  'keys' in issue ? issue.keys.map((key) => [...path, key].join('.')) : [path.join('.')];

const isWithin = (field: string, parent: string) =>
  field === parent || field.startsWith(`${parent}.`);
