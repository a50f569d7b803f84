import { isPlainPath } from '../addresses.ts';
import { textLimits } from '../limits.ts';
import { maxSampled, times } from '../samples/sample.ts';
import * as z from '../zod.ts';
import { byteLength, described, type FieldOptions, limited } from './field.ts';
import { type Kind, mapOpenApi, mapRules } from './kind.ts';
import type { ListOptions } from './list.ts';

/**
 * A map keyed by addresses of this site, so that changes of different addresses never conflict.
 * @param value the field of each address
 */
export const byAddress = <T extends z.ZodType>(
  value: T,
  options: FieldOptions & ListOptions,
  isKey: (address: string) => boolean = isPlainPath,
) =>
  described(
    limited(
      z.record(
        z
          .string()
          // Older keys were stored without being composed; they are still found.
          .overwrite((key) => key.normalize())
          .refine((key) => isKey(key) && byteLength(key) <= textLimits.altKey),
        value,
      ),
      options.limit,
    ),
    'byAddress',
    options,
  );

const valueField = (schema: z.ZodType) => (schema as z.ZodRecord).def.valueType as z.ZodType;

export const byAddressKind: Kind<ListOptions> = {
  rules: mapRules,
  openApi: mapOpenApi,
  samples: {
    completes: true,
    short: ({ schema, within }, given = { '/about': undefined }) =>
      Object.fromEntries(
        Object.entries(Object(given)).map(([key, each]) => [key, within(valueField(schema), each)]),
      ),
    longest: ({ schema, limit = 0, within }) =>
      Object.fromEntries(
        times(Math.min(limit, maxSampled.items), (index) => [
          `/${'o'.repeat(textLimits.altKey - 4)}${100 + index}`,
          within(valueField(schema)),
        ]),
      ),
    fullest: ({ limit = 0 }, value) => {
      const [first] = Object.values(Object(value));
      return Object.fromEntries(times(limit, (index) => [`/old-${index}.html`, first]));
    },
  },
};
