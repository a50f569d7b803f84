import { type Contact, contactSchema } from '../contact.ts';
import { textLimits } from '../limits.ts';
import { emptyValue } from '../readable.ts';
import { addressOf, changed, type Samples, textOf, wrong } from './sample.ts';

const small: Contact = {
  mail: 'hello@lamplight.example',
  number: '+1 555 010 0199',
  linkedin: 'https://www.linkedin.com/company/lamplight-example',
  facebook: 'https://www.facebook.com/lamplight.example',
  instagram: 'https://www.instagram.com/lamplight.example',
  feedbacktitle: 'Thank you!',
  feedbackmessage: 'We read every message.',
  getInTouchHeading: 'Get in touch',
  followUsHeading: 'Follow us',
  mentorFormModalTitle: '',
  mentorFormModalBody: '',
};

const largest: Contact = {
  mail: 'hello@lamplight.example',
  number: textOf(textLimits.line),
  linkedin: addressOf(textLimits.url),
  facebook: addressOf(textLimits.url),
  instagram: addressOf(textLimits.url),
  feedbacktitle: textOf(textLimits.line),
  feedbackmessage: textOf(textLimits.paragraph),
  getInTouchHeading: textOf(textLimits.line),
  followUsHeading: textOf(textLimits.line),
  mentorFormModalTitle: textOf(textLimits.line),
  mentorFormModalBody: textOf(textLimits.paragraph),
};

const empty = emptyValue(contactSchema);

export const contactSamples: Samples<Contact> = {
  valid: {
    small,
    largest,
    empty,
    complete: {
      ...small,
      mentorFormModalTitle: 'Welcome',
      mentorFormModalBody: 'We will call you.\nSoon.',
    },
    'the greeting of the feedback form alone': { ...empty, feedbacktitle: 'Thank you!' },
    'the greeting of the mentor form alone': {
      ...empty,
      mentorFormModalTitle: 'Welcome',
      mentorFormModalBody: 'We will call you.\nSoon.',
    },
  },
  invalid: {
    // The API keeps the stored value of a top-level key that is not sent.
    'no mail': wrong(small, 'mail', undefined, ['schema']),
    'an empty mail': wrong(small, 'mail', ''),
    'a mail without a host': wrong(small, 'mail', 'hello'),
    'an empty number': wrong(small, 'number', ''),
    'an empty link': wrong(small, 'linkedin', ''),
    'a script as a link': wrong(small, 'facebook', 'javascript:alert(1)'),
    'a link to another host in disguise': wrong(small, 'instagram', '//evil.example'),
    'an empty heading': wrong(small, 'followUsHeading', ''),
    'a greeting that is too long': wrong(
      small,
      'feedbackmessage',
      textOf(textLimits.paragraph + 1),
    ),
    'a greeting of the mentor form without its body': {
      content: changed(small, 'mentorFormModalTitle', 'Hello'),
      field: 'mentorFormModalBody',
    },
    'a greeting of the mentor form without its title': {
      content: changed(small, 'mentorFormModalBody', 'Hello'),
      field: 'mentorFormModalTitle',
    },
    'a number alone': { content: { ...empty, number: '5550100199' }, field: 'mail' },
    'a greeting that is a list': wrong(small, 'feedbacktitle', ['Thank you!']),
    'an unknown field': wrong(small, 'admin', true),
  },
};
