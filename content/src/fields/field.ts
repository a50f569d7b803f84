import { completedAddress } from '../completedAddress.ts';
import { textLimits } from '../limits.ts';
import { shownLine } from '../shownText.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import { isWellFormed } from '../wellFormed.ts';
import * as z from '../zod.ts';

/** The options for declaring a field. Some kinds have more. */
export interface FieldOptions {
  /** Its label in the staff area, such as “First title”. */
  label: string;
  /** A hint to read before typing. */
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

/** The options that a kind adds to those of a field. */
type Described = FieldOptions & {
  /** The text that people read for a value, or for one entry of a map, in history and conflicts. */
  asText?: (value: unknown) => unknown;
  /**
   * The readable part of a broken stored value; without it, that is the empty value.
   * @param whole whether texts that are too long are kept
   */
  sound?: (value: unknown, whole: boolean) => unknown;
};

/** All that a schema doesn't say about a field. Kinds have more options; `descriptions.ts` knows all of them. */
export type FieldDescription = Omit<Described, 'required'> & { kind: string; required: boolean };

/** The description of each field's schema. Schemas made from it by further checks keep it. */
export const fieldDescriptions = z.registry<FieldDescription>();

/** How much longer a text may be before characters that nobody sees are left out. */
const longestTyped = 8;

/**
 * A text without the characters that nobody sees, of well-formed Unicode; empty means “not filled in”.
 * @param read turns typed text into the text to store
 */
export const trimmedText = (limit: number, read: (typed: string) => string) =>
  z
    .string()
    // Reading a text that is far too long could take long.
    .overwrite((typed) => (typed.length > limit * longestTyped ? typed : read(typed)))
    .max(limit, { error: () => fieldMessages.textTooLong(limit), abort: true })
    .refine(isWellFormed, fieldMessages.controlCharacters);

export const singleLine = () => trimmedText(textLimits.line, shownLine);

/** Describes a field by the options given, and those of its kind. */
type Describe = <T extends z.ZodType, Options extends Described>(
  schema: T,
  kind: string,
  options: Options,
) => T;

/** A field with its description. */
export const described: Describe = (schema, kind, { required = false, ...options }: Described) => {
  fieldDescriptions.add(schema, { ...options, kind, required: required !== false });
  return schema;
};

export const withRequired = <T extends z.ZodString>(
  field: T,
  { required = false }: FieldOptions,
): T =>
  required === false
    ? field
    : (field.min(1, required === true ? fieldMessages.allFieldsRequired : required) as T);

/** A field of a text, which may be required. */
export const describedText = (field: z.ZodString, kind: string, options: Described) =>
  described(withRequired(field, options), kind, options);

/** An address, completed by what people leave out. */
export const address = (isOne: (value: string) => boolean, message: string) =>
  trimmedText(textLimits.url, (typed) => completedAddress(shownLine(typed))).refine(
    (value) => value === '' || isOne(value),
    message,
  );

/** How many bytes a text takes in the store. */
export const byteLength = (value: string) => new TextEncoder().encode(value).length;

/** A map that has at most so many keys. */
export const limited = <T extends z.ZodRecord>(map: T, limit: number): T =>
  map.refine((all) => Object.keys(all).length <= limit, {
    error: () => fieldMessages.tooManyItems(limit),
  });
