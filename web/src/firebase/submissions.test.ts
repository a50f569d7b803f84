import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { expect, test } from 'vitest';
import { storedDocument } from './reading/stored.ts';
import { submissionOf } from './submissions.ts';

test.each<[SubmissionName, Record<string, unknown>]>([
  ['feedback', { name: '', emailOrPhone: 'noor@persons.example', message: 'Hello' }],
  ['mentors', { fullName: 'Noor', daysAvailable: ['Weekends'], acknowledgment: true }],
])('metadata stored with %s is not part of what the visitor wrote', (name, written) => {
  const metadata = { state: 'done', note: 'Called', words: ['he'], language: 'de', device: 'x' };
  const stored = storedDocument(`${name}/0b7f`, { ...written, ...metadata, version: 2 });
  const submission = submissionOf(name, '0b7f', stored);
  expect(submission.content).toEqual(written);
  expect(submission).toMatchObject({ id: '0b7f', state: 'done', note: 'Called', version: 2 });
});
