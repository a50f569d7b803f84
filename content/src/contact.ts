import { email, line, link, phone } from './fields.ts';
import * as z from './zod.ts';

const required = true;

/** How to reach the organisation; every field is required. */
export const contactSchema = z.strictObject({
  mail: email({ label: 'Email', required }),
  number: phone({ label: 'Phone number', required }),
  linkedin: link({ label: 'LinkedIn', elsewhere: true, required }),
  facebook: link({ label: 'Facebook', elsewhere: true, required }),
  instagram: link({ label: 'Instagram', elsewhere: true, required }),
  getInTouchHeading: line({ label: 'Heading above email and phone', required }),
  followUsHeading: line({ label: 'Heading above the links', required }),
});

export type Contact = z.infer<typeof contactSchema>;
