import { mergeChanges } from '@lamplight/content/mergeChanges';
import { contentVersion } from '@lamplight/content/migrations';
import { rekeyedLike } from '@lamplight/content/sameItems';
import * as z from '@lamplight/content/zod';
import { deepEqual } from 'fast-equals';
import { readStored, storedKeys } from '../../device/localStorage.ts';

/** What the keys of all drafts of a person begin with. */
export const draftPrefix = (uid: string): string => `lamplight.edited.${uid}.`;

/** What the keys of the drafts of a page begin with; what is edited there follows, and which form it was. */
export const draftKeys = (uid: string, pathname: string): string =>
  `${draftPrefix(uid)}${pathname.toLowerCase()}.`;

/** The id of an item that is being added: each draft of it is of another item. */
export const somethingNew = 'new';

const draftSchema = z.object({
  /** When it was typed, in milliseconds since 1970. */
  at: z.number(),
  /** The version of the content that the form was of. */
  shape: z.int().default(1),
  /** The form as it was before, and as it was left. */
  base: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
});

export type Draft = z.infer<typeof draftSchema>;

/** Unsaved input that can be restored at once, as a form of today's content holds it. */
export interface LeftDraft extends Omit<Draft, 'shape'> {
  /** The keys under which it is stored. */
  keys: readonly string[];
}

type Held = Record<string, unknown>;

/** Makes what a form held, of a version of the content, into what it holds today. */
export type Today = (held: Held, version: number) => Held;

/**
 * A draft as it is stored, as it is left today; null where it is none, or waits for a later release to be back.
 * @param now what is stored of its content, as the form holds it
 */
export function readDraft(
  stored: unknown,
  today: Today,
  now: Held,
): Omit<LeftDraft, 'keys'> | null {
  const { success, data } = draftSchema.safeParse(stored);
  if (!success || data.shape > contentVersion) return null;
  const { at, shape } = data;
  if (shape === contentVersion) return { at, base: data.base, values: data.values };
  // Keys that a migration derives from items are others once the items were changed.
  const base = rekeyedLike(today(data.base, shape), now);
  return { at, base, values: rekeyedLike(today(data.values, shape), base) };
}

/** A page with unsaved input on this device. */
interface UnsavedPage {
  /** Its address, in small letters. */
  path: string;
  /** When that was typed last. */
  at: Date;
}

/** The pages with unsaved input of a person on this device, the latest first. */
export function unsavedPages(uid: string): UnsavedPage[] {
  const prefix = draftPrefix(uid);
  const found = new Map<string, number>();
  for (const key of storedKeys(prefix)) {
    const { success, data } = draftSchema.safeParse(readStored(key));
    const [path = ''] = key.slice(prefix.length).split('.');
    if (success) found.set(path, Math.max(data.at, found.get(path) ?? 0));
  }
  return [...found]
    .map(([path, at]) => ({ path, at: new Date(at) }))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/**
 * The drafts to offer of those that were left in an editor, newest first. Those that changed
 * different fields are merged; one that changed a field to something else than a newer
 * one stands for itself, and so does each of something new. A draft that is stored by now is not offered.
 * @param of what is edited
 * @param stored what is stored, as the form holds it
 */
export function offersOf(left: readonly LeftDraft[], of: string, stored: object): LeftDraft[] {
  const unsaved = left
    .filter(({ values }) => !deepEqual(values, stored))
    .toSorted((one, other) => other.at - one.at);
  return of === somethingNew ? unsaved : unsaved.reduce(withDraft, []);
}

function withDraft(offers: LeftDraft[], draft: LeftDraft): LeftDraft[] {
  for (const [index, offer] of offers.entries()) {
    const both = merged(offer, draft);
    if (both) return offers.with(index, both);
  }
  return [...offers, draft];
}

/** The changes of both to what the newer one began with; null where they contradict each other. */
function merged(newer: LeftDraft, older: LeftDraft): LeftDraft | null {
  const { at, base } = newer;
  const moved = mergeChanges(older.base, older.values, base);
  const both = mergeChanges(base, newer.values, moved.value);
  if (moved.conflicts.length > 0 || both.conflicts.length > 0) return null;
  return { at, base, values: both.value, keys: [...newer.keys, ...older.keys] };
}
