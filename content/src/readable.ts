import { descriptionOf } from './descriptions.ts';
import { typeOf } from './fieldsOf.ts';
import { isMap } from './isMap.ts';
import { isKey, keyed, keyField } from './itemKeys.ts';
import * as z from './zod.ts';

/**
 * Reads stored data of any shape as content that a page can render: what does not fit the schema
 * is replaced, field by field, with the empty value, and items that are not of the list's kind are
 * left out. Never throws, and keeps everything that does fit (design: rendering trusts nothing). Keys of items,
 * which visitors and API clients have no need of, are left out too.
 */
export function readable<T extends z.ZodType>(schema: T, data: unknown): z.infer<T> {
  return read(schema as unknown as AnySchema, data, {}) as z.infer<T>;
}

/** The same for editing: each object of a list has its key. */
export function editable<T extends z.ZodType>(schema: T, data: unknown): z.infer<T> {
  return keyed(read(schema as unknown as AnySchema, data, { keys: true })) as z.infer<T>;
}

/**
 * The same for a draft. It may hold values that can't be published yet, such as texts that are too long or are no
 * address. They stay as typed.
 */
export function editableDraft<T extends z.ZodType>(schema: T, data: unknown): z.infer<T> {
  const reading = { keys: true, texts: true };
  return keyed(read(schema as unknown as AnySchema, data, reading)) as z.infer<T>;
}

/** The empty value of a schema: every text empty, every list without items. */
export function emptyValue<T extends z.ZodType>(schema: T): z.infer<T> {
  return readable(schema, undefined);
}

/** The content of a new document or item: initial values from the descriptions, all else empty. */
export function initialValue<T extends z.ZodType>(schema: T): z.infer<T> {
  const initial = schema instanceof z.ZodObject ? initialOfObject(schema) : initialOfField(schema);
  return initial as z.infer<T>;
}

const initialOfObject = ({ shape }: z.ZodObject) =>
  Object.fromEntries(
    Object.entries<z.ZodType>(shape).flatMap(([key, field]) =>
      key === keyField ? [] : [[key, initialValue(field)]],
    ),
  );

const initialOfField = (schema: z.ZodType): unknown =>
  descriptionOf(schema)?.initial ?? emptyValue(schema);

/** The record that several documents hold together, each some of its fields, read like a single one. */
export const recordOf = (
  schemas: readonly z.ZodObject[],
  stored: readonly ({ content: unknown } | undefined)[],
  reading: typeof readable = readable,
): Record<string, unknown> =>
  Object.assign({}, ...schemas.map((schema, index) => reading(schema, stored[index]?.content)));

type AnySchema = z.ZodObject | z.ZodArray<z.ZodType> | z.ZodRecord | z.ZodString;

interface Reading {
  /** Whether items have their keys. */
  keys?: boolean;
  /** Whether texts that don't fit are kept. */
  texts?: boolean;
}

function read(schema: AnySchema, data: unknown, reading: Reading): unknown {
  switch (schema.def.type) {
    case 'object':
      return readObject(schema.def.shape, isMap(data) ? data : {}, reading);
    case 'array':
      return readItems(schema.def.element as AnySchema, Array.isArray(data) ? data : [], reading);
    case 'record':
      return readEntries(schema as z.ZodRecord, isMap(data) ? data : {}, reading);
    default: {
      const parsed = schema.safeParse(data);
      if (parsed.success) return parsed.data;
      const empty = emptyLeaf(schema);
      if (reading.texts && typeof data === 'string' && empty === '') return data;
      return descriptionOf(schema)?.sound?.(data, reading.texts === true) ?? empty;
    }
  }
}

/** The default for a missing value: no text, zero or false; for the type of a block, its name. */
function emptyLeaf(
  schema: AnySchema | z.ZodPipe | z.ZodNumber | z.ZodBoolean | z.ZodLiteral,
): unknown {
  if (schema.def.type === 'literal' && typeof schema.def.values[0] === 'string')
    return schema.def.values[0];
  if (schema.def.type === 'pipe') return emptyLeaf(schema.def.out as AnySchema);
  if (schema.def.type === 'number') return 0;
  return schema.def.type === 'boolean' ? false : '';
}

function readObject(
  shape: Record<string, unknown>,
  data: Record<string, unknown>,
  reading: Reading,
): Record<string, unknown> {
  const { [keyField]: key, ...fields } = shape;
  return {
    ...(reading.keys &&
      key !== undefined &&
      isKey(data[keyField]) && { [keyField]: data[keyField] }),
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        read(field as AnySchema, data[name], reading),
      ]),
    ),
  };
}

/** Whether a value is one of these, or a text that may become one. */
const isLeafFor = (type: AnySchema, value: unknown, { texts }: Reading): boolean =>
  (texts === true && typeof value === 'string') || type.safeParse(value).success;

/** Blocks of unknown types are left out too. */
const readItems = (element: AnySchema, items: unknown[], reading: Reading) =>
  items.flatMap((item) => {
    const type = typeOf(element, item) as AnySchema | undefined;
    if (!type) return [];
    const fits = type.def.type === 'object' ? isMap(item) : isLeafFor(type, item, reading);
    return fits ? [read(type, item, reading)] : [];
  });

/** Entries with an invalid key are left out: no editor shows them, so nobody could fix them. */
const readEntries = ({ def }: z.ZodRecord, entries: Record<string, unknown>, reading: Reading) =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, entry]) => {
      const found = z.safeParse(def.keyType, key);
      if (!found.success) return [];
      const value = def.valueType as AnySchema;
      if (value.def.type === 'object')
        return isMap(entry) ? [[found.data, read(value, entry, reading)]] : [];
      return isLeafFor(value, entry, reading) ? [[found.data, read(value, entry, reading)]] : [];
    }),
  );
