import { isLink } from '../addresses.ts';
import { keyPattern } from '../itemKeys.ts';
import { textLimits } from '../limits.ts';
import {
  type Block,
  blockStyles,
  decorators,
  listKinds,
  maxLevels,
  plainText,
  type RichText,
  richTextLimits,
} from '../richText.ts';
import { textOf } from '../samples/sample.ts';
import { shownLines } from '../shownText.ts';
import { tidied, validRichText } from '../storedRichText.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import { isWellFormed } from '../wellFormed.ts';
import * as z from '../zod.ts';
import { described, type FieldOptions, trimmedText } from './field.ts';
import type { Kind } from './kind.ts';
import type { TextOptions } from './line.ts';

/** Clients of the API may leave keys out. */
const key = () => z.string().regex(keyPattern, fieldMessages.wrongKind).default('');

const span = z.strictObject({
  _type: z.literal('span'),
  _key: key(),
  text: z.string().refine(isWellFormed, fieldMessages.controlCharacters),
  marks: z
    .array(z.string())
    .max(decorators.length + 1)
    .default([]),
});

const linkDefinition = z.strictObject({
  _type: z.literal('link'),
  _key: z.string().regex(keyPattern, fieldMessages.wrongKind),
  href: z.string().max(textLimits.url).refine(isLink, fieldMessages.invalidLink),
});

const block: z.ZodType<Block, unknown> = z
  .strictObject({
    _type: z.literal('block'),
    _key: key(),
    style: z.enum(blockStyles).default('normal'),
    listItem: z.enum(listKinds).optional(),
    level: z.int().min(1).max(maxLevels).optional(),
    children: z.array(span).max(richTextLimits.spans),
    markDefs: z.array(linkDefinition).max(richTextLimits.links).default([]),
  })
  .refine(
    ({ children, markDefs }) => {
      const known = new Set<string>([...decorators, ...markDefs.map(({ _key }) => _key)]);
      return children.every(({ marks }) => marks.every((mark) => known.has(mark)));
    },
    { error: () => fieldMessages.wrongKind },
  );

/** A text with formatting, whatever its field allows. */
export const portableTextSchema = z
  .array(block)
  .max(richTextLimits.blocks, fieldMessages.tooManyItems(richTextLimits.blocks));

interface RichTextOptions extends TextOptions {
  /** Up to 20,000 characters instead of 5,000. */
  long?: boolean;
}

const maxLengthOf = ({ long = false }: RichTextOptions) =>
  long ? textLimits.story : textLimits.paragraph;

/** Text with paragraphs, headings, lists, bold, italics and links. Formatting doesn't count as characters. */
export const richText = (options: FieldOptions & RichTextOptions) => {
  const { required = false } = options;
  const max = maxLengthOf(options);
  const message = required === true ? fieldMessages.allFieldsRequired : required || '';
  const field = z
    .union([trimmedText(max, shownLines), portableTextSchema], { error: messageOf })
    .overwrite(tidied)
    .refine((text) => [...plainText(text)].length <= max, {
      error: () => fieldMessages.textTooLong(max),
    })
    .refine((text) => required === false || text.length > 0, { error: () => message });
  return described(field, 'richText', {
    ...options,
    asText: (text) => plainText(text as RichText),
    sound: (value, whole) => validRichText(value, whole ? undefined : max),
  });
};

/** The error of a value, judged as a text or as a list. */
function messageOf({ code, input, ...issue }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'invalid_union') return undefined;
  const { errors } = issue as unknown as z.core.$ZodIssueInvalidUnion;
  const [found] = errors[typeof input === 'string' ? 0 : 1] ?? [];
  return Array.isArray(input) || typeof input === 'string'
    ? found?.message
    : fieldMessages.wrongKind;
}

export const richTextKind: Kind<RichTextOptions> = {
  rules: (field) => ({ is: 'richText', max: maxLengthOf(field) }),
  openApi: (field) => ({ maxLength: maxLengthOf(field) }),
  samples: {
    short: ({ label }) => `${label} in\n\ntwo paragraphs.`,
    longest: (field) => textOf(maxLengthOf(field)),
  },
};
