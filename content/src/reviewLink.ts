import { trimmedText } from './fields/field.ts';
import { shownLine, shownLines } from './shownText.ts';
import { reviewTexts } from './texts/review.ts';
import * as z from './zod.ts';

/** After how many days a link may end. The rules allow no more than the last. */
export const reviewDays = [1, 3, 7, 14, 30, 60, 90] as const;

/** After how many days a link ends if nobody chooses. */
export const usualReviewDays = 14;

/** For how many days a link and its comments are kept once it has ended. */
export const reviewKeptDays = 90;

/** How many comments a link takes, and how many links and comments of a draft staff see. */
export const maxReviewComments = 200;
export const maxReviewLinks = 100;

/** A stored time, as the date that the SDKs of browsers and servers make of it. */
const time = z.preprocess((stored) => Object(stored).toDate?.() ?? stored, z.date());

/**
 * A link with which people without an account read a draft. It is stored under the SHA-256 of its token, and nobody
 * knows the token but those who have the link.
 */
const reviewLinkSchema = z.object({
  /** The id of the draft, such as `site~home`. */
  draft: z.string(),
  /** The version at which that draft began: a later one isn't shown. */
  since: z.int(),
  /** The uid of the person who made it, and when. */
  by: z.string(),
  at: time,
  expires: time,
  /** How often it was opened. */
  opened: z.int(),
  revokedAt: time.optional(),
});

export type ReviewLink = z.infer<typeof reviewLinkSchema>;

/** A link in stored data; undefined where that is none. */
export const reviewLinkIn = (data: unknown): ReviewLink | undefined =>
  reviewLinkSchema.safeParse(data).data;

/** Whether a link can be opened at a moment, or why not. */
export function linkState({ expires, revokedAt }: ReviewLink, now: number) {
  if (revokedAt) return 'revoked';
  return expires.getTime() > now ? 'open' : 'expired';
}

/** The fields of a comment, as those who send it fill them in. */
export const reviewCommentLimits = { name: 100, text: 2_000 } as const;

const { name, text } = reviewCommentLimits;

/** A comment as it is sent. */
export const sentCommentSchema = z.strictObject({
  name: trimmedText(name, shownLine).refine(Boolean, reviewTexts.nameMissing),
  text: trimmedText(text, shownLines).refine(Boolean, reviewTexts.textMissing),
});

export type SentComment = z.infer<typeof sentCommentSchema>;

/** What someone says about a draft. It is stored by the function; staff only say whether it is done. */
const reviewCommentSchema = z.object({
  /** As of the link. */
  draft: z.string(),
  since: z.int(),
  /** The SHA-256 of the token with which it was sent. */
  link: z.string(),
  name: z.string(),
  text: z.string(),
  at: time,
  done: z.boolean().default(false),
});

export type ReviewComment = z.infer<typeof reviewCommentSchema>;

/** A comment in stored data; undefined where that is none. */
export const reviewCommentIn = (data: unknown): ReviewComment | undefined =>
  reviewCommentSchema.safeParse(data).data;
