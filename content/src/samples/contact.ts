import type { Contact } from '../contact.ts';
import { contactSchema } from '../contact.ts';
import { type Given, samplesOf } from './generated.ts';
import { type Samples, wrong } from './sample.ts';

const given: Given<Contact> = {
  mail: 'hello@lamplight.example',
  number: '+1 555 010 0199',
  linkedin: 'https://www.linkedin.com/company/lamplight-example',
  facebook: 'https://www.facebook.com/lamplight.example',
  instagram: 'https://www.instagram.com/lamplight.example',
  getInTouchHeading: 'Get in touch',
  followUsHeading: 'Follow us',
};

const valid = samplesOf(contactSchema, given);
const { small } = valid;

export const contactSamples: Samples<Contact> = {
  valid: { ...valid },
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
