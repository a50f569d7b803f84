import { contactSchema } from '../contact.ts';
import { samplesFor } from './generated.ts';

export const contactSamples = samplesFor(contactSchema, {
  given: {
    mail: 'hello@lamplight.example',
    number: '+1 555 010 0199',
    linkedin: 'https://www.linkedin.com/company/lamplight-example',
    facebook: 'https://www.facebook.com/lamplight.example',
    instagram: 'https://www.instagram.com/lamplight.example',
    getInTouchHeading: 'Get in touch',
    followUsHeading: 'Follow us',
  },
  required: [
    'mail',
    'number',
    'linkedin',
    'facebook',
    'instagram',
    'getInTouchHeading',
    'followUsHeading',
  ],
});
