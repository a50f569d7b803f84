import { brandColour, colourPattern } from '../styleValues.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import { described, type FieldOptions, singleLine } from './field.ts';
import { type Kind, textRules } from './kind.ts';

interface ColourOptions {
  /** Pages are coloured with shades of it in which texts can be read. */
  shades?: boolean;
}

/** A colour as `#rgb` or `#rrggbb`, always required. */
export const colour = (options: FieldOptions & ColourOptions) =>
  described(singleLine().regex(colourPattern, fieldMessages.invalidColour), 'colour', {
    initial: brandColour,
    ...options,
    required: true,
  });

export const colourKind: Kind<ColourOptions> = {
  rules: textRules,
  samples: {
    short: () => brandColour,
    longest: () => brandColour,
    other: (number) => `#${123_456 + number}`,
    refused: ['green', '#12', 'url(https://evil.example)', 'red;}</style>'],
  },
};
