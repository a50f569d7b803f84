import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { expect, test } from 'vitest';
import type { FoundSubmission } from '../../api/dataSubjects.ts';
import { otherContacts } from './contacts.ts';
import { dataSubjectFile } from './dataSubjectFile.ts';

const feedback: FoundSubmission = {
  kind: 'feedback',
  id: 'one',
  content: { ...feedbackSamples.valid.small },
  createdAt: new Date('2026-11-03T10:20:30.456Z'),
  state: 'done',
  note: 'Rang.',
  spam: '',
  earlierNotes: ['Will ring.'],
  match: 'contact',
  places: ['emailOrPhone'],
};
const application: FoundSubmission = {
  kind: 'mentors',
  id: 'two',
  content: { ...mentorApplicationSamples.valid.small },
  createdAt: null,
  state: 'spam',
  note: '',
  spam: 'honeypot',
  earlierNotes: [],
  match: 'mention',
  places: ['motivation', 'note', 'earlier', 'old'],
};

test('a person’s data is exported with an explanation, its date and labels', () => {
  const made = new Date('2026-11-21T14:02:05.678Z');
  const file = JSON.parse(dataSubjectFile('ruth@lamplight.example', [feedback, application], made));
  const { Feedback: sent, 'Mentor applications': applied, ...heading } = file;
  expect(heading).toEqual({
    'What this is':
      'Submissions stored with ruth@lamplight.example, sent through the forms of this website.',
    Created: '2026-11-21T14:02:05.678Z',
  });
  expect(sent).toEqual([
    {
      Received: '2026-11-03T10:20:30.456Z',
      Name: 'Ruth Okafor',
      'Email or Phone': 'ruth@lamplight.example',
      Subject: 'The radiator',
      Message: 'It knocks again.\nBut it is warm.',
      State: 'Done',
      Note: 'Rang.',
      'Earlier notes': ['Will ring.'],
    },
  ]);
  const { content } = application;
  expect(applied).toEqual([
    expect.objectContaining({
      Received: null,
      'Full Name': content.fullName,
      'Days available': content.daysAvailable,
      Acknowledgment: true,
      State: 'Spam',
      'Spam because': 'A field that people do not see was filled in.',
      'Mentioned in': ['Motivation', 'Note', 'Earlier notes', 'old'],
    }),
  ]);
});

test('an export without data has all its parts', () => {
  const file = JSON.parse(dataSubjectFile('0700123456', []));
  expect(file).toMatchObject({ Feedback: [], 'Mentor applications': [] });
});

const applied = (email: string, phone: string, match: FoundSubmission['match'] = 'contact') => ({
  ...application,
  match,
  content: { email, phone },
});

test('further contacts are the person’s own, each once, whatever the spelling', () => {
  const entries = [
    applied('Ruth@lamp.example', '0700123456'),
    applied('ruth@lamp.example', '+256 700 123 456'),
    applied('ruth@lamp.example', 'no phone'),
    applied('amina@lamp.example', '0788000111', 'mention'),
  ];
  expect(otherContacts('ruth@LAMP.example', entries)).toEqual(['+256 700 123 456']);
  expect(otherContacts('700123456', entries)).toEqual(['ruth@lamp.example']);
  expect(otherContacts('ruth@lamp.example', [feedback])).toEqual(['ruth@lamplight.example']);
  expect(otherContacts('ruth@lamplight.example', [feedback])).toEqual([]);
});
