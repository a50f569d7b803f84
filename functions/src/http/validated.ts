import type * as z from '@lamplight/content/zod';
import { type FieldMessages, invalidContent } from './errors.ts';

/** No more fields than this are named, so that a hostile body gets no answer of its own size. */
const maxFields = 100;

/**
 * The data as the schema reads it.
 * @throws invalidContent naming the fields that are wrong
 */
export function validated<T extends z.ZodType>(schema: T, data: unknown): z.infer<T> {
  const result = schema.safeParse(data);
  if (!result.success) throw invalidContent(fieldMessages(result.error));
  return result.data;
}

/** The first message about each field, by its dotted path. */
export function fieldMessages(error: z.ZodError): FieldMessages {
  const found = new Map<string, string>();
  for (const issue of error.issues) {
    for (const path of wrongPaths(issue)) {
      if (found.size < maxFields && !found.has(path)) found.set(path, messageOf(issue));
    }
  }
  return Object.fromEntries(found);
}

/** An issue about unknown fields names their parent; the fields themselves are what is wrong. */
const wrongPaths = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path, key].join('.'))
    : [issue.path.join('.')];

/** An issue about the key of a map says why only in the issues of the key itself. */
const messageOf = (issue: z.core.$ZodIssue): string =>
  (issue.code === 'invalid_key' && issue.issues[0]?.message) || issue.message;
