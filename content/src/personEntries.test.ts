import { expect, test } from 'vitest';
import { contactOf } from './person.ts';
import { personMatcher } from './personEntries.ts';
import { feedbackSamples } from './samples/feedback.ts';
import { mentorApplicationSamples } from './samples/mentorApplication.ts';
import type { SubmissionName } from './submissionKinds.ts';

const match = (name: SubmissionName, contact: string, data: Record<string, unknown>) => {
  const read = contactOf(contact);
  if (!read) throw new Error(`${contact} is no contact`);
  return personMatcher(name, read)(data);
};

const feedback = { ...feedbackSamples.valid.small, emailOrPhone: 'ruth@lamp.example', note: '' };
const application = { ...mentorApplicationSamples.valid.small, phone: '+256 700 123 456' };

test('a submission is its sender’s by any field with their contact', () => {
  expect(match('feedback', 'Ruth@lamp.example', feedback)).toEqual({
    match: 'contact',
    places: ['emailOrPhone'],
  });
  expect(match('mentors', '0700123456', application)).toEqual({
    match: 'contact',
    places: ['phone'],
  });
});

test('mentions are distinguished, with all their places', () => {
  const mentioning = { ...feedback, message: 'Ask 0700 123 456', note: 'Rang 0700123456' };
  expect(match('feedback', '0700123456', mentioning)).toEqual({
    match: 'mention',
    places: ['message', 'note'],
  });
  expect(
    match('feedback', 'ruth@lamp.example', { ...feedback, note: 'ruth@lamp.example' }),
  ).toEqual({ match: 'contact', places: ['emailOrPhone', 'note'] });
});

test('submissions of others don’t match', () => {
  expect(match('feedback', 'amina@lamp.example', feedback)).toBeNull();
  expect(match('mentors', 'ruth@lamp.example', { ...application, email: '' })).toBeNull();
  expect(match('feedback', 'ruth@lamp.example', {})).toBeNull();
});

test('unknown fields and structures are searched too', () => {
  expect(match('feedback', '0700123456', { old: [{ phone: 700123456 }, null, true] })).toEqual({
    match: 'mention',
    places: ['old'],
  });
  class Stored {
    readonly text = '0700123456';
  }
  expect(match('feedback', '0700123456', { createdAt: new Stored() })).toBeNull();
});

test('earlier notes are searched too', () => {
  const was = { state: 'new', note: 'Ask 0700 123 456', updatedAt: new Date(), updatedBy: 'ruth' };
  const entry = { ...feedback, version: 1, updatedBy: 'amina', earlier: { 0: was } };
  expect(match('feedback', '0700123456', entry)).toEqual({ match: 'mention', places: ['earlier'] });
});

test('search words are ignored', () => {
  expect(match('feedback', '0700123456', { words: ['0700123456'] })).toBeNull();
});
