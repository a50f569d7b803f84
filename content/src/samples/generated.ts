import { descriptionOf, type FieldKind } from '../descriptions.ts';
import { keyField } from '../itemKeys.ts';
import { textLimits } from '../limits.ts';
import * as z from '../zod.ts';
import { addressOf, type Samples, textOf, times } from './sample.ts';

/** Content with only some of its fields. */
export type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Given<T[Key]> }
    : T;

/**
 * The sound samples that a schema gives reason for: `small` is what is given, with a value of its
 * kind in each field that is not, `largest` has texts as long as they may be, `fullest`, where there are
 * lists, as many items in each as there may be.
 */
export function samplesOf<T>(
  schema: z.ZodType<T>,
  given: Given<T>,
): Samples<T>['valid'] & { small: T; largest: T } {
  const small = filled(schema, given) as T;
  const full = fullest(schema, small) as T;
  const isSame = JSON.stringify(full) === JSON.stringify(small);
  return { small, largest: largest(schema) as T, ...(!isSame && { fullest: full }) };
}

const short: Partial<Record<FieldKind, (label: string) => unknown>> = {
  paragraph: (label) => `${label} in\ntwo lines.`,
  story: (label) => `${label} in\n\ntwo paragraphs.`,
  link: () => 'https://partner.example/about?x=1#y',
  email: () => 'ruth@lamplight.example',
  phone: () => '+1 555 010 0199',
  emailOrPhone: () => 'ruth@lamplight.example',
  picture: () => '/demo/pointer-learn.800w.webp',
  video: () => 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  percent: () => '80%',
  pixels: () => 1_200,
  colour: () => '#662d91',
  agreement: () => true,
  alts: () => ({ '/demo/pointer-learn.800w.webp': 'Someone learns.' }),
};

function filled(schema: z.ZodType, given: unknown): unknown {
  if (schema instanceof z.ZodObject) {
    return mapped(schema, (field, key) => filled(field, Object(given)[key]));
  }
  const { kind = 'line', label = '', choices = {} } = descriptionOf(schema) ?? {};
  if (kind === 'byAddress') {
    const { valueType } = (schema as z.ZodRecord).def;
    const entries = Object.entries(Object(given ?? { '/about': undefined }));
    return Object.fromEntries(
      entries.map(([key, each]) => [key, filled(valueType as z.ZodType, each)]),
    );
  }
  if (kind === 'list') {
    const items = Array.isArray(given) ? given : [undefined];
    return items.map((item) => filled((schema as z.ZodArray<z.ZodType>).element, item));
  }
  if (given !== undefined) return given;
  if (kind === 'choice') return Object.keys(choices)[0];
  if (kind === 'choices') return optionsOf(schema).slice(0, 1);
  return (short[kind] ?? (() => label))(label);
}

/** Addresses of mail and video that are as long as they may be. */
const host = '@lamplight.example';
const longEmail = 'r'.repeat(textLimits.line - host.length) + host;
const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=';
const longFilm = film + 'x'.repeat(textLimits.url - film.length);

const long: Partial<Record<FieldKind, unknown>> = {
  paragraph: textOf(textLimits.paragraph),
  story: textOf(textLimits.story),
  link: addressOf(textLimits.url),
  email: longEmail,
  emailOrPhone: longEmail,
  picture: addressOf(textLimits.url),
  video: longFilm,
  percent: '33.33%',
  pixels: 5_000,
  colour: '#662d91',
  agreement: true,
};

/** As many items of several long texts, and of pictures' descriptions, as fit into a document. */
const most = { items: 12, alts: 90 };

function largest(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodObject) return mapped(schema, largest);
  const { kind = 'line', limit = 0, choices = {} } = descriptionOf(schema) ?? {};
  switch (kind) {
    case 'list': {
      const { element } = schema as z.ZodArray<z.ZodType>;
      const count = element instanceof z.ZodObject ? Math.min(limit, most.items) : limit;
      return times(count, () => largest(element));
    }
    case 'byAddress':
      return Object.fromEntries(
        times(Math.min(limit, most.items), (index) => [
          `/${'o'.repeat(textLimits.altKey - 4)}${100 + index}`,
          largest((schema as z.ZodRecord).def.valueType as z.ZodType),
        ]),
      );
    case 'alts':
      return Object.fromEntries(
        times(Math.min(limit, most.alts), (index) => [
          addressOf(textLimits.altKey - 3) + (100 + index),
          textOf(textLimits.line),
        ]),
      );
    case 'choice':
      return Object.keys(choices).at(-1);
    case 'choices':
      return optionsOf(schema);
    default:
      return long[kind] ?? textOf(textLimits.line);
  }
}

/** The same with as many items in each list as it may have, like its first one. */
function fullest(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodObject) {
    return mapped(schema, (field, key) => fullest(field, Object(value)[key]));
  }
  const { kind, limit = 0 } = descriptionOf(schema) ?? {};
  if (kind === 'alts') {
    return Object.fromEntries(times(limit, (index) => [`/demo/${index}.webp`, 'A picture.']));
  }
  if (kind === 'byAddress') {
    const [first] = Object.values(Object(value));
    return Object.fromEntries(times(limit, (index) => [`/old-${index}.html`, first]));
  }
  if (kind !== 'list') return value;
  const { element } = schema as z.ZodArray<z.ZodType>;
  const first = Array.isArray(value) && value.length > 0 ? value[0] : filled(element, undefined);
  return times(limit, () => fullest(element, first));
}

const mapped = ({ shape }: z.ZodObject, change: (field: z.ZodType, key: string) => unknown) =>
  Object.fromEntries(
    Object.entries<z.ZodType>(shape)
      // As API clients send them.
      .filter(([key]) => key !== keyField)
      .map(([key, field]) => [key, change(field, key)]),
  );

const optionsOf = (schema: z.ZodType) =>
  ((schema as z.ZodArray<z.ZodEnum>).element.options as readonly unknown[]).slice();
