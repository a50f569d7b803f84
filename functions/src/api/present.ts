import { type StoredVersion, sumOfVersions } from '@lamplight/content/bookkeeping';
import { recordOf } from '@lamplight/content/readable';
import type { z } from '@lamplight/content/zod';

interface Presented {
  /** The `_id`; without one the answer is the bare content. */
  id?: string | undefined;
  /** The schemas of the documents that hold the record. */
  schemas: readonly z.ZodObject[];
}

/**
 * What is stored as the API answers it: content that can be rendered, whatever is stored, with its
 * `_id` and `version`. A client that sends the whole answer back cannot overwrite a later save.
 */
export function present(
  { id, schemas }: Presented,
  stored: readonly StoredVersion[],
): Record<string, unknown> {
  const content = recordOf(schemas, stored);
  return id === undefined ? content : { _id: id, ...content, version: sumOfVersions(stored) };
}
