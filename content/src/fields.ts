import { isLink, isPicture } from './addresses.ts';
import { fieldKinds } from './fieldKinds.ts';
import { textLimits } from './limits.ts';
import { messages } from './messages.ts';
import { shownText } from './shownText.ts';
import { colourPattern, isPercent } from './styleValues.ts';
import { parseVideo, videoLink } from './video.ts';
import { z } from './zod.ts';

/**
 * The kinds of field that content is made of. Every string is trimmed, without invisible characters,
 * well-formed Unicode and free of control characters; an empty string means "not filled in".
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
const controlCharacters = /[\u0000-\u001f\u007f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but for tab and line breaks
const controlCharactersButBreaks = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** A text as it is read before anything else is asked of it. */
export const typed = () => z.string().overwrite(shownText);

const text = (limit: number, forbidden: RegExp, completed = (shown: string) => shown) =>
  typed()
    .overwrite(completed)
    // What is too long is not looked at any further: a pattern may take its time over it.
    .max(limit, { error: () => messages.textTooLong(limit), abort: true })
    .refine((value) => !forbidden.test(value) && value.isWellFormed(), messages.controlCharacters);

/** A single line of at most 200 characters. */
export const line = (limit: number = textLimits.line) => text(limit, controlCharacters);

/** Text with line breaks, of at most 5,000 characters. */
export const paragraph = () => text(textLimits.paragraph, controlCharactersButBreaks);

/** Long text with line breaks, of at most 20,000 characters. */
export const story = () => text(textLimits.story, controlCharactersButBreaks);

/** Makes a text field one that may not be left empty. */
export const required = <T extends z.ZodString>(
  field: T,
  message: string = messages.allFieldsRequired,
) => field.min(1, message);

/** Marks a text as one about an event, which may say when that is. */
export const ofEvent = (field: z.ZodString) => field.register(fieldKinds, { kind: 'event' });

const address = (isOne: (value: string) => boolean, message: string) =>
  line(textLimits.url).refine((value) => value === '' || isOne(value), message);

/** A link or an empty string. */
export const link = () =>
  address(isLink, messages.invalidLink).register(fieldKinds, { kind: 'link' });

/** An email address or an empty string. */
export const email = () =>
  line().refine((value) => value === '' || z.regexes.email.test(value), messages.invalidEmail);

/** A phone number, in whatever way it is written. */
export const phone = () => line().register(fieldKinds, { kind: 'phone' });

/** The address of a picture or an empty string. */
export const picture = () =>
  address(isPicture, messages.invalidPicture).register(fieldKinds, { kind: 'picture' });

/** A link to one video of YouTube or Vimeo, stored with `https://` if typed without, or an empty string. */
export const video = () =>
  text(textLimits.url, controlCharacters, videoLink)
    .superRefine((value, context) => {
      const found = value === '' || parseVideo(value);
      if (typeof found === 'string')
        context.addIssue({ code: 'custom', message: messages.noVideo[found] });
    })
    .register(fieldKinds, { kind: 'video' });

const withPercentSign = (value: unknown) => {
  if (typeof value !== 'number' && typeof value !== 'string') return value;
  const size = shownText(String(value));
  return /^\d+(\.\d+)?$/.test(size) ? `${size}%` : value;
};

/**
 * A size in per cent of the space there is, `1%` to `100%`, or an empty string. A plain number is read as
 * one (the customer's decision 14).
 */
export const percent = () =>
  z.preprocess(
    withPercentSign,
    line().refine((value) => value === '' || isPercent(value), messages.invalidPercent),
  );

/** A colour as `#rgb` or `#rrggbb`. */
export const colour = () =>
  line().regex(colourPattern, messages.invalidColour).register(fieldKinds, { kind: 'colour' });

/** A list of at most `limit` items. */
export const list = <T extends z.ZodType>(item: T, limit: number) =>
  z.array(item).max(limit, messages.tooManyItems(limit));

/** The address of a picture that can be described: a key of `imageAlts`. */
export const altKey = () =>
  typed().refine(
    (url) => isPicture(url) && byteLength(url) <= textLimits.altKey,
    messages.invalidAltKey,
  );

const byteLength = (value: string) => new TextEncoder().encode(value).length;

/** Descriptions of a document's pictures for those who cannot see them, keyed by address. */
export const imageAlts = (limit: number) =>
  z
    .record(altKey(), line())
    .refine((alts) => Object.keys(alts).length <= limit, {
      error: () => messages.tooManyItems(limit),
    })
    .meta({ maxProperties: limit });
