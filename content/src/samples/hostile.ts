import { itemOf } from '../fieldsOf.ts';
import * as z from '../zod.ts';

/** Texts that would run, lead elsewhere, restyle or mislead wherever they were more than a text. */
export const hostileTexts: readonly string[] = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&#58;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://[',
  '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>\u2028<!--<script>',
  'red;}</style><script>alert(1)</script>',
  '<div id="root"><base href="//evil.example">',
];

/** Those, and a value of each other kind that the store takes, to be where something else belongs. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  'http://evil.example/picture.png',
  'red;background:url(//evil.example)',
  '50%;position:fixed',
  '101%',
  '\u202egro.live\u202c',
  '\ud800',
  '__proto__',
  'x'.repeat(100_000),
  null,
  true,
  -1,
  1e308,
  Number.NaN,
  new Date(0),
  new Uint8Array(3),
  [],
  [null, ['a']],
  {},
  { 0: 'a', length: -1, toString: 'x' },
  { url: 'javascript:alert(1)', color: 'red', word: { a: 1 } },
  { type: 'script', key: null, ref: null, props: { children: 'alert(1)' } },
];

/** Values that an item might have besides its fields. */
const extra = {
  onclick: 'alert(1)',
  style: 'position:fixed',
  children: '<script>alert(1)</script>',
  dangerouslySetInnerHTML: { __html: '<script>alert(1)</script>' },
};

/**
 * Content as the rules let someone of staff store it past editor and API: its lists begin with items that are
 * hostile values or have one in each of their fields. The sound items stay behind them, with more keys than their
 * schema has.
 */
export function withHostileItems(schema: z.ZodType, content: unknown): unknown {
  if (schema instanceof z.ZodObject) {
    return mapped(schema, (field, key) => withHostileItems(field, Object(content)[key]));
  }
  if (schema instanceof z.ZodArray) {
    const types = typesOf(schema.element as z.ZodType);
    const sound = (content as unknown[]).map((item) => {
      const type = itemOf(schema, item);
      return type instanceof z.ZodObject
        ? { ...(withHostileItems(type, item) as object), ...extra }
        : item;
    });
    return [...hostileValues, ...types.flatMap(hostileItems), ...sound];
  }
  if (schema instanceof z.ZodRecord) {
    // Sound ones are alt texts or the like: of keys texts are hostile.
    const values = hostileValues.filter((value) => typeof value !== 'string');
    const entries = values.map((value, index) => [`/hostile-${index}.webp`, value]);
    const keys = hostileTexts.map((text) => [text, text]);
    return { ...Object.fromEntries([...entries, ...keys]), ...(content as object) };
  }
  return content;
}

/** Items whose fields are all one of the hostile values. */
export const hostileItems = (schema: z.ZodType): object[] =>
  hostileValues.map((value) => ({ ...(filledWith(schema, value) as object), ...extra }));

/** A document whose fields are all this value, also those within its maps and in an item of its lists. */
export function filledWith(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodObject) return mapped(schema, (field) => filledWith(field, value));
  if (schema instanceof z.ZodArray) {
    const { element } = schema as z.ZodArray<z.ZodType>;
    const types = typesOf(element);
    return types.length > 0
      ? types.map((type) => filledWith(type, value))
      : [filledWith(element, value)];
  }
  if (schema instanceof z.ZodLiteral) return schema.value;
  return schema instanceof z.ZodRecord ? { '/a.webp': value } : value;
}

/** The types that an item of a list may have, of those that are objects. */
function typesOf(element: z.ZodType): z.ZodObject[] {
  if (element instanceof z.ZodDiscriminatedUnion) return element.def.options as z.ZodObject[];
  return element instanceof z.ZodObject ? [element] : [];
}

const mapped = ({ shape }: z.ZodObject, change: (field: z.ZodType, key: string) => unknown) =>
  Object.fromEntries(
    Object.entries<z.ZodType>(shape).map(([key, field]) => [key, change(field, key)]),
  );
