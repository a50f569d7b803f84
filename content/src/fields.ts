import { storedEmail } from './accountEmail.ts';
import { emailPattern, isLink, isPicture, isPlainPath } from './addresses.ts';
import { completedAddress } from './completedAddress.ts';
import {
  type Description,
  descriptions,
  type FieldKind,
  type FieldOptions,
} from './descriptions.ts';
import { isEmail, storedEmailOrPhone } from './emails.ts';
import { keyField, keyPattern } from './itemKeys.ts';
import { textLimits } from './limits.ts';
import { shownLine, shownLines, shownText } from './shownText.ts';
import { colourPattern, isPercent } from './styleValues.ts';
import { fieldMessages } from './texts/fieldMessages.ts';
import { parseVideo, videoLink } from './video.ts';
import * as z from './zod.ts';

/**
 * The kinds of field that content is made of, each declared with what it is called. Every string is
 * trimmed, without invisible and control characters, and well-formed Unicode; an empty
 * string means "not filled in".
 */

/** How much longer a text may be as long as there are characters in it that are left out. */
const mostTyped = 8;

/** @param read makes of what was typed what is stored */
const text = (limit: number, read: (typed: string) => string) =>
  z
    .string()
    // What is too long is not looked at any further: that may take its time.
    .overwrite((typed) => (typed.length > limit * mostTyped ? typed : read(typed)))
    .max(limit, { error: () => fieldMessages.textTooLong(limit), abort: true })
    .refine((value) => value.isWellFormed(), fieldMessages.controlCharacters);

const singleLine = () => text(textLimits.line, shownLine);

/** A field with its description. */
const described = <T extends z.ZodType>(
  schema: T,
  kind: FieldKind,
  { required = false, ...said }: FieldOptions & Partial<Omit<Description, keyof FieldOptions>>,
): T => {
  descriptions.add(schema, { ...said, kind, required: required !== false });
  return schema;
};

const withRequired = <T extends z.ZodString>(field: T, { required = false }: FieldOptions): T =>
  required === false
    ? field
    : (field.min(1, required === true ? fieldMessages.allFieldsRequired : required) as T);

const describedText = (
  field: z.ZodString,
  kind: FieldKind,
  said: FieldOptions & Partial<Omit<Description, keyof FieldOptions>>,
) => described(withRequired(field, said), kind, said);

/** The description of a text that may be about an event. */
type TextOptions = FieldOptions & { event?: boolean };

/** A single line of at most 200 characters. */
export const line = (said: TextOptions) => describedText(singleLine(), 'line', said);

/** Text with line breaks, of at most 5,000 characters. */
export const paragraph = (said: TextOptions) =>
  describedText(text(textLimits.paragraph, shownLines), 'paragraph', said);

/** Long text with line breaks, of at most 20,000 characters. */
export const story = (said: TextOptions) =>
  describedText(text(textLimits.story, shownLines), 'story', said);

const address = (isOne: (value: string) => boolean, message: string) =>
  text(textLimits.url, (typed) => completedAddress(shownLine(typed))).refine(
    (value) => value === '' || isOne(value),
    message,
  );

/** A link, or an empty string. */
export const link = (said: FieldOptions) =>
  describedText(address(isLink, fieldMessages.invalidLink), 'link', said);

/** An email address, or an empty string. */
export const email = (said: FieldOptions) =>
  describedText(
    text(textLimits.line, (typed) => storedEmail(shownLine(typed))).refine(
      (value) => value === '' || isEmail(value),
      fieldMessages.invalidEmail,
    ),
    'email',
    said,
  );

/** An email, or exactly ten digits. */
const emailOrPhonePattern = new RegExp(`${emailPattern.source}|^\\d{10}$`);

/** How to answer someone: an email address or a phone number of ten digits, which is always required. */
export const emailOrPhone = (said: FieldOptions) =>
  described(
    text(textLimits.line, (typed) => storedEmailOrPhone(shownLine(typed))).regex(
      emailOrPhonePattern,
      fieldMessages.invalidEmailOrPhone,
    ),
    'emailOrPhone',
    { ...said, required: true },
  );

/** A phone number, in whatever way it is written. */
export const phone = (said: FieldOptions) => describedText(singleLine(), 'phone', said);

/** The address of a picture, or an empty string. */
export const picture = (said: FieldOptions & { portrait?: boolean; icon?: boolean }) =>
  describedText(address(isPicture, fieldMessages.invalidPicture), 'picture', said);

/** A link to one video of YouTube or Vimeo, stored with `https://` if typed without, or an empty string. */
export const video = (said: FieldOptions & { transcript?: string }) =>
  describedText(
    text(textLimits.url, (typed) => videoLink(shownLine(typed))).superRefine((value, context) => {
      const found = value === '' || parseVideo(value);
      if (typeof found === 'string')
        context.addIssue({ code: 'custom', message: fieldMessages.noVideo[found] });
    }),
    'video',
    said,
  );

/**
 * What is said and seen in a video, of at most 20,000 characters, for those who cannot hear or see it (WCAG 2.2, criteria 1.2.1
 * to 1.2.3). It is empty if it is not sent, because the first clients of the API do not know it.
 */
export const transcript = () =>
  described(
    z.preprocess((value) => (value === undefined ? '' : value), text(textLimits.story, shownLines)),
    'story',
    {
      label: 'Transcript',
      hint: 'What is said and shown, for people who can’t hear or see the video. Add captions at YouTube or Vimeo',
    },
  );

