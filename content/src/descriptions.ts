import * as z from './zod.ts';

/** The description of a field where it is declared. */
export interface FieldOptions {
  /** What staff call it, such as “First title”. */
  label: string;
  /** What to know before typing. */
  hint?: string;
  /** Whether it may not be left empty; a text is what is said then. */
  required?: boolean | string;
  /** The fields that it belongs together with, where they have no map of their own: “Pointer 1”. */
  group?: string;
  /** Whether it is kept and edited, but not shown to visitors. */
  hidden?: boolean;
  /** What it begins with in something new, where that is not what its kind begins with. */
  initial?: string;
}

/** What a field is, beyond its type: decides how it is edited, what is looked at, where it may lead. */
export type FieldKind =
  | 'line'
  | 'paragraph'
  | 'story'
  | 'link'
  | 'email'
  | 'phone'
  | 'emailOrPhone'
  | 'picture'
  | 'video'
  | 'percent'
  | 'pixels'
  | 'colour'
  | 'choice'
  | 'choices'
  | 'agreement'
  | 'list'
  | 'group'
  | 'alts'
  | 'byAddress';

/** All that is known of a field besides what its schema checks. */
export interface Description extends Omit<FieldOptions, 'required'> {
  kind: FieldKind;
  required: boolean;
  /** Of a list, or of a map by address: what one of its items is called, such as “slide”. */
  item?: string;
  /** Of a list or a map: how many items there may be. */
  limit?: number;
  /** Of a choice: what its values are called. */
  choices?: Readonly<Record<string, string>>;
  /** Of a picture: it is shown 100 by 100 pixels. */
  portrait?: boolean;
  /** Of a picture: it is shown small and square, and as the icon of the site. */
  icon?: boolean;
  /** Of a colour: pages are coloured with shades of it in which texts can be read. */
  shades?: boolean;
  /** Of a video: the name of the field next to it that holds its transcript. */
  transcript?: string;
  /** Of a text: it is about an event, and may say when that is. */
  event?: boolean;
}

/** The description of each field's schema. What is made of a schema by further checks keeps it. */
export const descriptions = z.registry<Description>();

/** The description of a field; undefined where it has none, as a whole document. */
export const descriptionOf = (schema: z.ZodType): Description | undefined =>
  descriptions.get(schema);
