import { declaredAs } from '../fields/kinds.ts';
import type * as z from '../zod.ts';
import { type InvalidSample, type Samples, wrong } from './sample.ts';

/** Content with only some of its fields. */
export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

/**
 * Valid samples of a schema. `small` is what is given, with a short value in each other field; `largest` has texts
 * as long as they may be; `fullest`, if there are lists, has as many items in each as there may be.
 */
export function samplesOf<T>(
  schema: z.ZodType<T>,
  given: DeepPartial<T>,
): Samples<T>['valid'] & { small: T; largest: T } {
  const small = filled(schema, given) as T;
  const full = fullest(schema, small) as T;
  const isSame = JSON.stringify(full) === JSON.stringify(small);
  return { small, largest: largest(schema) as T, ...(!isSame && { fullest: full }) };
}

/** Facts about content beyond its schema. */
interface Said<T> {
  /** A value of `small`; each other field has a short one. */
  given?: DeepPartial<T>;
  /** The dotted paths of fields that may not be empty. */
  required?: readonly string[];
  /** Further valid content: `small` with these fields. */
  valid?: Record<string, Partial<T>>;
  /** Invalid content: `small` with another value at a dotted path, and who can refuse it. */
  invalid?: Record<
    string,
    [field: string, value: unknown, only?: NonNullable<InvalidSample['only']>]
  >;
}

/**
 * Samples of a schema. Errors of a single field by its kind are not among them: `changesOf` makes that of every
 * field.
 */
export function samplesFor<T extends object>(
  schema: z.ZodType<T>,
  { given = {} as DeepPartial<T>, required = [], valid = {}, invalid = {} }: Said<T> = {},
): Samples<T> & { valid: { small: T; largest: T } } {
  const made = samplesOf(schema, given);
  const { small } = made;
  const empty = required.map((field) => [`an empty ${field}`, wrong(small, field, '')]);
  const further = Object.entries(valid).map(([name, fields]) => [name, { ...small, ...fields }]);
  const broken = Object.entries(invalid).map(([name, [field, value, only]]) => [
    name,
    wrong(small, field, value, only),
  ]);
  return {
    valid: { ...made, ...Object.fromEntries(further) },
    invalid: {
      'an unknown field': wrong(small, 'admin', true),
      ...Object.fromEntries([...empty, ...broken]),
    },
  };
}

function filled(schema: z.ZodType, given?: unknown): unknown {
  const { samples, field } = sampled(schema);
  return given === undefined || samples.completes
    ? samples.short({ ...field, within: filled }, given)
    : given;
}

function largest(schema: z.ZodType): unknown {
  const { samples, field } = sampled(schema);
  return samples.longest({ ...field, within: largest });
}

function fullest(schema: z.ZodType, value: unknown): unknown {
  const { samples, field } = sampled(schema);
  const { fullest: make } = samples;
  if (!make) return value;
  const first = (part: z.ZodType, each: unknown) => fullest(part, each ?? filled(part));
  return make({ ...field, within: first }, value);
}

function sampled(schema: z.ZodType) {
  const declared = declaredAs(schema);
  if (!declared) throw new Error(`Nothing is known of ${schema.def.type} that is no field.`);
  return { samples: declared.kind.samples, field: declared.field };
}
