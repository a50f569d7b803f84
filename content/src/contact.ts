import { email, line, link, phone, required, typed } from './fields.ts';
import { z } from './zod.ts';

/** How to reach the organisation (specification, section 3); every field is required (section 5). */
export const contactSchema = z.strictObject({
  mail: required(email()),
  number: required(phone()),
  linkedin: required(typed()).pipe(link()),
  facebook: required(typed()).pipe(link()),
  instagram: required(typed()).pipe(link()),
  getInTouchHeading: required(line()),
  followUsHeading: required(line()),
});

export type Contact = z.infer<typeof contactSchema>;
