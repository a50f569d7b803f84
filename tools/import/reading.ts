import { type Description, descriptionOf } from '@lamplight/content/descriptions';
import { fieldsOf, type Path } from '@lamplight/content/fieldsOf';
import { emptyValue, initialValue } from '@lamplight/content/readable';
import { plainText, type RichText } from '@lamplight/content/richText';
import * as z from '@lamplight/content/zod';
import { type Note, shortened } from './findings.ts';
import { added, ignored } from './oldFields.ts';
import { asWideAs, type OldPictures, type PictureSize, pictureFor } from './pictures.ts';
import { cut, type Repair, refusals, repaired } from './repairs.ts';
import { fieldsIn, listIn, mapIn, missing, plain, valueIn } from './shapes.ts';

/** The context of a reading. */
export interface Reading {
  note: Note;
  pictures: OldPictures;
  /**
   * Whether fields that cannot be empty, such as a colour, get the default of a new one. Not for visitors'
   * submissions: only visitors may say that.
   */
  fills: boolean;
}

/** The further context within an object or a list. */
interface ReadingContext extends Reading {
  at: Path;
  /** The size of the picture next to a field, in pixels. */
  nearby?: PictureSize | undefined;
  /** Whether it is an item, which is left out where it would be empty. */
  isItem?: boolean;
}

type Content = Record<string, unknown>;

/**
 * Reads an object of an old answer as content of today: what fits is taken, what can be repaired is, and all
 * else is empty as the schema has it. Everything that is not taken as it was is noted.
 * @param ofOthers keys that are content of something else, and not noted as unknown
 */
export function contentIn(
  schema: z.ZodObject,
  value: Content,
  reading: Reading,
  ofOthers: readonly string[] = [],
): Content {
  return objectIn(schema, value, { ...reading, at: [] }, ofOthers);
}

/** Whether there is nothing to read in some content: no text, no picture, no item. */
export const isEmptyContent = (schema: z.ZodType, content: unknown): boolean =>
  fieldsOf(schema, content).every(
    ({ value, description }) => neverEmpty.includes(description?.kind) || value === '',
  );

const neverEmpty: unknown[] = [
  'percent',
  'pixels',
  'colour',
  'choice',
  'choices',
  'alts',
  'byAddress',
  undefined,
];

function valueAs(schema: z.ZodType, value: unknown, context: ReadingContext): unknown {
  const own = plain(value);
  if (schema instanceof z.ZodRecord) {
    if (own)
      context.note(context.at, own, 'refused', 'not taken because pictures have new addresses');
    return {};
  }
  if (schema instanceof z.ZodObject) return groupIn(schema, own, context);
  if (!(schema instanceof z.ZodArray)) return fieldIn(schema, own, context);
  return schema.element instanceof z.ZodEnum
    ? choicesIn(schema, own, context)
    : itemsIn(schema as z.ZodArray<z.ZodType>, own, context);
}

function groupIn(schema: z.ZodObject, value: unknown, context: ReadingContext): unknown {
  const { at, note } = context;
  const found = mapIn(schema, value);
  if ('why' in found) {
    note(at, value, 'empty', `left empty because ${found.why}`);
    return emptyValue(schema);
  }
  if (found.note) note(at, value, 'changed', `taken, though it is ${found.note}`);
  return objectIn(schema, found.map, context);
}

