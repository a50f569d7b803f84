import { feedbackSchema } from '@lamplight/content/feedback';
import { mentorApplicationSchema } from '@lamplight/content/mentorApplication';
import { messages } from '@lamplight/content/messages';
import { describe, expect, test } from 'vitest';
import { received } from './received.ts';

const feedback = {
  name: 'Amina',
  emailOrPhone: 'amina@example.org',
  subject: 'Homework club',
  message: 'Is there still room?\nOn Tuesdays?',
};
const id = '0b7f7c1e-3c54-4d3e-9b0a-6f1f6f0c2a11';

const refusal = (fields: object) =>
  expect.objectContaining({ code: 'invalid-content', fields: expect.objectContaining(fields) });

describe('of a body', () => {
  test('what the form sends beside the content is no part of it', () => {
    const body = { ...feedback, id, website: '', elapsed: 9_000 };
    expect(received(feedbackSchema, body)).toEqual({
      id,
      content: feedback,
      filling: { website: '', elapsed: 9_000 },
    });
  });

  test('the content may be all there is, which then gets an id of its own', () => {
    const [one, other] = [received(feedbackSchema, feedback), received(feedbackSchema, feedback)];
    expect(one).toMatchObject({ content: feedback, filling: {} });
    expect(received(feedbackSchema, { ...feedback, id: one.id }).id).toBe(one.id);
    expect(one.id).not.toBe(other.id);
  });

  test('the content is what the schema reads', () => {
    const { content } = received(feedbackSchema, { ...feedback, name: '  Amina ' });
    expect(content).toEqual(feedback);
  });
});

test('an id is the same in upper and lower case', () => {
  expect(received(feedbackSchema, { ...feedback, id: id.toUpperCase() }).id).toBe(id);
});

test.each(['', 'feedback', '../staff/me', `${id}\n`, id.replace('-4', '-1'), 7, null])(
  '%j is no id',
  (wrong) => {
    expect(() => received(feedbackSchema, { ...feedback, id: wrong })).toThrow(
      refusal({ id: messages.wrongKind }),
    );
  },
);

test.each([
  ['website', 7],
  ['website', ['x']],
  ['elapsed', '9000'],
  ['elapsed', Number.POSITIVE_INFINITY],
  ['elapsed', null],
])('%s cannot be %j', (field, value) => {
  expect(() => received(feedbackSchema, { ...feedback, [field]: value })).toThrow(
    refusal({ [field]: messages.wrongKind }),
  );
});

describe('a field that is not sent counts as left empty:', () => {
  test('it is stored so where it is optional', () => {
    const { name: _, ...nameless } = feedback;
    expect(received(feedbackSchema, nameless).content).toEqual({ ...feedback, name: '' });
  });

  test('it is refused in the words of the specification where it is required', () => {
    expect(() => received(feedbackSchema, {})).toThrow(
      refusal({ emailOrPhone: messages.invalidEmailOrPhone }),
    );
    expect(() => received(mentorApplicationSchema, {})).toThrow(
      refusal({
        fullName: messages.requiredFieldsMissing,
        email: messages.requiredFieldsMissing,
        ageGroup: messages.requiredFieldsMissing,
        daysAvailable: messages.requiredFieldsMissing,
        acknowledgment: messages.requiredFieldsMissing,
      }),
    );
  });
});

test.each(['admin', '_id', 'createdAt', 'spam', 'constructor', '__proto__'])(
  'a field named %s is unknown, and refused',
  (field) => {
    const body = JSON.parse(`{"${field}":"x"}`);
    expect(() => received(feedbackSchema, { ...feedback, ...body })).toThrow(
      refusal({ [field]: messages.unknownField }),
    );
  },
);
