import { mergeChanges } from '@lamplight/content/mergeChanges';
import { readable } from '@lamplight/content/readable';
import type { z } from '@lamplight/content/zod';
import { deepEqual } from 'fast-equals';
import { ChangedMeanwhile } from '../../firebase/errors.ts';
import type { NewVersion } from '../../firebase/saves.ts';
import type { StoredDocument } from '../../firebase/storedDocument.ts';
import { Conflicting } from './Conflicting.ts';

/** What somebody has changed in a document, or in the part of it that is edited. */
export interface Changes<Content> {
  /** What the form began with. */
  base: Content;
  /** Whether that was stored; otherwise it is new. */
  existed: boolean;
  mine: Content;
  /** Reads what is stored as the form does. */
  read: (stored: StoredDocument) => Content;
  /** Schema of all that is stored, of which `Content` may be a part. */
  whole: z.ZodType<object>;
  /** The place that it gets in its list, given the one it has. */
  order: (present: number | undefined) => number | undefined;
}

/**
 * The next version of a document: the changes, laid over what is stored by now. What is not part of
 * what was edited stays.
 * @param stored undefined where nothing is stored
 * @returns null where there is nothing to store
 * @throws ChangedMeanwhile where somebody else has deleted it, Conflicting where they have changed
 * the same to something else
 */
export function nextVersion<Content extends object>(
  { base, existed, mine, read, whole, order }: Changes<Content>,
  stored: StoredDocument | undefined,
): NewVersion | null {
  if (existed && !stored) throw new ChangedMeanwhile();
  const theirs = stored ? read(stored) : mine;
  const { value, conflicts } = mergeChanges(base, mine, theirs);
  if (conflicts.length > 0) throw new Conflicting(theirs, stored?.savedBy ?? '');
  const content = { ...whole.parse({ ...readable(whole, stored?.content ?? {}), ...value }) };
  const place = order(stored?.order);
  if (stored && place === stored.order && deepEqual(content, stored.content)) return null;
  return { content, order: place };
}
