import { type FieldDescription, fieldDescriptions } from './fields/field.ts';
import type { Kind } from './fields/kind.ts';
import type * as fields from './fields.ts';
import type * as z from './zod.ts';

type NameOf<Export> = Export extends `${infer Name}Kind` ? Name : never;

/** What a field is, beyond its type: decides how it is edited and checked. `fields.ts` lists all kinds. */
export type FieldKind = NameOf<keyof typeof fields>;

type OptionsOf<Part> = Part extends Kind<infer Options> ? Options : never;
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

/** All options of all kinds. */
export type KindOptions = Partial<All<OptionsOf<(typeof fields)[`${FieldKind}Kind`]>>>;

/** All that a schema doesn't say about a field. */
export type Description = FieldDescription & KindOptions & { kind: FieldKind };

/** The descriptions, by schema, with the options of all kinds. */
export const descriptions = fieldDescriptions as z.core.$ZodRegistry<Description>;

const known = new WeakMap<z.ZodType, Description | undefined>();

/** The description of a field; undefined where it has none, as a whole document. */
export function descriptionOf(schema: z.ZodType): Description | undefined {
  // Zod puts it together each time, from all schemas that this one was made of.
  if (!known.has(schema)) known.set(schema, descriptions.get(schema));
  return known.get(schema);
}
