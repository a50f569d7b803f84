import { descriptionOf, descriptions } from '@lamplight/content/descriptions';
import { fieldsOf } from '@lamplight/content/fieldsOf';
import { messages } from '@lamplight/content/messages';
import { z } from '@lamplight/content/zod';
import { reasonOr } from './failures.ts';

/** How content of one kind becomes the values of a form, and those become content again. */
export interface ContentForm<Content extends object = Record<string, unknown>> {
  /** Schema of the stored content. */
  schema: z.ZodType<Content>;
  /** Schema of what the form holds. */
  formSchema: z.ZodType<object>;
  toForm: (content: Content) => object;
  fromForm: (form: object) => Content;
}

/**
 * The form of content with this schema. It holds the content as it is, but that items of lists are
 * objects, which lists of fields need; descriptions of pictures that are not used any more are left out
 * when it becomes content again.
 */
export const contentForm = <Content extends object>(
  schema: z.ZodType<Content>,
): ContentForm<Content> => ({
  schema,
  formSchema: formSchemaOf(schema) as z.ZodType<object>,
  toForm: (content) => Object(converted(schema, content, (item) => ({ value: item }))),
  fromForm: (form) =>
    withUsedAlts(schema, converted(schema, form, (item) => Object(item).value) as Content),
});

/**
 * The form of a page's content, and in which words its saves are told.
 * @param saved said after a save, where the specification has words of its own for it
 */
export const pageForm = <Content extends object>(
  schema: z.ZodType<Content>,
  saved: string = messages.contentUpdated,
) => ({ ...contentForm(schema), saved, saveFailed: reasonOr(messages.updateContentFailed) });

const isPlainList = (schema: z.ZodType): schema is z.ZodArray<z.ZodType> =>
  schema instanceof z.ZodArray &&
  descriptionOf(schema)?.kind === 'list' &&
  !(schema.element instanceof z.ZodObject);

function formSchemaOf(schema: z.ZodType): z.ZodType {
  if (isPlainList(schema)) {
    const item = z.strictObject({ value: schema.element });
    return like(schema, new z.ZodArray({ ...schema.def, element: item }));
  }
  if (!(schema instanceof z.ZodObject)) return schema;
  const fields = Object.entries<z.ZodType>(schema.shape);
  const inForm = fields.map(([key, field]) => [key, formSchemaOf(field)] as const);
  if (inForm.every(([, field], index) => field === fields[index]?.[1])) return schema;
  return like(schema, new z.ZodObject({ ...schema.def, shape: Object.fromEntries(inForm) }));
}

/** A schema with the description of another. */
function like<T extends z.ZodType>(other: z.ZodType, schema: T): T {
  const description = descriptionOf(other);
  if (description) descriptions.add(schema, description);
  return schema;
}

/** A value in which the items of plain lists are changed. */
function converted(schema: z.ZodType, value: unknown, change: (item: unknown) => unknown): unknown {
  if (isPlainList(schema)) return Array.isArray(value) ? value.map(change) : value;
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const field: z.ZodType | undefined = schema.shape[key];
      return [key, field ? converted(field, each, change) : each];
    }),
  );
}

/** Content with those descriptions of pictures that say something of a picture in it. */
function withUsedAlts<Content extends object>(schema: z.ZodType, content: Content): Content {
  if (!('imageAlts' in content)) return content;
  const pictures = fieldsOf(schema, content).filter(
    ({ description }) => description?.kind === 'picture',
  );
  const used = new Set(pictures.map(({ value }) => String(value)));
  const alts: [string, unknown][] = Object.entries(Object(content.imageAlts));
  const imageAlts = Object.fromEntries(alts.filter(([url, alt]) => alt !== '' && used.has(url)));
  return { ...content, imageAlts };
}

/** What the field is called that says what a picture shows. */
export const altFieldName = (url: string) => `imageAlts.${url}`;
