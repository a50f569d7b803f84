import { contentOf } from '@lamplight/content/bookkeeping';
import { readable } from '@lamplight/content/readable';
import { z } from '@lamplight/content/zod';
import { validated } from '../lib/validate.ts';

type Content = Record<string, unknown>;

const versioned = z.looseObject({ version: z.int().nonnegative().optional() });

/**
 * What a body asks for: the top-level keys that it changes, without those that are not content, and
 * the version that its author saw, where it says so.
 */
export function submitted(body: Content, scratchFields: readonly string[] = []) {
  const { version } = validated(versioned, body);
  const notContent = ['_id', ...scratchFields];
  const changes = Object.entries(contentOf(body)).filter(([key]) => !notContent.includes(key));
  return { version, changes: Object.fromEntries(changes) };
}

/**
 * The stored content with the changes laid over it, key by key of the top level: what a client does
 * not know of, it leaves as it is (the customer's decision 5). Stored content that is broken counts as pages
 * show it, so that it never stands in the way of a save.
 * @throws invalidContent
 */
export const merged = (
  schema: z.ZodType<Content>,
  stored: Content | undefined,
  changes: Content,
): Content => validated(schema, { ...readable(schema, contentOf(stored ?? {})), ...changes });
