import { descriptionOf, type FieldKind } from '@lamplight/content/descriptions';
import { isMap } from '@lamplight/content/isMap';
import { keyField } from '@lamplight/content/itemKeys';
import * as z from '@lamplight/content/zod';

type Content = Record<string, unknown>;

/** Content has six levels, and the database takes twenty. */
const maxLevels = 100;

/** Whether there are more levels than functions can call each other for. */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxLevels) return true;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return false;
}

/** Keys that APIs, frameworks and proxies put into error answers. No content has such keys. */
const errorKeys = ['error', 'errors', 'exception', 'stack', 'fault'];
const codeKeys = ['status', 'statusCode', 'code'];
const successKeys = ['success', 'ok'];

/** All keys by which an error is known. */
export const keysOfErrors = [...errorKeys, ...codeKeys, ...successKeys];

/** Why the whole of an answer holds no content; undefined where it may. */
export function whyNoAnswer(answer: unknown): string | undefined {
  if (answer === undefined || answer === null) return missing(answer);
  if (typeof answer !== 'object')
    return `it is a ${typeof answer === 'string' ? 'text' : typeof answer}`;
  if (isTooDeep(answer)) return `it has more than ${maxLevels} levels`;
  return isMap(answer) && isError(answer) ? 'it is an error message' : undefined;
}

function isError(answer: Content): boolean {
  const has = (keys: readonly string[], isBad: (value: unknown) => boolean) =>
    keys.some((key) => isBad(valueIn(answer, key).value));
  return (
    has(errorKeys, Boolean) ||
    has(codeKeys, (value) => /^([45]\d\d|error|fail(ed|ure)?)$/i.test(String(value))) ||
    has(successKeys, (value) => value === false)
  );
}

/** Why nothing can be read where there is nothing. */
export const missing = (value: undefined | null): string =>
  value === null ? 'it is null' : 'it is missing';

/** A value without what exports of the old store wrap it in, such as `{ "$date": … }`. */
export function plain(value: unknown): unknown {
  if (!isMap(value)) return value;
  const [[key, inner] = ['', undefined], ...others] = Object.entries(value);
  if (others.length > 0 || !key.startsWith('$')) return value;
  return key.startsWith('$number') && typeof inner === 'string' ? Number(inner) : plain(inner);
}

const letters = (key: string) => key.replaceAll(/[^a-z\d]/gi, '').toLowerCase();

/** The value of an object under a key, or under one that differs only in its case, hyphens or spaces. */
export function valueIn(map: Content, key: string): { key: string; value: unknown } {
  if (Object.hasOwn(map, key)) return { key, value: map[key] };
  const other = Object.keys(map).find((each) => letters(each) === letters(key));
  return other === undefined ? { key, value: undefined } : { key: other, value: map[other] };
}

/** An object that is where one belongs, or what can be read as one; or why there is none. */
export function mapIn(
  schema: z.ZodObject,
  value: unknown,
): { map: Content; note?: string } | { why: string } {
  if (isMap(value)) return { map: value };
  if (value === undefined || value === null) return { why: missing(value) };
  if (Array.isArray(value)) {
    const [first] = value.filter(isMap);
    return first ? { map: first, note: 'in a list' } : { why: 'it is a list, not an object' };
  }
  const main = keyOf(schema, ['picture', 'video']) ?? keyOf(schema, ['line'], 2);
  if (typeof value === 'string' && value.trim() !== '' && main) {
    return { map: { [main]: value }, note: 'a text, not an object' };
  }
  return { why: `it is ${JSON.stringify(value)?.slice(0, 40)}, not an object` };
}

/** The fields of an object; items get their keys as they are stored. */
export const fieldsIn = (shape: z.ZodObject['shape']): [string, z.ZodType][] =>
  Object.entries<z.ZodType>(shape).filter(([key]) => key !== keyField);

/** The first field of some kinds, where there are few enough for a single text to mean it. */
function keyOf({ shape }: z.ZodObject, kinds: FieldKind[], max = 3): string | undefined {
  const fields = fieldsIn(shape);
  const kindOf = (field: z.ZodType) => descriptionOf(field)?.kind ?? 'group';
  if (fields.length > max) return undefined;
  return fields.find(([, field]) => kinds.includes(kindOf(field)))?.[0];
}

/** A list that is where one belongs, or what can be read as one; or why there is none. */
export function listIn(
  element: z.ZodType,
  value: unknown,
): { items: unknown[]; note?: string } | { why: string } {
  if (Array.isArray(value)) return { items: value };
  if (value === undefined || value === null) return { why: missing(value) };
  if (isMap(value)) {
    const keys = Object.keys(value);
    if (keys.length === 0) return { why: 'it is an empty object, not a list' };
    const isNumbered = keys.every((key) => /^\d+$/.test(key));
    return isNumbered
      ? { items: Object.values(value), note: 'an object, not a list' }
      : { items: [value], note: 'a single item, not a list' };
  }
  if (typeof value !== 'string' || value.trim() === '') return { why: 'it is no list' };
  const inner = jsonIn(value);
  if (Array.isArray(inner)) return { items: inner, note: 'a list that was written as a text' };
  const mayBe = !(element instanceof z.ZodObject) || 'map' in mapIn(element, value);
  return mayBe
    ? { items: [value], note: 'a single text, not a list' }
    : { why: 'it is a text, not a list' };
}

function jsonIn(text: string): unknown {
  if (!text.trimStart().startsWith('[')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isTooDeep(value) ? undefined : value;
  } catch {
    // A text that only begins like a list.
    return undefined;
  }
}
