import { contactSchema } from './contact.ts';
import { homeSchema } from './home.ts';
import { navigationSchema } from './navigation.ts';

/** The schema of each single document that is built; about joins when its pages do. */
export const siteDocumentSchemas = {
  home: homeSchema,
  contact: contactSchema,
  navigation: navigationSchema,
} as const;