const withPercentSign = (value: unknown) => {
  if (typeof value !== 'number' && typeof value !== 'string') return value;
  const size = shownText(String(value));
  return /^\d+(\.\d+)?$/.test(size) ? `${size}%` : value;
};

/**
 * A size in per cent of the space there is, `1%` to `100%`, or an empty string. A plain number is read as
 * one.
 */
export const percent = (said: FieldOptions) => {
  const size = singleLine().refine(
    (value) => value === '' || isPercent(value),
    fieldMessages.invalidPercent,
  );
  return described(z.preprocess(withPercentSign, withRequired(size, said)), 'percent', said);
};

const typedNumber = (value: unknown) =>
  typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;

const { allFieldsRequired, invalidPixels } = fieldMessages;

/**
 * Width or height of a picture in pixels, which is always required; a number typed
 * as text is read as one.
 */
export const pixels = (said: FieldOptions) =>
  described(
    z.preprocess(
      typedNumber,
      z
        .number({ error: ({ input }) => (input === '' ? allFieldsRequired : invalidPixels) })
        .int(invalidPixels)
        .min(1, invalidPixels)
        .max(5_000, invalidPixels),
    ),
    'pixels',
    { ...said, required: true },
  );

/** A colour as `#rgb` or `#rrggbb`, which is always required. */
export const colour = (said: FieldOptions & { shades?: boolean }) =>
  described(singleLine().regex(colourPattern, fieldMessages.invalidColour), 'colour', {
    ...said,
    required: true,
  });

/** One of several values, which is always required. `names` says what each is called. */
export const choice = <const Value extends string>(
  names: Record<Value, string>,
  said: FieldOptions,
) => {
  const { required = true } = said;
  const message = typeof required === 'string' ? required : fieldMessages.allFieldsRequired;
  const values = Object.keys(names) as Value[];
  return described(z.enum(values, message), 'choice', { ...said, required, choices: names });
};

/** Several of a few values, each at most once; what is required is at least one. */
export const choices = <const Value extends string>(
  options: readonly Value[],
  said: FieldOptions & { required: string },
) =>
  described(
    z
      .array(z.enum(options, said.required))
      .min(1, said.required)
      .max(options.length, said.required)
      .refine((all) => new Set(all).size === all.length, fieldMessages.wrongKind),
    'choices',
    { ...said, limit: options.length },
  );

/** A box that has to be ticked. */
export const agreement = (said: FieldOptions & { required: string }) =>
  described(z.literal(true, said.required), 'agreement', said);

/** Fields that belong together, in a map of their own. */
export const group = <Shape extends z.ZodRawShape>(
  shape: Shape,
  said: Partial<Pick<FieldOptions, 'label' | 'group'>> = {},
) => described(z.strictObject(shape), 'group', { label: '', ...said });

/** The description of a list. */
interface ListSaid extends FieldOptions {
  /** What one of its items is called, such as “slide”. */
  item: string;
  /** Most items that it may have. */
  limit: number;
}

/** The key of an item. API clients need not send one (`itemKeys.ts`). */
const itemKey = () => z.string().regex(keyPattern, fieldMessages.wrongKind).optional();

/** An object with a key of its own. */
type Keyed<T extends z.ZodType> =
  T extends z.ZodObject<infer Shape, infer Config>
    ? z.ZodObject<Shape & { [keyField]: ReturnType<typeof itemKey> }, Config>
    : T;

/** A list of items of one kind, objects each with a key; one that is required has at least one. */
export const list = <T extends z.ZodType>(item: T, said: ListSaid) => {
  const { limit, required = false } = said;
  const element = item instanceof z.ZodObject ? item.extend({ [keyField]: itemKey() }) : item;
  const items = z
    .array(element as unknown as Keyed<T>)
    .max(limit, fieldMessages.tooManyItems(limit));
  const message = required === true ? fieldMessages.allFieldsRequired : required;
  return described(message === false ? items : items.min(1, message), 'list', said);
};

/**
 * The text about addresses of this site, keyed by them: what two people say of different ones never gets into
 * each other's way.
 * @param value what is said of one
 */
export const byAddress = <T extends z.ZodType>(
  value: T,
  said: ListSaid,
  isKey: (address: string) => boolean = isPlainPath,
) =>
  described(
    z
      .record(
        z
          .string()
          // Stored before keys were composed, it is still found.
          .overwrite((key) => key.normalize())
          .refine((key) => isKey(key) && byteLength(key) <= textLimits.altKey),
        value,
      )
      .refine((all) => Object.keys(all).length <= said.limit, {
        error: () => fieldMessages.tooManyItems(said.limit),
      }),
    'byAddress',
    said,
  );

/** The address of a picture that can be described: a key of `imageAlts`. */
export const altKey = () =>
  z
    .string()
    .overwrite(shownText)
    .refine(
      (url) => isPicture(url) && byteLength(url) <= textLimits.altKey,
      fieldMessages.invalidAltKey,
    );

const byteLength = (value: string) => new TextEncoder().encode(value).length;

/** What staff call a picture that says nothing to those who cannot see it. */
export const onlyDecorates = 'Decorative';

/**
 * Descriptions of a document's pictures for those who cannot see them, keyed by address, without the point
 * that stays in view; empty for one that only decorates. Each is edited next to its picture.
 */
export const imageAlts = (limit: number) => {
  const alts = z.record(altKey(), singleLine());
  return described(
    alts.refine((all) => Object.keys(all).length <= limit, {
      error: () => fieldMessages.tooManyItems(limit),
    }),
    'alts',
    { label: 'Description (alt text)', limit },
  );
};
