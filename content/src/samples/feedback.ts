import type { Feedback } from '../feedback.ts';
import { feedbackSchema } from '../feedback.ts';
import { type DeepPartial, samplesOf } from './generated.ts';
import { type Samples, wrong } from './sample.ts';

const given: DeepPartial<Feedback> = {
  name: 'Ruth Okafor',
  emailOrPhone: 'ruth@lamplight.example',
  subject: 'The radiator',
  message: 'It knocks again.\nBut it is warm.',
};

const valid = samplesOf(feedbackSchema, given);
const { small } = valid;

export const feedbackSamples: Samples<Feedback> = {
  valid: {
    ...valid,
    'a phone number of ten digits': { ...small, emailOrPhone: '5550100199' },
    'the shortest email': { ...small, emailOrPhone: 'a@b.c' },
    'an email with a tag': { ...small, emailOrPhone: 'ruth.o+lamp@mail.lamplight.example' },
    'an anonymous one': { ...small, name: '' },
    'nothing but how to answer': { ...small, name: '', subject: '', message: '' },
    'a message that looks like a formula': { ...small, message: '=HYPERLINK("https://a.example")' },
    'a message that looks like markup': { ...small, message: '<img src=x onerror=alert(1)>' },
  },
  invalid: {
    'no way to answer': wrong(small, 'emailOrPhone', undefined),
    'an empty way to answer': wrong(small, 'emailOrPhone', ''),
    'a phone number of nine digits': wrong(small, 'emailOrPhone', '555010019'),
    'two lines, one of them an email': wrong(
      small,
      'emailOrPhone',
      'ruth@lamplight.example\nbcc:all@evil.example',
    ),
    'an email that is too long': wrong(small, 'emailOrPhone', `r${valid.largest.emailOrPhone}`),
    'a message with half a character': wrong(small, 'message', 'Ring\ud83d'),
    'a date of its own': wrong(small, 'createdAt', '2011-11-01T16:00:00Z'),
    'an unknown field': wrong(small, 'admin', true),
  },
};
