import { descriptionOf } from '../descriptions.ts';
import { hasFields, typeOf } from '../fieldsOf.ts';
import { keyField } from '../itemKeys.ts';
import { textLimits } from '../limits.ts';
import { richTextLimits } from '../richText.ts';
import * as z from '../zod.ts';
import { changesOfText, type How, tooLong, type ValueChange } from './textChanges.ts';

/**
 * One change of sound content, made from what its schema says: whether it leaves the content sound
 * is known from how it was made. Schema, rules and API are all tried with it.
 */
export interface Change {
  what: string;
  /** Where it is, key by key; the last key is of what was changed, added or removed. */
  at: readonly string[];
  how: How;
  content: unknown;
  sound: boolean;
}

/** Every change of a sound content that its schema gives reason for. In lists, the first item is changed. */
export function changesOf(schema: z.ZodType, content: unknown): Change[] {
  return walk(schema as unknown as AnySchema, content, []).map(({ at, value, ...change }) => {
    const changed = changedAt(content, at, value);
    return {
      at,
      how: change.how,
      what: `${at.join('.')}: ${change.what}`,
      content: changed,
      sound: change.sound ?? schema.safeParse(changed).success,
    };
  });
}

type AnySchema =
  | z.ZodObject
  | z.ZodArray
  | z.ZodRecord<z.ZodString, z.ZodString>
  | z.ZodPipe
  | z.ZodString
  | z.ZodNumber
  | z.ZodUnion
  | z.ZodEnum
  | z.ZodLiteral;

type PlacedChange = ValueChange & { at: readonly string[] };

function walk(schema: AnySchema, value: unknown, at: readonly string[]): PlacedChange[] {
  const kinds = at.length > 0 ? otherKinds(value, at) : [];
  const own = [...kinds, ...ownChanges(schema, value)].map((change) => ({ ...change, at }));
  return [...own, ...changesWithin(schema, value, at)];
}

/** What can be said of a value without looking into it. */
function ownChanges(schema: AnySchema, value: unknown): ValueChange[] {
  switch (schema.def.type) {
    case 'pipe':
      return ownChanges(schema.def.out as AnySchema, value);
    case 'string':
      return changesOfText(schema as z.ZodString, String(value));
    case 'number':
      return changesOfNumber(schema as z.ZodNumber);
    case 'union':
      if (schema instanceof z.ZodDiscriminatedUnion) return [];
      return [
        ...changesOfText(schema.def.options[0] as z.ZodString, String(value)),
        ...changesOfRichText(),
      ];
    case 'array':
      return changesOfList(schema as z.ZodArray, value as unknown[]);
    case 'record':
      return changesOfMap(schema as z.ZodRecord, value as Record<string, unknown>);
    case 'enum':
      return [
        { what: 'none of the choices', how: 'other text', value: 'elsewhere', sound: false },
        tooLong('x'.repeat(textLimits.line + 1)),
      ];
    default:
      return [];
  }
}

function changesWithin(schema: AnySchema, value: unknown, at: readonly string[]): PlacedChange[] {
  if (schema.def.type === 'pipe') return changesWithin(schema.def.out as AnySchema, value, at);
  if (schema.def.type === 'array') {
    // There is one block of each type.
    const { element } = schema as z.ZodArray<z.ZodType>;
    // The rows of a table are one value.
    if (!hasFields(schema) && element instanceof z.ZodObject) return [];
    const items = element instanceof z.ZodDiscriminatedUnion ? value : (value as []).slice(0, 1);
    return (items as unknown[]).flatMap((item, index) =>
      walk(typeOf(element, item) as AnySchema, item, [...at, String(index)]),
    );
  }
  if (schema.def.type === 'record') {
    const [[key = '', first] = []] = Object.entries(value as object);
    return walk(schema.def.valueType as AnySchema, first, [...at, key]);
  }
  if (schema.def.type !== 'object') return [];
  const extra = { what: 'not a field', how: 'unknown field', value: '', sound: false } as const;
  const shape = Object.entries(schema.def.shape).filter(([key]) => key !== keyField);
  const fields = shape.flatMap(([key, field]) => [
    { what: 'missing', how: 'missing' as const, value: undefined, sound: false, at: [...at, key] },
    ...walk(field as AnySchema, (value as Record<string, unknown>)[key], [...at, key]),
  ]);
  return [...fields, { ...extra, at: [...at, 'extra'] }];
}

