import { descriptionOf, type FieldKind } from '../descriptions.ts';
import * as fields from '../fields.ts';
import * as z from '../zod.ts';
import type { DeclaredField, Kind } from './kind.ts';

const kinds: Record<`${FieldKind}Kind`, Kind> = fields;

/** What rules, API and tests know of a kind. */
export const kindNamed = (name: FieldKind): Kind => kinds[`${name}Kind`];

/** A field as it is declared, with its kind; documents and items are groups. Undefined for any other schema. */
export function declaredAs(schema: z.ZodType): { kind: Kind; field: DeclaredField } | undefined {
  const description =
    descriptionOf(schema) ??
    (schema instanceof z.ZodObject
      ? ({ kind: 'group', label: '', required: false } as const)
      : undefined);
  return description && { kind: kindNamed(description.kind), field: { ...description, schema } };
}
