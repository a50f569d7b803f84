import { textLimits } from '../limits.ts';
import { textOf } from '../samples/sample.ts';
import { describedText, type FieldOptions, singleLine } from './field.ts';
import { type Kind, textRules } from './kind.ts';

/** A phone number, however it is written. */
export const phone = (options: FieldOptions) => describedText(singleLine(), 'phone', options);

export const phoneKind: Kind = {
  rules: textRules,
  samples: {
    short: () => '+1 555 010 0199',
    longest: () => textOf(textLimits.line),
    other: (number) => `+1 555 010 0${100 + number}`,
  },
};
