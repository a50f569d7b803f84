import { fieldMessages } from '../texts/fieldMessages.ts';
import * as z from '../zod.ts';
import { described, type FieldOptions } from './field.ts';
import type { Kind } from './kind.ts';

const typedNumber = (value: unknown) =>
  typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;

const { allFieldsRequired, invalidPixels } = fieldMessages;

/** Width or height of a picture in pixels, always required. A number typed as text is read as one. */
export const pixels = (options: FieldOptions) =>
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
    { ...options, required: true },
  );

export const pixelsKind: Kind = {
  rules: () => ({ is: 'int' }),
  samples: { short: () => 1_200, longest: () => 5_000, other: (number) => 700 + number },
};
