import { maxSampled, times } from '../samples/sample.ts';
import { fieldMessages } from '../texts/fieldMessages.ts';
import * as z from '../zod.ts';
import { described, type FieldOptions } from './field.ts';
import { type Kind, listRules } from './kind.ts';
import type { ListOptions } from './list.ts';

/** What a page consists of, one below the other: blocks of several types (`pageBlocks.ts`), each with a key of its own. */
export const blocks = <T extends z.ZodType>(block: T, options: FieldOptions & ListOptions) =>
  described(
    z.array(block).max(options.limit, fieldMessages.tooManyItems(options.limit)),
    'blocks',
    options,
  );

const typesIn = (schema: z.ZodType) =>
  ((schema as z.ZodArray).element as z.ZodDiscriminatedUnion<z.ZodObject[]>).options;

export const blocksKind: Kind<ListOptions> = {
  rules: listRules,
  samples: {
    completes: true,
    short: ({ schema, within }, given) =>
      given === undefined ? typesIn(schema).map((type) => within(type)) : given,
    longest: ({ schema, within }) =>
      typesIn(schema)
        .slice(0, maxSampled.items)
        .map((type) => within(type)),
    fullest: ({ schema, limit = 0, within }) => {
      const [first] = typesIn(schema);
      return first ? times(limit, () => within(first)) : [];
    },
  },
};
