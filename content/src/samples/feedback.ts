import type { Feedback } from '../feedback.ts';
import { feedbackSchema } from '../feedback.ts';
import { type Given, samplesOf } from './generated.ts';
import { type Samples, wrong } from './sample.ts';

const given: Given<Feedback> = {
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
    'a phone number of eleven digits': wrong(small, 'emailOrPhone', '15550100199'),
    'a phone number with spaces': wrong(small, 'emailOrPhone', '555 010 0199'),
    'a phone number with a country': wrong(small, 'emailOrPhone', '+15550100199'),
    'a phone number with a letter': wrong(small, 'emailOrPhone', '555o1oo199'),
    'a phone number that is a number': wrong(small, 'emailOrPhone', 5550100199),
    'an email without a dot': wrong(small, 'emailOrPhone', 'ruth@lamplight'),
    'an email without an @': wrong(small, 'emailOrPhone', 'ruth.lamplight.example'),
    'an email with two @': wrong(small, 'emailOrPhone', 'ruth@home@lamplight.example'),
    'an email without a name': wrong(small, 'emailOrPhone', '@lamplight.example'),
    'an email that ends with a dot': wrong(small, 'emailOrPhone', 'ruth@lamplight.'),
    'an email with a space': wrong(small, 'emailOrPhone', 'ruth o@lamplight.example'),
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
