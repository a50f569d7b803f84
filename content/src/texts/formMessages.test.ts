import { expect, test } from 'vitest';
import { feedbackFields } from '../feedbackFields.ts';
import type { FormField } from '../formFields.ts';
import { mentorFields } from '../mentorFields.ts';
import { feedbackSamples } from '../samples/feedback.ts';
import { mentorApplicationSamples } from '../samples/mentorApplication.ts';
import { submissionKinds } from '../submissionKinds.ts';
import { saidOfAll, whatToDo } from './formMessages.ts';
import { messages } from './messages.ts';
import type { Say } from './visitor/keys.ts';

const fields = Object.entries<FormField>({ ...feedbackFields, ...mentorFields });

/** Says the key itself: what comes out otherwise was said past all languages. */
const say = ((key: string) => `⟦${key}⟧`) as Say;

const required = fields.filter(([, field]) => field.required);

test.each(required)(
  'a visitor who leaves out %s reads what it lacks, in every language',
  (_, field) => {
    const said = whatToDo(say, field, messages.requiredFieldsMissing);
    expect(said).toBe(`⟦${field.required}⟧`);
  },
);

test('each required field says something of its own', () => {
  expect(new Set(required.map(([, field]) => field.required)).size).toBe(required.length);
});

test.each([
  ['feedback', feedbackSamples],
  ['mentors', mentorApplicationSamples],
] as const)('what is said of %s that is wrong is said in every language', (name, samples) => {
  const { schema, fields } = submissionKinds[name];
  for (const { content } of Object.values(samples.invalid)) {
    for (const { path, message } of schema.safeParse(content).error?.issues ?? []) {
      const field = fields[String(path[0])];
      if (!field || message === messages.wrongKind) continue;
      expect(whatToDo(say, field, message)).toMatch(/^⟦.*⟧$/);
    }
  }
});

test('what is missing is said above the form only where something is', () => {
  const { requiredFieldsMissing, invalidEmail } = messages;
  expect(saidOfAll([invalidEmail])).toBe('form.checkFields');
  expect(saidOfAll([invalidEmail, requiredFieldsMissing])).toBe('mentorForm.fieldsMissing');
});
