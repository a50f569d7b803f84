import { aboutSchema } from './about.ts';
import { contactSchema } from './contact.ts';
import { homeSchema } from './home.ts';
import { navigationSchema } from './navigation.ts';

/** The schema of each single document. */
export const siteDocumentSchemas = {
  home: homeSchema,
  about: aboutSchema,
  contact: contactSchema,
  navigation: navigationSchema,
} as const;
