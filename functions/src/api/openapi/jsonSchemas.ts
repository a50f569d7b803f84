import { descriptionOf } from '@lamplight/content/descriptions';
import type { DeclaredField } from '@lamplight/content/fields/kind';
import { declaredAs } from '@lamplight/content/fields/kinds';
import { portableTextSchema } from '@lamplight/content/fields/richText';
import { keyField } from '@lamplight/content/itemKeys';
import { typeField } from '@lamplight/content/pageBlocks';
import { emptyValue, initialValue } from '@lamplight/content/readable';
import * as z from '@lamplight/content/zod';
import { hasRichTexts, richField } from '../richFields.ts';
import type { JsonSchema } from '../route.ts';

/**
 * A Zod schema as a JSON Schema of what it takes, with the words of its fields' descriptions.
 * @param inBlock whether it is of a block: clients may leave out what need not be filled in there
 */
export function jsonSchemaOf(schema: z.ZodType, inBlock = false): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { kind, field } = declaredAs(zodSchema as unknown as z.ZodType) ?? {};
      hideKeys(jsonSchema);
      if (inBlock) {
        asFormatted(field, jsonSchema);
        requireLittle(zodSchema as unknown as z.ZodType, jsonSchema);
      } else asPlainText(field, jsonSchema);
      asBlocks(field, jsonSchema, (type) => jsonSchemaOf(type, true));
      if (!kind || !field) return;
      if (field.label) jsonSchema.title = field.label;
      if (field.hint) jsonSchema.description = field.hint;
      Object.assign(jsonSchema, kind.openApi?.(field));
    },
  });
  return json;
}

/** The same for content that is shown: missing or broken values are empty, required or not. */
function shownSchemaOf(schema: z.ZodType, inBlock = false): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      hideKeys(jsonSchema);
      const { field } = declaredAs(zodSchema as unknown as z.ZodType) ?? {};
      (inBlock ? asFormatted : asPlainText)(field, jsonSchema);
      asBlocks(field, jsonSchema, (type) => shownSchemaOf(type, true));
      delete jsonSchema.minLength;
      delete jsonSchema.minItems;
    },
  });
  return json;
}

/** Clients have no need of the keys of items. */
function hideKeys({ properties }: JsonSchema): void {
  if (properties) delete Object(properties)[keyField];
}

/** Blocks are of several types, each with fields of its own. */
function asBlocks(
  field: DeclaredField | undefined,
  jsonSchema: JsonSchema,
  schemaOf: (type: z.ZodType) => JsonSchema,
): void {
  if (!field || descriptionOf(field.schema)?.kind !== 'blocks') return;
  const { options } = (field.schema as z.ZodArray<z.ZodDiscriminatedUnion<z.ZodObject[]>>).element;
  jsonSchema.items = { oneOf: options.map(schemaOf), discriminator: { propertyName: typeField } };
}

/** In blocks, formatted texts are in the fields themselves. */
function asFormatted(field: DeclaredField | undefined, jsonSchema: JsonSchema): void {
  if (!field || descriptionOf(field.schema)?.kind !== 'richText') return;
  jsonSchema.anyOf = [{ type: 'string' }, { $ref: '#/components/schemas/PortableText' }];
}

/** An object that is completed with initial values requires only those fields whose initial value is invalid. */
function requireLittle(schema: z.ZodType, jsonSchema: JsonSchema): void {
  if (!(schema instanceof z.ZodObject)) return;
  jsonSchema.required = Object.entries<z.ZodType>(schema.shape)
    .filter(([key, field]) => key === typeField || !field.safeParse(initialValue(field)).success)
    .map(([key]) => key)
    .filter((key) => key !== keyField);
}

/** Formatted texts are next to the plain ones. */
function asPlainText(field: DeclaredField | undefined, jsonSchema: JsonSchema): void {
  if (!field || descriptionOf(field.schema)?.kind !== 'richText') return;
  delete jsonSchema.anyOf;
  jsonSchema.type = 'string';
  if (field.required) jsonSchema.minLength = 1;
}

/** Formatted text, as the API takes and answers it. */
export function portableText(): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(portableTextSchema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return json;
}

/** A schema with the formatted texts next to its plain ones, where it may have some. */
function withRich(schema: z.ZodType, json: JsonSchema): JsonSchema {
  if (!hasRichTexts(schema)) return json;
  const rich = {
    type: 'object',
    description: 'The formatting of texts, by the paths of their fields, such as “sections.0.text”',
    additionalProperties: { $ref: '#/components/schemas/PortableText' },
  };
  return { ...json, properties: { ...propertiesOf(json), [richField]: rich } };
}

/** Content as it is answered without metadata. */
export const answeredContentOf = (schema: z.ZodType): JsonSchema =>
  withRich(schema, shownSchemaOf(schema));

export const text = { type: 'string' };
export const count = { type: 'integer', minimum: 0 };

/** Content as it is answered: with its `_id` and its metadata. */
export function recordOf(schema: z.ZodType, metadata: Record<string, JsonSchema>): JsonSchema {
  const json = shownSchemaOf(schema);
  const properties = { _id: text, ...propertiesOf(json), ...metadata };
  return withRich(schema, { ...json, properties, required: Object.keys(properties) });
}

/** A record of a list or a document, which is saved as a whole or in part. */
export const savedRecordOf = (schema: z.ZodType) => recordOf(schema, { version: count });

/** What may be sent to save content: some of its fields, and the version that its author saw. */
export function changesOf(schema: z.ZodType, scratchFields: readonly string[] = []): JsonSchema {
  const { required: _, ...json } = jsonSchemaOf(schema);
  const scratch = Object.fromEntries(scratchFields.map((field) => [field, {}]));
  const properties = { _id: {}, ...propertiesOf(json), version: count, ...scratch };
  return withRich(schema, { ...json, properties });
}

/** What may be sent as a form: its fields; only the required ones must be there. */
export function formOf(schema: z.ZodType): JsonSchema {
  const json = jsonSchemaOf(schema);
  const { error } = schema.safeParse(emptyValue(schema));
  const required = new Set(error?.issues.map(({ path: [field] }) => String(field)));
  const properties = {
    ...propertiesOf(json),
    id: {
      type: 'string',
      format: 'uuid',
      description: 'Made by the sender; the same for retries.',
    },
    website: { ...text, description: 'A field that people do not see.' },
    elapsed: { type: 'number', description: 'Milliseconds that filling in took.' },
  };
  return { ...json, properties, required: [...required] };
}

export const arrayOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** An object of texts and numbers, all of which are there. */
export const objectOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const propertiesOf = ({ properties }: JsonSchema): Record<string, JsonSchema> =>
  Object.assign({}, properties);
