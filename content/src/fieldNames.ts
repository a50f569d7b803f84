import { descriptionOf } from './descriptions.ts';
import { type Path, schemaAt, stepsOf } from './fieldsOf.ts';
import type { Merging } from './mergeChanges.ts';
import type * as z from './zod.ts';

/**
 * The name that staff see for a place in content, which tells it from all others: “Initiative
 * 2: Name”, “Impact: Description”, “Dropdown 1, link 2: Leads to”, “Initiative 2”.
 */
export function nameAt(schema: z.ZodType, at: Path): string {
  const items = itemsAround(schema, at);
  const ofItem = at.slice(at.findLastIndex((_, index) => itemAt(schema, at, index)) + 1);
  const label = ofItem.length > 0 || items === '' ? labelAt(schema, at) : '';
  const around = items || groupAround(schema, at);
  if (!label || label === around) return around;
  return around ? `${around}: ${label}` : label;
}

/** What one item of the list at a path is called, after the items that the list is in. */
export function itemNameAt(schema: z.ZodType, at: Path): string {
  const around = itemsAround(schema, at);
  const item = descriptionAt(schema, at)?.item ?? 'item';
  return around ? `${around}, ${item}` : item;
}

/** What people read for a value, such as the name of a choice; of most kinds the value itself. */
export function textAt(schema: z.ZodType, at: Path, value: unknown): unknown {
  const { choices, asText } =
    descriptionAt(schema, at) ?? descriptionAt(schema, at.slice(0, -1)) ?? {};
  return choices?.[String(value)] ?? (asText ? asText(value) : value);
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The description of the field at a place; undefined where nothing is described. */
export const descriptionAt = (schema: z.ZodType, at: Path) => {
  const found = schemaAt(schema, at);
  return found && descriptionOf(found);
};

/** How to merge changes of fields of schemas, each of some of a record's. */
export function mergingOf(...schemas: z.ZodType[]): Pick<Merging, 'limitAt' | 'isRichAt'> {
  const found = (at: string) => schemas.map((schema) => descriptionAt(schema, stepsOf(at)));
  return {
    limitAt: (at) => found(at).find((each) => each?.limit !== undefined)?.limit,
    isRichAt: (at) => found(at).some((each) => each?.kind === 'richText'),
  };
}

/** The nearest label on the way to a place. Records and fields within them are called as the whole. */
function labelAt(schema: z.ZodType, at: Path): string {
  const label = descriptionAt(schema, at)?.label;
  if (label || at.length === 0) return label || 'All of it';
  return labelAt(schema, at.slice(0, -1));
}

/** The items of lists and of maps by address on the way to a place: “Dropdown 1, link 2”, “Page /about”. */
const itemsAround = (schema: z.ZodType, at: Path): string =>
  capital(at.flatMap((_, index) => itemAt(schema, at, index) ?? []).join(', '));

/** The item that a step leads to, if it leads to one. */
function itemAt(schema: z.ZodType, at: Path, index: number): string | undefined {
  const step = at[index];
  const { kind, item = 'item' } = descriptionAt(schema, at.slice(0, index)) ?? {};
  if (typeof step === 'number') return `${item} ${step + 1}`;
  return kind === 'byAddress' ? `${item} ${step}` : undefined;
}

/** The nearest group on the way to a place: a map with a name of its own, or fields that belong together. */
function groupAround(schema: z.ZodType, at: Path): string {
  for (let length = at.length; length > 0; length -= 1) {
    const description = descriptionAt(schema, at.slice(0, length));
    if (description?.group) return description.group;
    if (description?.kind === 'group' && description.label) return description.label;
  }
  return '';
}
