import { messages } from '@lamplight/content/messages';
import { type ListName, type SiteDocumentName, workPageNames } from '@lamplight/content/paths';
import { siteDocumentParts, siteDocumentSchemas } from '@lamplight/content/siteDocuments';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import type { z } from '@lamplight/content/zod';

/** A single document that the API shows to everybody and lets staff save. */
export interface DocumentResource {
  /** Its name below /api. */
  path: string;
  /** The document that holds it. */
  document: SiteDocumentName;
  schema: z.ZodObject;
  /** What each of several editors edits of it. */
  parts?: readonly z.ZodObject[];
  /**
   * The `_id` that its answers bear beside `version`, below which it is saved. Without one its
   * answers are the bare content.
   */
  id?: string;
  /** Whether it is also, or only, saved where it is shown. */
  savedWithoutId?: boolean;
  /** Fields that an editor holds while it is open, removed before saving. */
  scratchFields?: readonly string[];
}

/** A list whose items the API shows in their order and lets staff add, save and delete. */
export interface ListResource {
  /** Its name below /api. */
  path: string;
  /** The collection that holds its items. */
  list: ListName;
  /** What is said when one is deleted. */
  deletedMessage: string;
  /** Fields that an editor holds while it is open, removed before saving. */
  scratchFields?: readonly string[];
}

/** What anybody may send. */
export interface SubmissionResource {
  /** Its name below /api, which is its collection's too. */
  path: SubmissionName;
  /** The document that holds the submission with this id. */
  entry(id: string): string;
  schema: z.ZodType<Record<string, unknown>>;
  /** The fields by whose words staff find it. */
  searched: readonly string[];
}

// The resources of the specification, section 7.

export const documents: readonly DocumentResource[] = [
  {
    path: 'home',
    document: 'home',
    schema: siteDocumentSchemas.home,
    id: 'home',
    scratchFields: ['newSliderImage', 'newTitleWord'],
  },
  {
    path: 'about',
    document: 'about',
    schema: siteDocumentSchemas.about,
    parts: Object.values(siteDocumentParts.about),
    id: 'about',
  },
  {
    path: 'contact',
    document: 'contact',
    schema: siteDocumentSchemas.contact,
    parts: Object.values(siteDocumentParts.contact),
    id: 'contact',
    savedWithoutId: true,
  },
  {
    path: 'nav',
    document: 'navigation',
    schema: siteDocumentSchemas.navigation,
    savedWithoutId: true,
  },
];

const { memberDeleted, testimonialDeleted, itemDeleted } = messages;
const testimonials = { deletedMessage: testimonialDeleted };
const captioned = { deletedMessage: itemDeleted, scratchFields: ['newImage'] };

export const lists: readonly ListResource[] = [
  { path: 'team', list: 'team', deletedMessage: memberDeleted },
  { path: 'student-testimonials', list: 'studentTestimonials', ...testimonials },
  { path: 'mentor-testimonials', list: 'mentorTestimonials', ...testimonials },
  { path: 'news', list: 'news', deletedMessage: itemDeleted },
  { path: 'international', list: 'international', ...captioned },
  ...workPageNames.map((name) => ({ path: name, list: name, ...captioned })),
];

export const submissions: readonly SubmissionResource[] = [
  { path: 'feedback', ...submissionKinds.feedback },
  { path: 'mentors', ...submissionKinds.mentors },
];
