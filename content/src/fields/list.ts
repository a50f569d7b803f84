import { keyField, keyPattern } from '../itemKeys.ts';
import { maxSampled, times } from '../samples/sample.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import * as z from '../zod.ts';
import { described, type FieldOptions } from './field.ts';
import { type Kind, listRules } from './kind.ts';

export interface ListOptions {
  /** What one of its items is called, such as “slide”. */
  item: string;
  /** How many items there may be. */
  limit: number;
}

/** The key of an item. API clients need not send one (`itemKeys.ts`). */
export const itemKey = () => z.string().regex(keyPattern, fieldMessages.wrongKind).optional();

/** An object with a key of its own. */
type Keyed<T extends z.ZodType> =
  T extends z.ZodObject<infer Shape, infer Config>
    ? z.ZodObject<Shape & { [keyField]: ReturnType<typeof itemKey> }, Config>
    : T;

/** A list of items of one kind, objects each with a key; if required, it has at least one. */
export const list = <T extends z.ZodType>(item: T, options: FieldOptions & ListOptions) => {
  const { limit, required = false } = options;
  const element = item instanceof z.ZodObject ? item.extend({ [keyField]: itemKey() }) : item;
  const items = z
    .array(element as unknown as Keyed<T>)
    .max(limit, fieldMessages.tooManyItems(limit));
  const message = required === true ? fieldMessages.allFieldsRequired : required;
  return described(message === false ? items : items.min(1, message), 'list', options);
};

const elementOf = (schema: z.ZodType) => (schema as z.ZodArray<z.ZodType>).element;

export const listKind: Kind<ListOptions> = {
  rules: listRules,
  samples: {
    completes: true,
    short: ({ schema, within }, given) => {
      const items = Array.isArray(given) ? given : [undefined];
      return items.map((item) => within(elementOf(schema), item));
    },
    longest: ({ schema, limit = 0, within }) => {
      const element = elementOf(schema);
      const count = element instanceof z.ZodObject ? Math.min(limit, maxSampled.items) : limit;
      return times(count, () => within(element));
    },
    fullest: ({ schema, limit = 0, within }, value) => {
      const [first] = value as unknown[];
      return times(limit, () => within(elementOf(schema), first));
    },
  },
};
