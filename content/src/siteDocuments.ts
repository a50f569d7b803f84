import { aboutPartSchema, aboutSchema, missionPartSchema, supportPartSchema } from './about.ts';
import {
  contactPartSchema,
  contactSchema,
  feedbackGreetingSchema,
  mentorGreetingSchema,
} from './contact.ts';
import { homeSchema } from './home.ts';
import { navigationSchema } from './navigation.ts';
import type { SiteDocumentName } from './paths.ts';
import type { z } from './zod.ts';

/** The schema of each single document. */
export const siteDocumentSchemas = {
  home: homeSchema,
  about: aboutSchema,
  contact: contactSchema,
  navigation: navigationSchema,
} as const satisfies Record<SiteDocumentName, z.ZodObject>;

/** What a single document contains. */
export type DocumentContent<Name extends SiteDocumentName = SiteDocumentName> = z.infer<
  (typeof siteDocumentSchemas)[Name]
>;

/** The parts of the documents that several editors share, by who edits them. */
export const siteDocumentParts = {
  about: { about: aboutPartSchema, mission: missionPartSchema, support: supportPartSchema },
  contact: {
    contact: contactPartSchema,
    feedbackGreeting: feedbackGreetingSchema,
    mentorGreeting: mentorGreetingSchema,
  },
} as const;
