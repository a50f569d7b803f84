import * as z from '../zod.ts';
import { described, type FieldOptions } from './field.ts';
import type { Kind } from './kind.ts';

/** A box that has to be ticked. */
export const agreement = (options: FieldOptions & { required: string }) =>
  described(z.literal(true, options.required), 'agreement', options);

export const agreementKind: Kind = {
  rules: () => ({ is: 'bool' }),
  samples: { short: () => true, longest: () => true },
};
