import { feedbackSchema } from '@lamplight/content/feedback';
import { mentorApplicationSchema } from '@lamplight/content/mentorApplication';
import {
  feedbackEntry,
  type ListName,
  mentorEntry,
  type SiteDocumentName,
  workPageNames,
} from '@lamplight/content/paths';
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

/** A list whose items the API shows in their order. */
export interface ListResource {
  /** Its name below /api. */
  path: string;
  /** The collection that holds its items. */
  list: ListName;
}

/** What anybody may send. */
export interface SubmissionResource {
  /** Its name below /api. */
  path: string;
  /** The document that holds the submission with this id. */
  entry(id: string): string;
  schema: z.ZodType<Record<string, unknown>>;
}

// The resources of the specification, section 7.

export const documents: readonly DocumentResource[] = [
  {
    path: 'home',
    document: 'home',
    schema: siteDocumentSchemas.home,
    id: 'home',
    write: { scratchFields: ['newSliderImage', 'newTitleWord'] },
  },
  { path: 'about', document: 'about', schema: siteDocumentSchemas.about, id: 'about' },
  { path: 'contact', document: 'contact', schema: siteDocumentSchemas.contact, id: 'contact' },
  { path: 'nav', document: 'navigation', schema: siteDocumentSchemas.navigation },
];

export const lists: readonly ListResource[] = [
  { path: 'team', list: 'team' },
  { path: 'student-testimonials', list: 'studentTestimonials' },
  { path: 'mentor-testimonials', list: 'mentorTestimonials' },
  { path: 'news', list: 'news' },
  { path: 'international', list: 'international' },
  ...workPageNames.map((name) => ({ path: name, list: name })),
];

export const submissions: readonly SubmissionResource[] = [
  { path: 'feedback', entry: feedbackEntry, schema: feedbackSchema },
  { path: 'mentors', entry: mentorEntry, schema: mentorApplicationSchema },
];
