import * as z from '../zod.ts';
import { described, type FieldOptions } from './field.ts';
import type { Kind } from './kind.ts';

/** Yes or no. */
export const toggle = (options: FieldOptions & { initial?: boolean }) =>
  described(z.boolean(), 'toggle', {
    ...options,
    asText: (value) => (value === true ? 'Yes' : 'No'),
  });

export const toggleKind: Kind = {
  rules: () => ({ is: 'bool' }),
  samples: { short: () => true, longest: () => true, other: () => false },
};
