import type { Contact } from '../contact.ts';
import { textLimits } from '../limits.ts';
import { addressOf, type Samples, textOf, wrong } from './sample.ts';

const small: Contact = {
  mail: 'hello@lamplight.example',
  number: '+1 555 010 0199',
  linkedin: 'https://www.linkedin.com/company/lamplight-example',
  facebook: 'https://www.facebook.com/lamplight.example',
  instagram: 'https://www.instagram.com/lamplight.example',
  getInTouchHeading: 'Get in touch',
  followUsHeading: 'Follow us',
};

const largest: Contact = {
  mail: 'hello@lamplight.example',
  number: textOf(textLimits.line),
  linkedin: addressOf(textLimits.url),
  facebook: addressOf(textLimits.url),
  instagram: addressOf(textLimits.url),
  getInTouchHeading: textOf(textLimits.line),
  followUsHeading: textOf(textLimits.line),
};

export const contactSamples: Samples<Contact> = {
  valid: { small, largest },
  invalid: {
    // The API keeps the stored value of a top-level key that is not sent.
    'no mail': wrong(small, 'mail', undefined, ['schema']),
    'an empty mail': wrong(small, 'mail', ''),
    'a mail without a host': wrong(small, 'mail', 'hello'),
    'an empty number': wrong(small, 'number', ''),
    'an empty link': wrong(small, 'linkedin', ''),
    'another empty link': wrong(small, 'facebook', ''),
    'a third empty link': wrong(small, 'instagram', ''),
    'a script as a link': wrong(small, 'facebook', 'javascript:alert(1)'),
    'a link to another host in disguise': wrong(small, 'instagram', '//evil.example'),
    'an empty heading': wrong(small, 'getInTouchHeading', ''),
    'another empty heading': wrong(small, 'followUsHeading', ''),
    'a heading that is a list': wrong(small, 'followUsHeading', ['Follow us']),
    'an unknown field': wrong(small, 'admin', true),
  },
};
