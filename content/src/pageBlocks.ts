import type { BlockType } from './blockType.ts';
import * as types from './blockTypes.ts';
import { described } from './fields/field.ts';
import { itemKey } from './fields/list.ts';
import { isMap } from './isMap.ts';
import { keyField } from './itemKeys.ts';
import { type Schedule, scheduled } from './scheduled.ts';
import * as z from './zod.ts';

/** The name of a type of block in the store, such as `quote`. */
export type BlockName = keyof typeof types;

/** The types of block by their names. */
export const blockTypes = types as { readonly [Name in BlockName]: BlockType };

export const blockNames = Object.keys(types) as BlockName[];

/** The field that says which type a block is of. */
export const typeField = '_type';

type Fields<Name extends BlockName> = z.infer<z.ZodObject<(typeof types)[Name]['fields']>>;

/** A block of a page, of one type or of any. */
export type PageBlock<Name extends BlockName = BlockName> = {
  [Each in Name]: { _type: Each; _key?: string | undefined } & Partial<Schedule> & Fields<Each>;
}[Name];

/** The schema of a block of one type. */
const schemaOf = (name: BlockName) =>
  described(
    scheduled({
      [typeField]: z.literal(name),
      [keyField]: itemKey(),
      ...blockTypes[name].fields,
    }),
    'group',
    { label: blockTypes[name].label },
  );

/** A block of any type. */
export const blockSchema = z.discriminatedUnion(
  typeField,
  blockNames.map(schemaOf) as unknown as [ReturnType<typeof schemaOf>],
) as unknown as z.ZodDiscriminatedUnion<[z.ZodObject]> & z.ZodType<PageBlock>;

/** The type of a block of any shape; undefined where there is no such type. */
export function blockNameOf(block: unknown): BlockName | undefined {
  const name = isMap(block) ? block[typeField] : undefined;
  return blockNames.find((each) => each === name);
}
