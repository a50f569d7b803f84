import { createHash, randomBytes } from 'node:crypto';
import { contentVersionLabel } from '@lamplight/content/documentMetadata';
import {
  draftOf,
  drafts,
  reviewComments,
  reviewLink,
  reviewLinks,
  siteDocument,
} from '@lamplight/content/paths';
import { reviewPath } from '@lamplight/content/reviewAddress';
import { supportSamples } from '@lamplight/content/samples/support';
import { Timestamp } from 'firebase-admin/firestore';
import { arrange } from './documents.ts';
import { demoStaff } from './people.ts';
import { store } from './suite.ts';

export const dayMs = 86_400_000;

/** A word that drafts have, and nothing else. */
export const secret = 'Unannounced';

/** Content with that word in all of its texts. */
export const withSecret = (value: unknown): unknown => {
  if (typeof value === 'string') return `${secret} ${value}`;
  if (Array.isArray(value)) return value.map(withSecret);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withSecret(each)]));
};

/** Removes all drafts, links and comments. */
export const clearReviews = async () => {
  for (const name of [drafts, reviewLinks, reviewComments])
    await store.recursiveDelete(store.collection(name));
};

/** Stores a draft of the document at a path. */
export async function storeDraft(path: string, fields: object, saying: object = {}): Promise<void> {
  const data = { state: 'open', base: [0], fields, since: 1, version: 1, updatedBy: 'ruth' };
  const updatedAt = Timestamp.fromDate(new Date('2026-11-21T11:02:00Z'));
  await store.doc(draftOf(path)).set({ ...data, updatedAt, ...contentVersionLabel(), ...saying });
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The token in the address of a link. */
export const tokenIn = (address: string) => address.split('/')[2] ?? '';

/** Stores a link to the draft of the document at a path. @returns its address */
export async function linkTo(path: string, saying: object = {}): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await store.doc(reviewLink(sha256(token))).set({
    draft: draftOf(path).split('/')[1],
    since: 1,
    by: demoStaff,
    at: Timestamp.now(),
    expires: Timestamp.fromMillis(Date.now() + dayMs),
    opened: 0,
    ...saying,
  });
  return reviewPath(token);
}

export const support = siteDocument('support');
export const supportContent = supportSamples.valid.small;

/** Shares a draft of the support page. @returns the address of the link */
export async function shareSupport(saying: object = {}, ofLink: object = {}): Promise<string> {
  const { donate } = supportContent;
  await arrange(support, supportContent, 3);
  await storeDraft(support, { donate: { ...donate, title: secret } }, { base: [3], ...saying });
  return linkTo(support, ofLink);
}
