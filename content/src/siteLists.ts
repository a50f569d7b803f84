import { programmeSchema, workPageSchema } from './captionedPage.ts';
import { newsItemSchema } from './newsItem.ts';
import type { ListName } from './paths.ts';
import { teamMemberSchema } from './teamMember.ts';
import { testimonialSchema } from './testimonial.ts';
import type { z } from './zod.ts';

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
} as const satisfies Record<ListName, z.ZodObject>;

/** What an item of a list contains, without its id and its place. */
export type ItemContent<Name extends ListName = ListName> = z.infer<(typeof siteListSchemas)[Name]>;
