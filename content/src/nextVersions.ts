import { deepEqual } from 'fast-equals';
import type { NewVersion, StoredVersion } from './documentMetadata.ts';
import { excessOf } from './documentSize.ts';
import { editable, recordOf } from './readable.ts';
import { keyedLike } from './sameItems.ts';
import * as z from './zod.ts';

type Content = Record<string, unknown>;

/** The stored data of a document, or nothing. */
type Stored = Pick<StoredVersion, 'content' | 'order'> | undefined;

/** A document that is saved. */
export interface SavedDocument {
  /** The schema that it must match. */
  schema: z.ZodObject;
  /** The place that it gets in its list, given the one it has; without it, it keeps that. */
  order?: (present: unknown) => unknown;
}

/**
 * The next versions of the documents that hold a record together. A document without readable changes stays as it is,
 * valid or not; every other one must match its schema. Items of lists without a key get that of the matching stored
 * item.
 * @param stored what is stored of each; undefined where nothing is
 * @param change makes the new record of the one that is stored; what it throws ends the save
 * @returns one for each document, null for those that stay
 * @throws ZodError about all fields that are wrong
 */
export function nextVersions(
  documents: readonly SavedDocument[],
  stored: readonly Stored[],
  change: (record: Content) => Content,
): (NewVersion | null)[] {
  const schemas = documents.map(({ schema }) => schema);
  const record = change(recordOf(schemas, stored, editable));
  const issues: z.core.$ZodIssue[] = [];
  const versions = documents.map(({ schema, order }, index): NewVersion | null => {
    const before = stored[index];
    const present = editable(schema, before?.content);
    const own = keyedLike(partOf(record, schemas, index), present);
    const { success, data = own, error } = schema.safeParse(own);
    const place = order ? order(before?.order) : before?.order;
    const stays = place === before?.order && deepEqual(data, present);
    if (stays) return null;
    const excess = success ? excessOf(schema, data) : undefined;
    if (!success) issues.push(...error.issues);
    if (excess) issues.push({ ...excess, code: 'custom', input: data });
    return { content: data, order: place };
  });
  if (issues.length > 0) throw new z.ZodError(issues);
  return versions;
}

/** The fields of a record that are a document's; unknown fields go to the first one, which refuses them. */
function partOf(record: Content, schemas: readonly z.ZodObject[], index: number): Content {
  const owner = (key: string) =>
    Math.max(
      schemas.findIndex(({ shape }) => Object.hasOwn(shape, key)),
      0,
    );
  return Object.fromEntries(Object.entries(record).filter(([key]) => owner(key) === index));
}
