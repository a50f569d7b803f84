import { descriptionOf } from '@lamplight/content/descriptions';
import { fieldsOf, type Path, schemaAt, stepsOf } from '@lamplight/content/fieldsOf';
import { isMap } from '@lamplight/content/isMap';
import { keyOf } from '@lamplight/content/itemKeys';
import type { Block, RichText } from '@lamplight/content/richText';
import { plainText } from '@lamplight/content/richText';
import { keyedLike } from '@lamplight/content/sameItems';
import { shownLines } from '@lamplight/content/shownText';
import { messages } from '@lamplight/content/texts/messages';
import * as z from '@lamplight/content/zod';
import { type FieldMessages, invalidContent } from '../http/errors.ts';

type Content = Record<string, unknown>;

/** The field next to the content that has the formatted texts, by the dotted paths of their fields. */
export const richField = 'rich';

/** Content whose formatted texts are plain, with those as they are by the paths of their fields. Blocks stay as they are. */
export function withPlainTexts(schema: z.ZodObject, content: Content) {
  const rich: Record<string, Block[]> = {};
  let plain: unknown = content;
  for (const { path, description, value } of fieldsOf(schema, content)) {
    const isInBlock = schemaAt(schema, stepsOf(path)) === undefined;
    if (description?.kind !== 'richText' || !Array.isArray(value) || isInBlock) continue;
    rich[path] = value;
    plain = withValue(plain, stepsOf(path), plainText(value));
  }
  return { plain: plain as Content, rich };
}

/**
 * Applies a body to a record: a plain text that equals the present one keeps its formatting, another one replaces it,
 * and a formatted text counts where both are sent.
 * @throws invalidContent as `withRichTexts` does
 */
export function withChanges(
  schema: z.ZodObject,
  record: Content,
  { changes, rich }: { changes: Content; rich?: Content | undefined },
): Content {
  const { plain } = withPlainTexts(schema, record);
  // Items that are sent have no keys; they are found by what they hold, which is plain as in the answer.
  const sent = Object.entries(changes).map(([key, value]) => [
    key,
    likeStored(schemaAt(schema, [key]), keyedLike(value, plain[key]), record[key]),
  ]);
  return withRichTexts(schema, { ...record, ...Object.fromEntries(sent) }, rich);
}

/** Content with formatted texts in some of its fields. @throws invalidContent naming the paths that are no formatted text's */
export function withRichTexts(schema: z.ZodObject, changed: Content, rich: Content = {}): Content {
  const wrong = Object.keys(rich).filter((path) => !isRichText(schema, changed, stepsOf(path)));
  if (wrong.length > 0) throw invalidContent(unknownFields(wrong.slice(0, maxNamed)));
  return Object.entries(rich).reduce(
    (all: Content, [path, value]) => withValue(all, stepsOf(path), value) as Content,
    changed,
  );
}

const maxNamed = 100;

const unknownFields = (paths: readonly string[]): FieldMessages =>
  Object.fromEntries(paths.map((path) => [`${richField}.${path}`, messages.unknownField]));

/**
 * A value in which plain texts that are those of the stored ones are formatted as they are, and videos keep the
 * transcripts that older clients don't know.
 * @param others what is stored at this place in all items of the list: an item may be taken for another one
 */
function likeStored(
  schema: z.ZodType | undefined,
  value: unknown,
  stored: unknown,
  others: readonly unknown[] = [],
): unknown {
  if (!schema) return value;
  if (descriptionOf(schema)?.kind === 'richText') {
    if (typeof value !== 'string') return value;
    const seen = shownLines(value);
    return [stored, ...others].find((text) => isText(text) && plainText(text) === seen) ?? value;
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const items = Array.isArray(stored) ? stored : [];
    const byKey = new Map(items.map((item) => [keyOf(item), item]));
    const element = schema.element as z.ZodType;
    return value.map((item) => likeStored(element, item, byKey.get(keyOf(item)), items));
  }
  if (!(schema instanceof z.ZodObject && isMap(value))) return value;
  const fields = Object.entries(value).map(([key, each]) => {
    const [own, ...rest] = [stored, ...others].map((item) => (isMap(item) ? item[key] : undefined));
    return [key, likeStored(schemaAt(schema, [key]), each, own, rest)];
  });
  return { ...keptTranscripts(schema, value, stored), ...Object.fromEntries(fields) };
}

/** The stored transcripts that weren't sent with their videos, as far as these are the stored ones. */
function keptTranscripts(schema: z.ZodObject, sent: Content, stored: unknown): Content {
  if (!isMap(stored)) return {};
  const kept = Object.entries<z.ZodType>(schema.shape).flatMap(([video, field]) => {
    const key = descriptionOf(field)?.transcript;
    if (!key || Object.hasOwn(sent, key) || !Object.hasOwn(stored, key)) return [];
    return sent[video] === stored[video] ? [[key, stored[key]]] : [];
  });
  return Object.fromEntries(kept);
}

/** For stored content, which was made readable. */
const isText = (value: unknown): value is RichText =>
  typeof value === 'string' || Array.isArray(value);

/** Whether a formatted text may be at a place of some content. */
function isRichText(schema: z.ZodObject, content: Content, path: Path): boolean {
  const field = schemaAt(schema, path);
  if (!field || descriptionOf(field)?.kind !== 'richText') return false;
  let parent: unknown = content;
  for (const step of path.slice(0, -1)) {
    if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, step)) return false;
    parent = (parent as Content)[step];
  }
  return isMap(parent);
}

/** A copy with another value at a place, which is there. */
function withValue(content: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(content))
    return content.map((item, index) => (index === step ? withValue(item, rest, value) : item));
  const map = content as Content;
  return { ...map, [step]: withValue(map[step], rest, value) };
}

/** Whether there are formatted texts in what a schema describes. */
export function hasRichTexts(schema: z.ZodType): boolean {
  if (descriptionOf(schema)?.kind === 'richText') return true;
  if (schema instanceof z.ZodArray) return hasRichTexts(schema.element as z.ZodType);
  return schema instanceof z.ZodObject && Object.values<z.ZodType>(schema.shape).some(hasRichTexts);
}
