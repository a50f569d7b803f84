import { textLimits } from '../limits.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import * as z from '../zod.ts';
import { described, type FieldOptions } from './field.ts';
import type { Kind } from './kind.ts';

interface ChoiceOptions {
  /** What its values are called. */
  choices: Readonly<Record<string, string>>;
}

/** One of several values, always required. `names` says what each is called. */
export const choice = <const Value extends string>(
  names: Record<Value, string>,
  options: FieldOptions,
) => {
  const { required = true } = options;
  const message = typeof required === 'string' ? required : fieldMessages.allFieldsRequired;
  const values = Object.keys(names) as Value[];
  return described(z.enum(values, message), 'choice', {
    initial: values[0],
    ...options,
    required,
    choices: names,
  });
};

export const choiceKind: Kind<ChoiceOptions> = {
  // A longer choice may come.
  rules: () => ({ is: 'text', max: textLimits.line }),
  samples: {
    short: ({ choices = {} }) => Object.keys(choices)[0],
    longest: ({ choices = {} }) => Object.keys(choices).at(-1),
    other: (_, { choices = {} }) => Object.keys(choices).at(-1),
  },
};
