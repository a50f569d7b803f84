import { type FieldKind, fieldKinds } from './fieldKinds.ts';
import type { z } from './zod.ts';

/** A single value of content. */
export interface Field {
  /** Where it stands, as a dotted path such as `events.2.imageUrl`. Keys of records may contain dots. */
  path: string;
  /** undefined for values of no particular kind. */
  kind: FieldKind | undefined;
  value: unknown;
}

/**
 * The single values that a schema describes, in its order: of each object all that it may hold, of
 * lists and records as many as the value has. The value need not fit the schema.
 */
export function fieldsOf(schema: z.ZodType, value: unknown): Field[] {
  return walk(schema as unknown as AnySchema, value, '');
}

type AnySchema =
  | z.ZodObject
  | z.ZodArray
  | z.ZodRecord
  | z.ZodPipe
  | z.ZodOptional
  | z.ZodNullable
  | z.ZodString;

function walk(schema: AnySchema, value: unknown, path: string): Field[] {
  const { def } = schema;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) =>
        walk(field as AnySchema, isRecord(value) ? value[key] : undefined, join(path, key)),
      );
    case 'array':
      return entriesOf(value, path).flatMap(([at, item]) =>
        walk(def.element as AnySchema, item, at),
      );
    case 'record':
      return entriesOf(value, path).flatMap(([at, entry]) =>
        walk(def.valueType as AnySchema, entry, at),
      );
    case 'pipe':
      return walk(def.out as AnySchema, value, path);
    case 'optional':
    case 'nullable':
      return walk(def.innerType as AnySchema, value, path);
    default:
      return [{ path, kind: fieldKinds.get(schema as z.ZodString)?.kind, value }];
  }
}

/** The items of a list or the entries of a record, by where they stand. */
const entriesOf = (value: unknown, path: string): [string, unknown][] =>
  Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([key, entry]) => [
    join(path, key),
    entry,
  ]);

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
