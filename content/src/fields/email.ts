import { storedEmail } from '../accountEmail.ts';
import { isEmail } from '../emails.ts';
import { textLimits } from '../limits.ts';
import { emailOf } from '../samples/sample.ts';
import { shownLine } from '../shownText.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import { describedText, type FieldOptions, trimmedText } from './field.ts';
import { type Kind, textRules } from './kind.ts';

/** An email address, or an empty string. */
export const email = (options: FieldOptions) =>
  describedText(
    trimmedText(textLimits.line, (typed) => storedEmail(shownLine(typed))).refine(
      (value) => value === '' || isEmail(value),
      fieldMessages.invalidEmail,
    ),
    'email',
    options,
  );

export const emailKind: Kind = {
  rules: textRules,
  samples: {
    short: () => 'ruth@lamplight.example',
    longest: () => emailOf(textLimits.line),
    other: (number) => `other-${number}@lamplight.example`,
    refused: ['ruth', 'ruth@lamplight', 'ruth.lamplight.example', 'a@b.example, all@evil.example'],
  },
};
