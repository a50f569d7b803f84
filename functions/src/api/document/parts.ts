import { contentOf } from '@lamplight/content/bookkeeping';
import { readable } from '@lamplight/content/readable';
import type { z } from '@lamplight/content/zod';
import { validated } from '../../lib/validate.ts';
import type { DocumentResource } from '../resources.ts';

type Content = Record<string, unknown>;

/**
 * What changes make of a stored document. Those to one part of it are the save of the part's
 * editor: the part must be as complete as the editor requires, and what others edit stays as it is,
 * sound or not. All others are held to what the whole document requires.
 * @throws invalidContent
 */
export function mergedDocument(
  { schema, parts = [] }: Pick<DocumentResource, 'schema' | 'parts'>,
  stored: Content | undefined,
  changes: Content,
): Content {
  const part = partOf(parts, changes);
  if (!part) return merged(schema, stored, changes);
  return { ...readable(schema, contentOf(stored ?? {})), ...merged(part, stored, changes) };
}

/**
 * The part that changes are about: the smallest one that has all of their keys. None when they
 * reach into several parts, and when there are no changes.
 */
export function partOf<P extends z.ZodObject>(
  parts: readonly P[],
  changes: Content,
): P | undefined {
  const keys = Object.keys(changes);
  if (keys.length === 0) return undefined;
  return parts
    .filter(({ shape }) => keys.every((key) => Object.hasOwn(shape, key)))
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))[0];
}

const merged = (schema: z.ZodType<Content>, stored: Content | undefined, changes: Content) =>
  validated(schema, { ...readable(schema, contentOf(stored ?? {})), ...changes });

const sizeOf = ({ shape }: z.ZodObject) => Object.keys(shape).length;