function objectIn(
  { shape }: z.ZodObject,
  map: Content,
  context: ReadingContext,
  ofOthers: readonly string[] = [],
): Content {
  const { at, note, pictures } = context;
  const content: Content = {};
  const used = new Set<string>([...ignored, ...ofOthers]);
  let nearby: ReadingContext['nearby'];
  for (const [key, field] of fieldsIn(shape)) {
    const found = valueIn(map, key);
    const place = [...at, key];
    used.add(found.key);
    if (found.key !== key)
      note(place, found.value, 'changed', `taken, though it is called “${found.key}”`);
    const inField = { ...context, at: place, nearby, isItem: false };
    const taken = currentValue(field, found.value, inField);
    content[key] = taken;
    const { kind } = descriptionOf(field) ?? {};
    if (kind === 'picture') nearby = pictures.sizeOf(taken);
    if (kind === 'pixels' && key === 'width') nearby = asWideAs(nearby, taken);
  }
  for (const [key, value] of Object.entries(map)) {
    if (!used.has(key) && !isNothing(value)) {
      note([...at, key], value, 'refused', 'not taken because there is no such field');
    }
  }
  return content;
}

const currentValue = (schema: z.ZodType, value: unknown, context: ReadingContext) =>
  value === undefined && added.includes(String(context.at.at(-1)))
    ? emptyValue(schema)
    : valueAs(schema, value, context);

const isNothing = (value: unknown) => value === null || value === '';

function itemsIn(
  schema: z.ZodArray<z.ZodType>,
  value: unknown,
  context: ReadingContext,
): unknown[] {
  const { at, note } = context;
  const { limit = 0, required = false } = descriptionOf(schema) ?? {};
  const { element } = schema;
  const found = listIn(element, value);
  if ('why' in found) {
    note(at, value, 'empty', `left empty because ${found.why}`);
    return [];
  }
  if (found.note) note(at, value, 'changed', `taken, though it is ${found.note}`);
  const items: unknown[] = [];
  for (const [index, each] of found.items.entries()) {
    const place = [...at, index];
    const refuse = (why: string) => note(place, each, 'refused', `not taken because ${why}`);
    const item = itemIn(element, plain(each), { ...context, at: place, isItem: true }, refuse);
    const isTwice = saysMore(element) && items.some((other) => isSame(other, item));
    if (item === undefined) continue;
    if (isTwice) refuse('it is there twice');
    else if (items.length >= limit) refuse(`there may be ${limit} at the most`);
    else items.push(item);
  }
  const nothing = 'left empty because none could be taken';
  if (items.length === 0 && required) note(at, undefined, 'empty', nothing);
  return items;
}

