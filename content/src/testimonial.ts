import { line, paragraph, picture } from './fields.ts';
import { z } from './zod.ts';

const required = true;

/** What a student or a mentor says (specification, section 3); every field is required (section 5). */
export const testimonialSchema = z.strictObject({
  name: line({ label: 'Name', required }),
  position: line({ label: 'Position', required }),
  image: picture({ label: 'Image', required, portrait: true }),
  feedback: paragraph({ label: 'Feedback', hint: 'Without quotation marks', required }),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
