import { contentOf, versionOf } from '@lamplight/content/bookkeeping';
import { readable } from '@lamplight/content/readable';
import type { DocumentResource } from './resources.ts';

/**
 * Stored data as the API answers it: content that can be rendered, whatever is stored, with its
 * `_id` and `version`. A client that sends the whole answer back cannot overwrite a later save.
 */
export function present(
  { id, schema }: Pick<DocumentResource, 'id' | 'schema'>,
  data: Record<string, unknown> = {},
): Record<string, unknown> {
  const content = readable(schema, contentOf(data));
  return id === undefined ? content : { _id: id, ...content, version: versionOf(data) };
}
