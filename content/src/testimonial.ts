import { line, paragraph, picture, required } from './fields.ts';
import { z } from './zod.ts';

/** What a student or a mentor says (specification, section 3). */
export const testimonialSchema = z.strictObject({
  name: required(line()),
  position: required(line()),
  image: required(z.string().trim()).pipe(picture()),
  feedback: required(paragraph()),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
