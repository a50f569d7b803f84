import { expect, test } from 'vitest';
import { feedbackFields } from '../feedbackFields.ts';
import type { FormField } from '../formFields.ts';
import { mentorFields } from '../mentorFields.ts';
import { feedbackSamples } from '../samples/feedback.ts';
import { mentorApplicationSamples } from '../samples/mentorApplication.ts';
import { submissionKinds } from '../submissionKinds.ts';
import { messagesAboveForm, whatToDo } from './formMessages.ts';
import { messages } from './messages.ts';
import type { Say } from './visitor/keys.ts';

const fields = Object.entries<FormField>({ ...feedbackFields, ...mentorFields });

/** Says the key itself: what comes out otherwise was said past all languages. */
const say = ((key: string) => `⟦${key}⟧`) as Say;

const required = fields.filter(([, field]) => field.required);

test.each(required)('leaving out %s shows a message in every language', (_, field) => {
  const said = whatToDo(say, field, messages.requiredFieldsMissing);
  expect(said).toBe(`⟦${field.required}⟧`);
});

test('each required field has its own message', () => {
  expect(new Set(required.map(([, field]) => field.required)).size).toBe(required.length);
});

test.each([
  ['feedback', feedbackSamples],
  ['mentors', mentorApplicationSamples],
] as const)('errors in %s are shown in every language', (name, samples) => {
  const { schema, fields } = submissionKinds[name];
  for (const { content } of Object.values(samples.invalid)) {
    for (const { path, message } of schema.safeParse(content).error?.issues ?? []) {
      const field = fields[String(path[0])];
      if (!field || message === messages.wrongKind) continue;
      expect(whatToDo(say, field, message)).toMatch(/^⟦.*⟧$/);
    }
  }
});

test('the message above the form mentions missing fields only if there are any', () => {
  const { requiredFieldsMissing, invalidEmail } = messages;
  expect(messagesAboveForm([invalidEmail])).toBe('form.checkFields');
  expect(messagesAboveForm([invalidEmail, requiredFieldsMissing])).toBe('mentorForm.fieldsMissing');
});
