import { aboutSchema } from './about.ts';
import { contactSchema } from './contact.ts';
import { feedbackGreetingSchema } from './feedbackGreeting.ts';
import { homeSchema } from './home.ts';
import { mentorGreetingSchema } from './mentorGreeting.ts';
import { missionSchema } from './mission.ts';
import { navigationSchema } from './navigation.ts';
import type { SiteDocumentName } from './paths.ts';
import { supportSchema } from './support.ts';
import type { z } from './zod.ts';

/** The schema of each single document. */
export const siteDocumentSchemas = {
  home: homeSchema,
  about: aboutSchema,
  mission: missionSchema,
  support: supportSchema,
  contact: contactSchema,
  feedbackGreeting: feedbackGreetingSchema,
  mentorGreeting: mentorGreetingSchema,
  navigation: navigationSchema,
} as const satisfies Record<SiteDocumentName, z.ZodObject>;

/** What a single document contains. */
export type DocumentContent<Name extends SiteDocumentName = SiteDocumentName> = z.infer<
  (typeof siteDocumentSchemas)[Name]
>;
