import type { SiteDocumentName } from '@lamplight/content/paths';
import { siteDocumentSchemas } from '@lamplight/content/siteDocuments';
import type { z } from '@lamplight/content/zod';

/** A single document that the API shows and, where it has `write`, lets staff save. */
export interface DocumentResource {
  /** Its name below /api. */
  path: string;
  /** The document that holds it. */
  document: SiteDocumentName;
  schema: z.ZodType<Record<string, unknown>>;
  /** The `_id` that its answers bear beside `version`. Without one they are the bare content. */
  id?: string;
  write?: {
    /** Fields that an editor holds while it is open, removed before saving. */
    scratchFields: readonly string[];
  };
}

/** The single documents among the resources of the specification, section 7. */
export const documents: readonly DocumentResource[] = [
  {
    path: 'home',
    document: 'home',
    schema: siteDocumentSchemas.home,
    id: 'home',
    write: { scratchFields: ['newSliderImage', 'newTitleWord'] },
  },
  { path: 'contact', document: 'contact', schema: siteDocumentSchemas.contact, id: 'contact' },
  { path: 'nav', document: 'navigation', schema: siteDocumentSchemas.navigation },
];
