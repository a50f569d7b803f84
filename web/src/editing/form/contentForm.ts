import { descriptionOf, descriptions } from '@lamplight/content/descriptions';
import { fieldsOf, itemOf, schemaAt, stepsOf } from '@lamplight/content/fieldsOf';
import { isMap } from '@lamplight/content/isMap';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import { messages } from '@lamplight/content/texts/messages';
import * as z from '@lamplight/content/zod';
import { reasonOr } from '../saving/failures.ts';

/** Converts content of one kind into the values of a form, and back. */
export interface ContentForm<Content extends object = Record<string, unknown>> {
  /** Schema of the stored content. */
  schema: z.ZodType<Content>;
  /** Schema of what the form holds. */
  formSchema: z.ZodType<object>;
  toForm: (content: Content) => object;
  fromForm: (form: object) => Content;
  /** What content would lose of a form that is stored as a draft, which needn't be valid. */
  losses?: (form: object) => z.core.$ZodIssue[];
}

/**
 * The form of content with this schema. It holds the content as it is, except that items of lists are
 * objects, as lists of fields require. Converting back drops the descriptions of pictures that are not used
 * any more.
 */
export const contentForm = <Content extends object>(
  schema: z.ZodType<Content>,
): ContentForm<Content> => ({
  schema,
  formSchema: formSchemaOf(schema) as z.ZodType<object>,
  toForm: (content) => Object(converted(schema, content, (item) => ({ value: item }))),
  fromForm: (form) =>
    withUsedAlts(
      schema,
      converted(schema, form, (item) => Object(item).value),
    ) as Content,
});

/**
 * The form of a page's content, with the messages about saving.
 * @param saved the message after a save, if the page has its own
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

/**
 * Converts the values of a form with any earlier schema into content: forms wrap items of lists in objects.
 */
export function contentHeldBy(form: unknown): unknown {
  if (Array.isArray(form))
    return form.map((item) => contentHeldBy(isHeld(item) ? item.value : item));
  if (!isMap(form)) return form;
  return Object.fromEntries(Object.entries(form).map(([key, each]) => [key, contentHeldBy(each)]));
}

const isHeld = (item: unknown): item is { value: unknown } =>
  isMap(item) && Object.keys(item).join() === 'value';

/** A value without the descriptions of pictures that are not in it. */
function withUsedAlts(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => {
      const within = itemOf(schema, item);
      return within ? withUsedAlts(within, item) : item;
    });
  }
  if (!(schema instanceof z.ZodObject) || !isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const field: z.ZodType | undefined = schema.shape[key];
      if (key === 'imageAlts' && isMap(each)) return [key, usedOf(each, picturesOf(schema, value))];
      return [key, field ? withUsedAlts(field, each) : each];
    }),
  );
}

const usedOf = (alts: Record<string, unknown>, used: Set<string>) =>
  Object.fromEntries(Object.entries(alts).filter(([url]) => used.has(url)));

const picturesOf = (schema: z.ZodType, content: unknown): Set<string> =>
  new Set(
    fieldsOf(schema, content)
      .filter(({ description }) => description?.kind === 'picture')
      .map(({ value }) => withoutFocus(String(value))),
  );

/**
 * Finds the alt texts for the picture of a field: those of the content that it belongs to.
 * @param name the dotted path of the field
 * @returns the dotted path of the alt texts; undefined if there are none, or if a caption describes the picture
 */
export function altsFor(schema: z.ZodType, name: string): string | undefined {
  const steps = stepsOf(name);
  const field = schemaAt(schema, steps);
  if (field && descriptionOf(field)?.captioned) return undefined;
  for (let length = steps.length - 1; length >= 0; length -= 1) {
    const parentSteps = steps.slice(0, length);
    const content = schemaAt(schema, parentSteps);
    if (content instanceof z.ZodObject && 'imageAlts' in content.shape) {
      return [...parentSteps, 'imageAlts'].join('.');
    }
  }
  return undefined;
}

/** The name of the field with the alt text of the picture at an address. */
export const altFieldName = (alts: string, url: string) => `${alts}.${withoutFocus(url)}`;
