import { fileIdPattern } from '../fileContent.ts';
import { textLimits } from '../limits.ts';
import { shownLine } from '../shownText.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import { described, type FieldOptions, trimmedText, withRequired } from './field.ts';
import { type Kind, textRules } from './kind.ts';

const idOrNone = new RegExp(`^(${fileIdPattern})?$`);

/** A file for visitors, by its id; it may be gone by now. */
export const file = (options: FieldOptions) =>
  described(
    withRequired(
      trimmedText(textLimits.line, shownLine).regex(idOrNone, fieldMessages.wrongKind),
      options,
    ),
    'file',
    options,
  );

export const fileKind: Kind = {
  rules: textRules,
  samples: {
    short: () => 'one',
    longest: () => 'x'.repeat(100),
    other: (number) => `file-${number}`,
    refused: ['../home', 'a/b', 'a b', '__proto__'],
  },
};
