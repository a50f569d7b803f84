import { aboutSchema } from './about.ts';
import { contactSchema } from './contact.ts';
import { feedbackGreetingSchema } from './feedbackGreeting.ts';
import { homeSchema } from './home.ts';
import { mentorGreetingSchema } from './mentorGreeting.ts';
import { missionSchema } from './mission.ts';
import { navigationSchema } from './navigation.ts';
import { supportSchema } from './support.ts';
import type { z } from './zod.ts';

/** The single documents of the site, each with its schema and an editor of its own. */
export const siteDocumentSchemas = {
  home: homeSchema,
  about: aboutSchema,
  mission: missionSchema,
  support: supportSchema,
  contact: contactSchema,
  feedbackGreeting: feedbackGreetingSchema,
  mentorGreeting: mentorGreetingSchema,
  navigation: navigationSchema,
} as const satisfies Record<string, z.ZodObject>;

export type SiteDocumentName = keyof typeof siteDocumentSchemas;

/** The name is also the `_id` that the API answers with. */
export const siteDocumentNames = Object.keys(siteDocumentSchemas) as SiteDocumentName[];

/** What a single document contains. */
export type DocumentContent<Name extends SiteDocumentName = SiteDocumentName> = z.infer<
  (typeof siteDocumentSchemas)[Name]
>;
