import { keyField } from '../itemKeys.ts';
import * as z from '../zod.ts';
import { described, type FieldOptions } from './field.ts';
import type { Kind } from './kind.ts';

/** Fields that belong together, in a map of their own. */
export const group = <Shape extends z.ZodRawShape>(
  shape: Shape,
  options: Partial<Pick<FieldOptions, 'label' | 'group'>> = {},
) => described(z.strictObject(shape), 'group', { label: '', ...options });

/** The fields of a group, without the key of an item: clients of the API don't send one. */
const fieldsIn = (schema: z.ZodType) =>
  Object.entries<z.ZodType>((schema as z.ZodObject).shape).filter(([key]) => key !== keyField);

const mapped = (schema: z.ZodType, valueFor: (field: z.ZodType, key: string) => unknown) =>
  Object.fromEntries(
    fieldsIn(schema).map(([key, field]) => [
      key,
      // The type of a block.
      field instanceof z.ZodLiteral ? field.value : valueFor(field, key),
    ]),
  );

/** Also of whole documents and of items. */
export const groupKind: Kind = {
  rules: ({ schema }) => ({ is: 'group', fields: (schema as z.ZodObject).shape }),
  samples: {
    completes: true,
    short: ({ schema, within }, given) =>
      mapped(schema, (field, key) => within(field, Object(given)[key])),
    longest: ({ schema, within }) => mapped(schema, (field) => within(field)),
    fullest: ({ schema, within }, value) =>
      mapped(schema, (field, key) => within(field, Object(value)[key])),
  },
};
