import { isPicture } from '../addresses.ts';
import { textLimits } from '../limits.ts';
import { addressOf, maxSampled, textOf, times } from '../samples/sample.ts';
import { shownText } from '../shownText.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import * as z from '../zod.ts';
import { byteLength, described, limited, singleLine } from './field.ts';
import { type Kind, mapOpenApi, mapRules } from './kind.ts';

/** The address of a picture that can be described: a key of `imageAlts`. */
export const altKey = () =>
  z
    .string()
    .overwrite(shownText)
    .refine(
      (url) => isPicture(url) && byteLength(url) <= textLimits.altKey,
      fieldMessages.invalidAltKey,
    );

/** The label for staff of a picture that says nothing to people who can't see it. */
export const decorativeLabel = 'Decorative';

/**
 * Alt texts of a document's pictures, keyed by address without the focal point; empty if decorative. Each is
 * edited next to its picture.
 */
export const imageAlts = (limit: number) =>
  described(limited(z.record(altKey(), singleLine()), limit), 'alts', {
    label: 'Description (alt text)',
    limit,
    asText: (alt) => (alt === '' ? decorativeLabel : alt),
  });

export const altsKind: Kind<{ limit: number }> = {
  rules: mapRules,
  openApi: mapOpenApi,
  samples: {
    short: () => ({ '/demo/pointer-learn.800w.webp': 'Someone learns.' }),
    longest: ({ limit = 0 }) =>
      Object.fromEntries(
        times(Math.min(limit, maxSampled.alts), (index) => [
          addressOf(textLimits.altKey - 3) + (100 + index),
          textOf(textLimits.line),
        ]),
      ),
    fullest: ({ limit = 0 }) =>
      Object.fromEntries(times(limit, (index) => [`/demo/${index}.webp`, 'A picture.'])),
  },
};
