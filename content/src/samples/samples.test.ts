import { describe, expect, test } from 'vitest';
import { aboutSchema } from '../about.ts';
import { programmeSchema, workPageSchema } from '../captionedPage.ts';
import { contactSchema } from '../contact.ts';
import { feedbackSchema } from '../feedback.ts';
import { homeSchema } from '../home.ts';
import { mentorApplicationSchema } from '../mentorApplication.ts';
import { navigationSchema } from '../navigation.ts';
import { newsItemSchema } from '../newsItem.ts';
import { readable } from '../readable.ts';
import { teamMemberSchema } from '../teamMember.ts';
import { testimonialSchema } from '../testimonial.ts';
import type { z } from '../zod.ts';
import { aboutSamples } from './about.ts';
import { contactSamples } from './contact.ts';
import { feedbackSamples } from './feedback.ts';
import { homeSamples } from './home.ts';
import { mentorApplicationSamples } from './mentorApplication.ts';
import { navigationSamples } from './navigation.ts';
import { newsItemSamples } from './newsItem.ts';
import { programmeSamples } from './programme.ts';
import type { Samples } from './sample.ts';
import { teamMemberSamples } from './teamMember.ts';
import { testimonialSamples } from './testimonial.ts';
import { workPageSamples } from './workPage.ts';

const entities: [string, z.ZodType, Samples<unknown>][] = [
  ['home', homeSchema, homeSamples],
  ['about', aboutSchema, aboutSamples],
  ['contact', contactSchema, contactSamples],
  ['navigation', navigationSchema, navigationSamples],
  ['a team member', teamMemberSchema, teamMemberSamples],
  ['a work page', workPageSchema, workPageSamples],
  ['an international programme', programmeSchema, programmeSamples],
  ['a testimonial', testimonialSchema, testimonialSamples],
  ['a news item', newsItemSchema, newsItemSamples],
  ['feedback', feedbackSchema, feedbackSamples],
  ['a mentor application', mentorApplicationSchema, mentorApplicationSamples],
];

describe.each(entities)('the schema of %s', (_, schema, samples) => {
  test.each(Object.entries(samples.valid))(
    'accepts “%s” and changes nothing in it',
    (_name, content) => {
      expect(schema.parse(content)).toEqual(content);
      expect(readable(schema, content)).toEqual(content);
    },
  );

  const forSchema = Object.entries(samples.invalid).filter(
    ([, sample]) => !sample.only || sample.only.includes('schema'),
  );
  test.each(forSchema)('refuses “%s” and names the field', (_name, sample) => {
    const fields = schema.safeParse(sample.content).error?.issues.flatMap(fieldsOf);
    expect(fields?.filter((field) => isWithin(field, sample.field)) ?? []).not.toEqual([]);
  });

  test.each(Object.entries(samples.invalid))(
    'lets “%s” be read, and what was read be read again',
    (_name, { content }) => {
      const read = readable(schema, content);
      expect(readable(schema, read)).toEqual(read);
    },
  );
});

/** The dotted paths that an issue is about; unknown keys are named beside their parent's path. */
const fieldsOf = ({ path, ...issue }: z.core.$ZodIssue): string[] =>
  'keys' in issue ? issue.keys.map((key) => [...path, key].join('.')) : [path.join('.')];

const isWithin = (field: string, parent: string) =>
  field === parent || field.startsWith(`${parent}.`);
