import { expect, test } from 'vitest';
import { feedbackFields } from '../feedbackFields.ts';
import type { FormField } from '../formFields.ts';
import { mentorFields } from '../mentorFields.ts';
import { feedbackSamples } from '../samples/feedback.ts';
import { mentorApplicationSamples } from '../samples/mentorApplication.ts';
import { submissionKinds } from '../submissionKinds.ts';
import { allWords } from '../words.ts';
import { saidOfAll, whatToDo } from './formMessages.ts';
import { messages } from './messages.ts';

const fields = Object.entries<FormField>({ ...feedbackFields, ...mentorFields });

test.each(fields)('whoever leaves out %s reads what to do, in every language', (_, field) => {
  const said = whatToDo(field, messages.requiredFieldsMissing);
  expect(said).not.toBe(messages.requiredFieldsMissing);
  expect(allWords).toContain(said);
});

test.each([
  ['feedback', feedbackSamples],
  ['mentors', mentorApplicationSamples],
] as const)(
  'what is said of %s that is wrong is a sentence that languages know',
  (name, samples) => {
    const { schema, fields } = submissionKinds[name];
    for (const { content } of Object.values(samples.invalid)) {
      for (const { path, message } of schema.safeParse(content).error?.issues ?? []) {
        const field = fields[String(path[0])];
        if (!field || message === messages.wrongKind) continue;
        const said = whatToDo(field, message).replace(/[\d,]+/, '{number}');
        expect([said, whatToDo(field, message)]).toContainEqual(expect.toBeOneOf(allWords));
      }
    }
  },
);

test('what is missing is said above the form only where something is', () => {
  const { requiredFieldsMissing, checkMarkedFields, invalidEmail } = messages;
  expect(saidOfAll([invalidEmail])).toBe(checkMarkedFields);
  expect(saidOfAll([invalidEmail, requiredFieldsMissing])).toBe(requiredFieldsMissing);
});
