import type { Kind } from './fields/kind.ts';
import type * as fields from './fields.ts';
import * as z from './zod.ts';

/** What a field is given where it is declared. Some kinds have more options. */
export interface FieldOptions {
  /** What staff call it, such as “First title”. */
  label: string;
  /** What to know before typing. */
  hint?: string;
  /** Whether it may not be left empty; a text is the error then. */
  required?: boolean | string;
  /** A heading that it shares with its neighbours, where they have no map of their own: “Pointer 1”. */
  group?: string;
  /** Kept and edited, but not shown to visitors. */
  hidden?: boolean;
  /** Its value in a new document or item. Without it that is the kind's, or empty. */
  initial?: unknown;
}

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
export type Description = Omit<FieldOptions, 'required'> &
  KindOptions & {
    kind: FieldKind;
    required: boolean;
    /** The text that people read for a value, or for one entry of a map, in history and conflicts. */
    asText?: (value: unknown) => unknown;
  };

/** The description of each field's schema. What is made of a schema by further checks keeps it. */
export const descriptions = z.registry<Description>();

/** The description of a field; undefined where it has none, as a whole document. */
export const descriptionOf = (schema: z.ZodType): Description | undefined =>
  descriptions.get(schema);
