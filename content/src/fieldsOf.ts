import { type Description, descriptionOf, type FieldKind } from './descriptions.ts';
import { keyField } from './itemKeys.ts';
import * as z from './zod.ts';

/** A single value of content. */
export interface Field {
  /** Where it is, as a dotted path such as `events.2.imageUrl`. Keys of records may contain dots. */
  path: string;
  /** undefined for what nobody fills in, such as ids. */
  description: Description | undefined;
  value: unknown;
}

/** The kinds that have fields within. All others are one value, however they are built. */
const kindsWithFields: readonly (FieldKind | undefined)[] = [
  'group',
  'list',
  'blocks',
  'byAddress',
  'alts',
  undefined,
];

/** Whether there are fields within what a schema describes, rather than one value. */
export const hasFields = (schema: z.ZodType) =>
  kindsWithFields.includes(descriptionOf(schema)?.kind);

/** Whether a schema has fields of a kind anywhere, whatever the value is. */
export function holdsKind(schema: z.ZodType, kind: FieldKind): boolean {
  if (descriptionOf(schema)?.kind === kind) return true;
  return partsOf(schema).some((part) => holdsKind(part, kind));
}

function partsOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values<z.ZodType>(schema.shape);
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.def.options as z.ZodType[];
  const item = itemOf(schema);
  return item ? [item] : [];
}

/**
 * The single values that a schema describes, in its order: of each object all that it may hold but its key, of
 * lists and records as many as the value has. The value need not fit the schema.
 */
export function fieldsOf(schema: z.ZodType, value: unknown, path = ''): Field[] {
  const field = { path, description: descriptionOf(schema), value };
  if (!hasFields(schema)) return [field];
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.ZodType>(schema.shape).flatMap(([key, field]) =>
      key === keyField ? [] : fieldsOf(field, Object(value)[key], join(path, key)),
    );
  }
  if (!itemOf(schema)) return [field];
  return Object.entries(Object(value)).flatMap(([key, item]) => {
    const within = itemOf(schema, item);
    return within ? fieldsOf(within, item, join(path, key)) : [];
  });
}

/**
 * The schema of each item of a list, or of each value of a record; undefined for what is neither.
 * @param item tells the type of a block: without one there are all types, and for one of no type undefined
 */
export function itemOf(schema: z.ZodType, item?: unknown): z.ZodType | undefined {
  if (schema instanceof z.ZodArray) {
    const { element } = schema as z.ZodArray<z.ZodType>;
    return item === undefined ? element : typeOf(element, item);
  }
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : undefined;
}

/** The schema of a value, where there is one for each type of block; undefined where its type is unknown. */
export function typeOf(schema: z.ZodType, value: unknown): z.ZodType | undefined {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const { discriminator, options } = schema.def;
  const found = options.find(
    (option) =>
      option instanceof z.ZodObject &&
      option.shape[discriminator].value === Object(value)[discriminator],
  );
  return found as z.ZodType | undefined;
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);

/** Where something is: keys of maps and places in lists. Keys may contain dots. */
export type Path = readonly (string | number)[];

/** A dotted path, step by step. The key of a record of texts is several if it has dots, which is of no matter here. */
export const stepsOf = (path: string): Path =>
  path === '' ? [] : path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/**
 * The schema of the field at a place within a value; undefined where nothing is described.
 * @param value what it describes: the fields of a block are unknown without it
 */
export function schemaAt(
  schema: z.ZodType,
  [step, ...rest]: Path,
  value?: unknown,
): z.ZodType | undefined {
  if (step === undefined) return schema;
  if (schema instanceof z.ZodRecord) {
    const value = schema.valueType as z.ZodType;
    return value instanceof z.ZodObject ? schemaAt(value, rest) : value;
  }
  const within = Object(value)[step];
  const next = schemaWithin(schema, step, within);
  return next && schemaAt(next, rest, within);
}

/** The schema of what is one step within a value. @param within what is there: it tells the type of a block */
export const schemaWithin = (schema: z.ZodType, step: string | number, within: unknown) =>
  schema instanceof z.ZodObject ? fieldOf(schema, step) : itemOf(schema, within);

/** The field of a name; none of what every object has, such as `toString`. */
const fieldOf = ({ shape }: z.ZodObject, name: string | number): z.ZodType | undefined =>
  Object.hasOwn(shape, name) ? (shape[name] as z.ZodType) : undefined;
