import { imageAlts, line, paragraph, picture } from './fields.ts';
import { listLimits } from './limits.ts';
import * as z from './zod.ts';

const required = true;

/** What a student or a mentor says (specification, section 3); every field is required (section 5). `imageAlts` is ours. */
export const testimonialSchema = z.strictObject({
  name: line({ label: 'Name', required }),
  position: line({ label: 'Position', required }),
  image: picture({ label: 'Image', required, portrait: true }),
  feedback: paragraph({ label: 'Feedback', hint: 'Without quotation marks', required }),
  imageAlts: imageAlts(listLimits.fewImageAlts),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
