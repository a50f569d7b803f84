import { mentorEntry } from '@lamplight/content/paths';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { messages } from '@lamplight/content/texts/messages';
import { describe, expect, test } from 'vitest';
import { stored } from './documents.ts';
import { expectRefusal, submit } from './submissions.ts';

const application = { ...mentorApplicationSamples.valid.largest };

/** The required fields, each with its value when left empty. */
const required: Record<string, unknown> = {
  fullName: '',
  email: '',
  phone: '',
  location: '',
  occupation: '',
  education: '',
  subjects: '',
  ageGroup: '',
  daysAvailable: [],
  hoursPerWeek: '',
  laptopAccess: '',
  backgroundCheck: '',
  acknowledgment: false,
};
const isRequired = ([field]: [string, unknown]) => Object.hasOwn(required, field);
const optional = Object.keys(application).filter((field) => !Object.hasOwn(required, field));

const refuses = (field: string, value: unknown, message: string, wrong = field) =>
  expectRefusal('mentors', { ...application, [field]: value }, { [wrong]: message });

test('an application needs only the required fields; others are stored as empty', async () => {
  const little = Object.fromEntries(Object.entries(application).filter(isRequired));
  const response = await submit('mentors', little);
  expect(response.status).toBe(201);
  const { _id, createdAt: _, ...rest } = await response.json();
  const empty = Object.fromEntries(optional.map((field) => [field, '']));
  expect(optional).toHaveLength(9);
  expect(rest).toEqual({ ...little, ...empty });
  expect(await stored(mentorEntry(_id))).toMatchObject(rest);
});

test.each([
  ['مثال@مثال.com', 'مثال@مثال.com'],
  ['jörg@müller.de', 'jörg@müller.de'],
  ['zo\u00ade@example.org', 'zoe@example.org'],
])('an application accepts the email %j', async (email, kept) => {
  const response = await submit('mentors', { ...application, email });
  expect(response.status).toBe(201);
  const { _id } = await response.json();
  expect(await stored(mentorEntry(_id))).toMatchObject({ email: kept });
});

test('control characters from spreadsheets and Word become spaces or line breaks', async () => {
  const typed = { fullName: 'Zoe\tAbel', motivation: 'One\u000btwo\r\nthree\u0007' };
  const response = await submit('mentors', { ...application, ...typed });
  expect(response.status).toBe(201);
  const { _id } = await response.json();
  const kept = { fullName: 'Zoe Abel', motivation: 'One\ntwo\nthree' };
  expect(await stored(mentorEntry(_id))).toMatchObject(kept);
});

describe('an application is refused with the form’s messages', () => {
  test.each(Object.entries(required))('when %s is %j, left empty', (field, empty) =>
    refuses(field, empty, messages.requiredFieldsMissing),
  );

  test('when it is empty, naming every required field', async () => {
    const missing = Object.keys(required).map((field) => [field, messages.requiredFieldsMissing]);
    await expectRefusal('mentors', {}, Object.fromEntries(missing));
  });

  test('when its email is invalid', () => refuses('email', 'zoe@example', messages.invalidEmail));

  test.each([
    ['phone', 5550100199],
    ['age', 34],
    ['daysAvailable', 'Weekdays'],
  ])('when its %s is %j, of the wrong type', (field, value) =>
    refuses(field, value, messages.wrongKind),
  );

  test('when it names a day that isn’t offered', () =>
    refuses('daysAvailable', ['Mondays'], messages.requiredFieldsMissing, 'daysAvailable.0'));
});
