import { fieldsOf } from './fieldsOf.ts';
import { fileIdAt } from './fileContent.ts';
import { siteLinksIn } from './siteLinks.ts';
import type * as z from './zod.ts';

/**
 * The ids of the files that content leads to: in links, wherever they are, and in fields of files.
 * @param origin where the site is: links may have it in front
 */
export function filesIn(schema: z.ZodType, content: unknown, origin: string): Set<string> {
  const chosen = fieldsOf(schema, content).flatMap(({ description, value }) =>
    description?.kind === 'file' && value ? [String(value)] : [],
  );
  const linked = siteLinksIn(content, origin).flatMap((link) => fileIdAt(link) ?? []);
  return new Set([...chosen, ...linked]);
}
