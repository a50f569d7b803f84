import { completedAddress } from '../completedAddress.ts';
import {
  type Description,
  descriptions,
  type FieldKind,
  type FieldOptions,
} from '../descriptions.ts';
import { textLimits } from '../limits.ts';
import { shownLine } from '../shownText.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import * as z from '../zod.ts';

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
    .refine((value) => value.isWellFormed(), fieldMessages.controlCharacters);

export const singleLine = () => trimmedText(textLimits.line, shownLine);

/** The description of a field: the options given, and those of its kind. */
type Described = FieldOptions & Partial<Omit<Description, keyof FieldOptions>>;

/** A field with its description. */
export const described = <T extends z.ZodType>(
  schema: T,
  kind: FieldKind,
  { required = false, ...options }: Described,
): T => {
  descriptions.add(schema, { ...options, kind, required: required !== false });
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
export const describedText = (field: z.ZodString, kind: FieldKind, options: Described) =>
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