function itemIn(
  element: z.ZodType,
  value: unknown,
  context: ReadingContext,
  refuse: (why: string) => void,
): unknown {
  if (!(element instanceof z.ZodObject)) return fieldIn(element, value, context) || undefined;
  const found = mapIn(element, value);
  if ('why' in found) {
    refuse(found.why);
    return undefined;
  }
  if (found.note) context.note(context.at, value, 'changed', `taken, though it is ${found.note}`);
  const item = objectIn(element, found.map, context);
  if (!isEmptyContent(element, item)) return item;
  refuse('nothing in it could be taken');
  return undefined;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether items are more than single words, which a title may have twice. */
const saysMore = (element: z.ZodType) =>
  !(element instanceof z.ZodObject) ||
  Object.values(element.shape).some((field) =>
    ['paragraph', 'richText', 'picture', 'link'].includes(
      String(descriptionOf(field as z.ZodType)?.kind),
    ),
  );

function choicesIn(schema: z.ZodArray, value: unknown, context: ReadingContext): unknown[] {
  const { at, note } = context;
  const choices = Object.fromEntries(
    (schema.element as z.ZodEnum).options.map((option) => [option, String(option)]),
  );
  const one: Description = { label: '', kind: 'choice', required: true, choices };
  const isText = typeof value === 'string';
  const all: unknown[] = isText ? value.split(/[,;/&]|\band\b/) : Array.isArray(value) ? value : [];
  const taken = all.flatMap((each, index) => {
    const repair = repaired(each, one);
    if ('value' in repair && repair.value !== '') return [repair];
    note([...at, index], each, 'refused', `not taken because ${whyOf(repair)}`);
    return [];
  });
  const values = [...new Set(taken.map((each) => each.value))];
  const isChanged = JSON.stringify(values) !== JSON.stringify(value);
  if (values.length === 0) note(at, value, 'empty', 'left empty because nothing is chosen');
  else if (isChanged) note(at, value, 'changed', `taken as ${quoted(values.join(', '))}`);
  return values;
}

const whyOf = (repair: Repair) => ('why' in repair ? repair.why : 'it is empty');

/** A field that is read, and its old value. */
interface Field {
  schema: z.ZodType;
  description: Description;
  value: unknown;
  context: ReadingContext;
}

function fieldIn(schema: z.ZodType, value: unknown, context: ReadingContext): unknown {
  const description = descriptionOf(schema);
  if (!description) return emptyValue(schema);
  const field = { schema, description, value, context };
  const { required } = description;
  if (value === undefined || value === null) {
    // Visitors may leave fields empty, and optional fields may be missing.
    const isMissed = required || (context.fills && !schema.safeParse(undefined).success);
    return isMissed ? emptied(field, missing(value)) : emptyValue(schema);
  }
  if (value === '') {
    return required || context.isItem ? emptied(field, 'it is empty') : emptyValue(schema);
  }
  const repair = repaired(value, description);
  if ('why' in repair) return emptied(field, repair.why);
  if (repair.value === '') return emptied(field, 'nothing of it can be shown');
  return description.kind === 'picture'
    ? pictureIn(field, repair)
    : accepted(field, repair.value, repair.notes);
}

function pictureIn(field: Field, { value, notes }: { value: unknown; notes: string[] }): unknown {
  const found = pictureFor(String(value), field.context.pictures);
  if ('kept' in found) return kept(field, found.kept, found.why);
  if ('why' in found) return emptied(field, found.why);
  return accepted(field, found.value, [...notes, ...found.notes]);
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? plainText(value as RichText) : String(value);

/** The value, if the field's schema takes it, perhaps cut. */
function accepted(field: Field, value: unknown, notes: string[]): unknown {
  const { schema, description, context } = field;
  const { success, data } = schema.safeParse(value);
  if (success) {
    const done = `taken as ${quoted(textOf(data))}: ${notes.join(', ')}`;
    if (notes.length > 0) context.note(context.at, field.value, 'changed', done);
    return data;
  }
  // A formatted text that is too long is cut as a plain one.
  const shorter = cut(textOf(value), description);
  return shorter === undefined
    ? emptied(field, refusals[description.kind] ?? 'it does not fit')
    : accepted(field, shorter, [...notes, `cut, as it has ${textOf(value).length} characters`]);
}

/** The address of a picture that could not be fetched. */
function kept(field: Field, address: string, why: string): unknown {
  const { success, data } = field.schema.safeParse(address);
  if (!success) return emptied(field, why);
  const { at, note } = field.context;
  note(at, field.value, 'kept', `its address is kept, but it could not be fetched: ${why}`);
  return data;
}

/** The content of a field from which nothing can be taken. */
function emptied(field: Field, why: string): unknown {
  const { schema, value, context } = field;
  const { at, note, fills, isItem } = context;
  const filled = fills ? filledIn(field) : undefined;
  if (filled !== undefined) {
    note(at, value, 'changed', `taken as ${quoted(String(filled))} because ${why}`);
    return filled;
  }
  if (isItem) note(at, value, 'refused', `not taken because ${why}`);
  else note(at, value, 'empty', `left empty because ${why}`);
  return emptyValue(schema);
}

/** The value for a field that cannot be empty, if there is a sensible one. */
function filledIn({ schema, description: { kind, required }, context }: Field): unknown {
  const { at, nearby } = context;
  if (kind === 'pixels') return nearby?.[at.at(-1) === 'height' ? 'height' : 'width'];
  const isNeeded = ['colour', 'choice'].includes(kind) || (kind === 'percent' && required);
  return isNeeded ? initialValue(schema) : undefined;
}

const quoted = (text: string) => `“${shortened(text)}”`;
