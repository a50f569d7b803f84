import { fieldMessages } from '../texts/fieldMessages.ts';
import * as z from '../zod.ts';
import { described, type FieldOptions } from './field.ts';
import { type Kind, listRules } from './kind.ts';

interface ChoicesOptions {
  limit: number;
}

/** Several of a few values, each at most once; if required, at least one. */
export const choices = <const Value extends string>(
  values: readonly Value[],
  options: FieldOptions & { required: string },
) =>
  described(
    z
      .array(z.enum(values, options.required))
      .min(1, options.required)
      .max(values.length, options.required)
      .refine((all) => new Set(all).size === all.length, fieldMessages.wrongKind),
    'choices',
    { ...options, limit: values.length },
  );

const valuesOf = (schema: z.ZodType) => (schema as z.ZodArray<z.ZodEnum>).element.options;

export const choicesKind: Kind<ChoicesOptions> = {
  rules: listRules,
  samples: {
    short: ({ schema }) => valuesOf(schema).slice(0, 1),
    longest: ({ schema }) => valuesOf(schema).slice(),
  },
};
