import { imageAlts, line, paragraph, picture } from './fields.ts';
import { listLimits } from './limits.ts';
import { scheduled } from './scheduled.ts';
import type * as z from './zod.ts';

const required = true;

/** A testimonial of a student or a mentor; every field but the alt texts is required. */
export const testimonialSchema = scheduled({
  name: line({ label: 'Name', required }),
  position: line({ label: 'Position', required }),
  image: picture({ label: 'Image', required, portrait: true }),
  feedback: paragraph({ label: 'Feedback', hint: 'Without quotation marks', required }),
  imageAlts: imageAlts(listLimits.fewImageAlts),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
