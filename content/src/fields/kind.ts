import { textLimits } from '../limits.ts';
import { textOf } from '../samples/sample.ts';
import type * as z from '../zod.ts';
import type { FieldOptions } from './field.ts';

/**
 * A kind of field for rules, API and tests. Only `kinds.ts` uses it, which no browser loads, so bundles are without it.
 * Pages and editors take all they need from the field's description.
 */
export interface Kind<Options extends object = object> {
  /** What `firestore.rules` ask of a value. Items of lists are checked by editors, API and pages. */
  rules(field: DeclaredField<Options>): RulesShape;
  /** What OpenAPI says beyond what follows from the schema. */
  openApi?(field: DeclaredField<Options>): object;
  samples: KindSamples<Options>;
}

/** A field as it is declared. */
export type DeclaredField<Options extends object = object> = Omit<FieldOptions, 'required'> &
  Partial<Options> & { schema: z.ZodType; required: boolean };

export type RulesShape =
  | { is: 'int' | 'bool' }
  | { is: 'text'; max: number }
  /** A text, or a list of blocks. */
  | { is: 'richText'; max: number }
  | { is: 'list'; min: number; max: number }
  /** A map of any keys. */
  | { is: 'map'; max: number }
  | { is: 'group'; fields: Record<string, z.ZodType> };

/** Values for tests of schema, rules, API and pages. */
export interface KindSamples<Options extends object = object> {
  /** A short, valid value. */
  short(field: SampledField<Options>, given?: unknown): unknown;
  /** Whether `short` completes a value that is given in part, because it has fields within. */
  completes?: true;
  /** As long as it may be. */
  longest(field: SampledField<Options>): unknown;
  /** A value with as many items as there may be, like its first one. */
  fullest?(field: SampledField<Options>, value: unknown): unknown;
  /** A valid value that differs by a number; without it that is a text. */
  other?(number: number, field: DeclaredField<Options>): unknown;
  /** Texts that must be refused, however short. */
  refused?: readonly string[];
}

/** A field whose value is being made. */
export type SampledField<Options extends object = object> = DeclaredField<Options> & {
  /** Makes the value of a field within it, in the same way. */
  within(field: z.ZodType, value?: unknown): unknown;
};

/** The rules of a text: as long as its schema allows. */
export const textRules = ({ schema }: DeclaredField): RulesShape => {
  const text = (schema.def.type === 'pipe' ? (schema as z.ZodPipe).def.out : schema) as z.ZodString;
  return { is: 'text', max: Number(text.maxLength) };
};

/** Samples of a text of any words. */
export const lineSamples: KindSamples = {
  short: ({ label }) => label,
  longest: () => textOf(textLimits.line),
};

/** The rules of a list: how many items it has. */
export const listRules = ({
  schema,
  limit,
  required,
}: DeclaredField<{ limit: number }>): RulesShape => {
  if (limit === undefined) throw new Error(`A list of ${schema.def.type} has no limit.`);
  return { is: 'list', min: required ? 1 : 0, max: limit };
};

/** The rules of a map of any keys: how many it has. */
export const mapRules = ({ limit = 0 }: DeclaredField<{ limit: number }>): RulesShape => ({
  is: 'map',
  max: limit,
});

export const mapOpenApi = ({ limit = 0 }: DeclaredField<{ limit: number }>) => ({
  maxProperties: limit,
});
