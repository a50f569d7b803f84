import { describe, expect, test } from 'vitest';
import { contactSchema } from '../contact.ts';
import { homeSchema } from '../home.ts';
import { navigationSchema } from '../navigation.ts';
import type { z } from '../zod.ts';
import { contactSamples } from './contact.ts';
import { homeSamples } from './home.ts';
import { navigationSamples } from './navigation.ts';
import type { Samples } from './sample.ts';

const entities: [string, z.ZodType, Samples<unknown>][] = [
  ['home', homeSchema, homeSamples],
  ['contact', contactSchema, contactSamples],
  ['navigation', navigationSchema, navigationSamples],
];

describe.each(entities)('the schema of %s', (_, schema, samples) => {
  test.each(Object.entries(samples.valid))(
    'accepts “%s” and changes nothing in it',
    (_name, content) => {
      expect(schema.parse(content)).toEqual(content);
    },
  );

  const forSchema = Object.entries(samples.invalid).filter(
    ([, sample]) => !sample.only || sample.only.includes('schema'),
  );
  test.each(forSchema)('refuses “%s” and names the field', (_name, sample) => {
    const result = schema.safeParse(sample.content);
    expect(result.success).toBe(false);
    const fields = result.error?.issues.flatMap((issue) => [
      issue.path.join('.'),
      ...('keys' in issue
        ? (issue.keys as string[]).map((key) => [...issue.path, key].join('.'))
        : []),
    ]);
    expect(
      fields?.some((field) => sample.field.startsWith(field) || field.startsWith(sample.field)),
    ).toBe(true);
  });
});
