import { programmeSchema, workPageSchema } from './captionedPage.ts';
import { newsItemSchema } from './newsItem.ts';
import { teamMemberSchema } from './teamMember.ts';
import { testimonialSchema } from './testimonial.ts';
import type { z } from './zod.ts';

/** The lists of the site, whose items are documents that carry an integer `order`, each with its schema. */
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
} as const satisfies Record<string, z.ZodObject>;

export type ListName = keyof typeof siteListSchemas;

export const listNames = Object.keys(siteListSchemas) as ListName[];

/** What an item of a list contains, without its id and its place. */
export type ItemContent<Name extends ListName = ListName> = z.infer<(typeof siteListSchemas)[Name]>;
