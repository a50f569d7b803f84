import { shownText } from '../shownText.ts';
import { isPercent } from '../styleValues.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import * as z from '../zod.ts';
import { described, type FieldOptions, singleLine, withRequired } from './field.ts';
import { type Kind, textRules } from './kind.ts';

const withPercentSign = (value: unknown) => {
  if (typeof value !== 'number' && typeof value !== 'string') return value;
  const size = shownText(String(value));
  return /^\d+(\.\d+)?$/.test(size) ? `${size}%` : value;
};

/** A share of the available space, `1%` to `100%`, or an empty string. A plain number is read as one. */
export const percent = (options: FieldOptions) => {
  const size = singleLine().refine(
    (value) => value === '' || isPercent(value),
    fieldMessages.invalidPercent,
  );
  return described(z.preprocess(withPercentSign, withRequired(size, options)), 'percent', {
    initial: '100%',
    ...options,
  });
};

export const percentKind: Kind = {
  rules: textRules,
  samples: {
    short: () => '80%',
    longest: () => '33.33%',
    other: (number) => `${10 + (number % 90)}.25%`,
  },
};
