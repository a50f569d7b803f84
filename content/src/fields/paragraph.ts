import { textLimits } from '../limits.ts';
import { textOf } from '../samples/sample.ts';
import { shownLines } from '../shownText.ts';
import { describedText, type FieldOptions, trimmedText } from './field.ts';
import { type Kind, textRules } from './kind.ts';
import type { TextOptions } from './line.ts';

/** Text with line breaks, of at most 5,000 characters. */
export const paragraph = (options: FieldOptions & TextOptions) =>
  describedText(trimmedText(textLimits.paragraph, shownLines), 'paragraph', options);

export const paragraphKind: Kind<TextOptions> = {
  rules: textRules,
  samples: {
    short: ({ label }) => `${label} in\ntwo lines.`,
    longest: () => textOf(textLimits.paragraph),
  },
};