/** One value of each kind that a document may hold. */
const kinds = [null, true, 7, 'text', ['a'], { 0: 'a' }];

/** The store takes no list as an item of a list. */
const otherKinds = (value: unknown, at: readonly string[]): ValueChange[] =>
  kinds
    .filter((other) => kindOf(other) !== kindOf(value))
    .filter((other) => kindOf(other) !== 'list' || !/^\d+$/.test(at.at(-1) ?? ''))
    .map((other) => ({ what: kindOf(other), how: 'other kind', value: other, sound: false }));

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;

function changesOfNumber({ minValue, maxValue }: z.ZodNumber): ValueChange[] {
  const [min, max] = [Number(minValue), Number(maxValue)];
  return [
    { what: 'the least', how: 'longest', value: min, sound: true },
    { what: 'the most', how: 'longest', value: max, sound: true },
    { what: 'less than the least', how: 'too long', value: min - 1, sound: false },
    { what: 'more than the most', how: 'too long', value: max + 1, sound: false },
    { what: 'no whole number', how: 'other kind', value: min + 0.5, sound: false },
  ];
}

/** A rich text with formatting, with as many blocks as may be and one more, and with a link that would run. */
function changesOfRichText(): ValueChange[] {
  const blocks = (count: number, href = '/about'): unknown[] =>
    Array.from({ length: count }, (_, index) => ({
      _type: 'block',
      _key: `b${index}`,
      style: 'normal',
      children: [{ _type: 'span', _key: '0', text: 'Soup', marks: ['strong', 'a'] }],
      markDefs: [{ _type: 'link', _key: 'a', href }],
    }));
  const max = richTextLimits.blocks;
  return [
    { what: 'formatted', how: 'formatted', value: blocks(max), sound: true },
    { what: 'one block too many', how: 'too long', value: blocks(max + 1), sound: false },
    { what: 'a bad link', how: 'refused', value: blocks(1, 'javascript:alert(1)'), sound: false },
  ];
}

/** A list with as many items as it may have, and with one too many or too few, like its first or all there are. */
function changesOfList(schema: z.ZodArray, list: readonly unknown[]): ValueChange[] {
  const { min, max } = lengthsOf(schema);
  const choices = optionsOf(schema.def.element as AnySchema);
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => structuredClone(choices[index] ?? list[0]));
  return [
    { what: 'as many as may be', how: 'longest', value: items(max), sound: true },
    { what: 'one too many', how: 'too long', value: items(max + 1), sound: false },
    ...(min === 0
      ? []
      : [{ what: 'one too few', how: 'missing' as const, value: items(min - 1), sound: false }]),
  ];
}

/** A map of any keys with as many as it may have, and with one too many. */
function changesOfMap(schema: z.ZodRecord, map: Record<string, unknown>): ValueChange[] {
  const max = Number(descriptionOf(schema)?.limit);
  const [first] = Object.values(map);
  const entries = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`/${index}.webp`, first]));
  return [
    { what: 'as many as may be', how: 'longest', value: entries(max), sound: true },
    { what: 'one too many', how: 'too long', value: entries(max + 1), sound: false },
  ];
}

const optionsOf = (schema: AnySchema): readonly unknown[] =>
  schema.def.type === 'enum' ? (schema as z.ZodEnum).options : [];

function lengthsOf(schema: z.ZodArray) {
  const { limit, required } = descriptionOf(schema) ?? {};
  return { min: required ? 1 : 0, max: Number(limit) };
}

/** A copy of the content in which one value is another. */
export function changedAt(content: unknown, at: readonly string[], value: unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return value;
  if (Array.isArray(content)) {
    return content.map((item, index) => (`${index}` === key ? changedAt(item, rest, value) : item));
  }
  const map = content as Record<string, unknown>;
  if (rest.length > 0) return { ...map, [key]: changedAt(map[key], rest, value) };
  const others = Object.fromEntries(Object.entries(map).filter(([other]) => other !== key));
  return value === undefined ? others : { ...others, [key]: value };
}
