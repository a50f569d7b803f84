import { programmeSchema, workPageSchema } from './captionedPage.ts';
import { newsItemSchema } from './newsItem.ts';
import { teamMemberSchema } from './teamMember.ts';
import { testimonialSchema } from './testimonial.ts';

/** The schema of the items of each list. */
export const siteListSchemas = {
  team: teamMemberSchema,
  studentTestimonials: testimonialSchema,
  mentorTestimonials: testimonialSchema,
  news: newsItemSchema,
  international: programmeSchema,
  ycm: workPageSchema,
  sz: workPageSchema,
  shb: workPageSchema,
  sem: workPageSchema,
  hhk: workPageSchema,
} as const;
