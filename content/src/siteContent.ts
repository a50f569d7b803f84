import { aboutSchema } from './about.ts';
import { programmeSchema, workPageSchema } from './captionedPage.ts';
import { contactSchema } from './contact.ts';
import { eventSchema } from './events/event.ts';
import { feedbackThankYouSchema } from './feedbackThankYou.ts';
import { givingSchema } from './giving.ts';
import { homeSchema } from './home.ts';
import { mentorThankYouSchema } from './mentorThankYou.ts';
import { missionSchema } from './mission.ts';
import { moreBlocksSchema } from './moreBlocks.ts';
import { navigationSchema } from './navigation.ts';
import { newsItemSchema } from './newsItem.ts';
import type { Listed } from './order.ts';
import { organisationSchema } from './organisation.ts';
import { ownPageSchema } from './ownPage.ts';
import { privacySchema } from './privacy.ts';
import { redirectsSchema } from './redirects.ts';
import { sharingSchema } from './sharing.ts';
import { supportSchema } from './support.ts';
import { teamMemberSchema } from './teamMember.ts';
import { testimonialSchema } from './testimonial.ts';
import type * as z from './zod.ts';

/** The single documents of the site, each with its schema and an editor of its own. */
export const siteDocumentSchemas = {
  home: homeSchema,
  about: aboutSchema,
  mission: missionSchema,
  support: supportSchema,
  giving: givingSchema,
  contact: contactSchema,
  feedbackGreeting: feedbackThankYouSchema,
  mentorGreeting: mentorThankYouSchema,
  navigation: navigationSchema,
  organisation: organisationSchema,
  privacy: privacySchema,
  sharing: sharingSchema,
  redirects: redirectsSchema,
  missionPage: moreBlocksSchema,
  teamPage: moreBlocksSchema,
  internationalPage: moreBlocksSchema,
  studentTestimonialsPage: moreBlocksSchema,
  mentorTestimonialsPage: moreBlocksSchema,
  newsPage: moreBlocksSchema,
  eventsPage: moreBlocksSchema,
  supportPage: moreBlocksSchema,
  contactPage: moreBlocksSchema,
  mentorFormPage: moreBlocksSchema,
} as const satisfies Record<string, z.ZodObject>;

export type SiteDocumentName = keyof typeof siteDocumentSchemas;

/** The name is also the `_id` that the API answers with. */
export const siteDocumentNames = Object.keys(siteDocumentSchemas) as SiteDocumentName[];

/** What a single document contains. */
export type DocumentContent<Name extends SiteDocumentName = SiteDocumentName> = z.infer<
  (typeof siteDocumentSchemas)[Name]
>;

/** The lists of the site, whose items are documents that carry an integer `order`, each with its schema. */
export const siteListSchemas = {
  team: teamMemberSchema,
  studentTestimonials: testimonialSchema,
  mentorTestimonials: testimonialSchema,
  news: newsItemSchema,
  events: eventSchema,
  international: programmeSchema,
  ycm: workPageSchema,
  sz: workPageSchema,
  shb: workPageSchema,
  sem: workPageSchema,
  hhk: workPageSchema,
  pages: ownPageSchema,
} as const satisfies Record<string, z.ZodObject>;

export type ListName = keyof typeof siteListSchemas;

export const listNames = Object.keys(siteListSchemas) as ListName[];

/** What an item of a list contains, without its id and its place. */
export type ItemContent<Name extends ListName = ListName> = z.infer<(typeof siteListSchemas)[Name]>;

/** The items of a list as pages show them. */
export type ListItems<Name extends ListName> = Listed<ItemContent<Name>>[];
