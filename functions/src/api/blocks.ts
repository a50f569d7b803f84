import { schemaAt, typeOf } from '@lamplight/content/fieldsOf';
import { isMap } from '@lamplight/content/isMap';
import { initialValue } from '@lamplight/content/readable';
import * as z from '@lamplight/content/zod';

/**
 * Content as clients send it, whose blocks and what is in them need not have all of their fields: those that they leave
 * out are as in a new block.
 * @param within whether it is within a block
 */
export function withInitialValues(schema: z.ZodType, value: unknown, within = false): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const element = schema.element as z.ZodType;
    const isBlock = element instanceof z.ZodDiscriminatedUnion;
    return value.map((item) => {
      const type = typeOf(element, item);
      return type ? withInitialValues(type, item, within || isBlock) : item;
    });
  }
  if (!(schema instanceof z.ZodObject && isMap(value))) return value;
  const fields = Object.entries(value).map(([key, each]) => {
    const field = schemaAt(schema, [key]);
    return [key, field ? withInitialValues(field, each, within) : each];
  });
  return { ...(within && initialValue(schema)), ...Object.fromEntries(fields) };
}
