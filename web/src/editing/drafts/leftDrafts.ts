import { mergeChanges } from '@lamplight/content/mergeChanges';
import { contentVersion } from '@lamplight/content/migrations';
import { rekeyedLike } from '@lamplight/content/sameItems';
import { pageQuery } from '@lamplight/content/staffPages';
import * as z from '@lamplight/content/zod';
import { deepEqual } from 'fast-equals';
import { readStored, storedKeys } from '../../device/localStorage.ts';

/** The prefix of the keys of all drafts of a person. */
export const draftPrefix = (uid: string): string => `lamplight.edited.${uid}.`;

/** The prefix of the keys of the drafts of a page; the edited thing and the id of the form follow. */
export const draftKeys = (uid: string, pathname: string): string =>
  `${draftPrefix(uid)}${pathname.toLowerCase()}.`;

/** The id of an item that is being added: each draft of it is of another item. */
export const newItemDraft = 'new';

const draftSchema = z.object({
  /** When it was typed, in milliseconds since 1970. */
  at: z.number(),
  /** The content version of the form. */
  shape: z.int().default(1),
  /** Whether it changes the shared draft, not the live page. */
  ofDraft: z.boolean().optional(),
  /** The form as it was before, and as it was left. */
  base: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
});

export type Draft = z.infer<typeof draftSchema>;

/** Unsaved input that can be restored at once, migrated to the current content version. */
export interface LeftDraft extends Omit<Draft, 'shape'> {
  /** The keys under which it is stored. */
  keys: readonly string[];
}

type Held = Record<string, unknown>;

/** Migrates the values of a form from a content version to the current one. */
export type Today = (held: Held, version: number) => Held;

/**
 * A stored draft, migrated; null if it is not a valid draft, or is from a later release.
 * @param now the stored content, as the form holds it
 */
export function readDraft(
  stored: unknown,
  today: Today,
  now: Held,
): Omit<LeftDraft, 'keys'> | null {
  const { success, data } = draftSchema.safeParse(stored);
  if (!success || data.shape > contentVersion) return null;
  const { at, shape, ofDraft } = data;
  if (shape === contentVersion) return { at, ofDraft, base: data.base, values: data.values };
  // Keys that a migration derives from items change when the items change.
  const base = rekeyedLike(today(data.base, shape), now);
  return { at, ofDraft, base, values: rekeyedLike(today(data.values, shape), base) };
}

/** A page with unsaved input on this device. */
interface UnsavedPage {
  /** Its address. */
  path: string;
  /** The time of the last input. */
  at: Date;
}

/** The address in the key of a draft. That is in lower case; the id of an edited page follows as it is. */
function pathOf(key: string): string {
  const [address = '', of = ''] = key.split('.');
  return address.includes(pageQuery) ? `${address.split('?', 1)}${pageQuery}${of}` : address;
}

/** The pages with unsaved input of a person on this device, the latest first. */
export function unsavedPages(uid: string): UnsavedPage[] {
  const prefix = draftPrefix(uid);
  const found = new Map<string, number>();
  for (const key of storedKeys(prefix)) {
    const { success, data } = draftSchema.safeParse(readStored(key));
    const path = pathOf(key.slice(prefix.length));
    if (success) found.set(path, Math.max(data.at, found.get(path) ?? 0));
  }
  return [...found]
    .map(([path, at]) => ({ path, at: new Date(at) }))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/**
 * The drafts to offer of those that were left in an editor, newest first. Drafts that changed different
 * fields are merged. A draft that contradicts a newer one is offered separately, as is each draft of a new
 * item. A draft that equals the stored content is not offered.
 * @param of the id of the edited thing
 * @param stored the stored content, as the form holds it
 */
export function offersOf(left: readonly LeftDraft[], of: string, stored: object): LeftDraft[] {
  const unsaved = left
    .filter(({ values }) => !deepEqual(values, stored))
    .toSorted((one, other) => other.at - one.at);
  return of === newItemDraft ? unsaved : unsaved.reduce(withDraft, []);
}

function withDraft(offers: LeftDraft[], draft: LeftDraft): LeftDraft[] {
  for (const [index, offer] of offers.entries()) {
    const both = merged(offer, draft);
    if (both) return offers.with(index, both);
  }
  return [...offers, draft];
}

/** The changes of both, applied to the base of the newer one; null if they contradict each other. */
function merged(newer: LeftDraft, older: LeftDraft): LeftDraft | null {
  const { at, ofDraft, base } = newer;
  if (ofDraft !== older.ofDraft) return null;
  const moved = mergeChanges(older.base, older.values, base);
  const both = mergeChanges(base, newer.values, moved.value);
  if (moved.conflicts.length > 0 || both.conflicts.length > 0) return null;
  return { at, ofDraft, base, values: both.value, keys: [...newer.keys, ...older.keys] };
}
