import { fieldsOf } from './fieldsOf.ts';
import { fileIdAt } from './fileContent.ts';
import { isMap } from './isMap.ts';
import type * as z from './zod.ts';

/**
 * The ids of the files that content leads to: in links, wherever they are, and in fields of files.
 * @param origin where the site is: links may have it in front
 */
export function filesIn(schema: z.ZodType, content: unknown, origin: string): Set<string> {
  const chosen = fieldsOf(schema, content).flatMap(({ description, value }) =>
    description?.kind === 'file' && value ? [String(value)] : [],
  );
  const linked = textsIn(content).flatMap(
    (text) => fileIdAt(text.startsWith(origin) ? text.slice(origin.length) : text) ?? [],
  );
  return new Set([...chosen, ...linked]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isMap(value) ? Object.values(value).flatMap(textsIn) : [];
}
