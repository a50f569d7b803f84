import { descriptionOf } from './descriptions.ts';
import { type Path, schemaAt } from './fieldsOf.ts';
import type * as z from './zod.ts';

/**
 * The name that staff see for a place in content, which tells it from all others: “Initiative
 * 2: Name”, “Impact: Description”, “Dropdown 1, link 2: Leads to”, “Initiative 2”, “Quote (block 3): Name”.
 * @param value the content: fields of blocks have no name without it
 */
export function nameAt(schema: z.ZodType, at: Path, value?: unknown): string {
  const place = { schema, value };
  const items = itemsLabel(place, at);
  const ofItem = at.slice(at.findLastIndex((_, index) => itemAt(place, at, index)) + 1);
  const label = ofItem.length > 0 || items === '' ? labelAt(place, at) : '';
  const container = items || groupLabel(place, at);
  if (!label || label === container) return container;
  return container ? `${container}: ${label}` : label;
}

/** The name of an item of the list at a path, after the items around that list. */
export function itemNameAt(schema: z.ZodType, at: Path, value?: unknown): string {
  const container = itemsLabel({ schema, value }, at);
  const item = descriptionAt(schema, at, value)?.item ?? 'item';
  return container ? `${container}, ${item}` : item;
}

/**
 * What people read for a value, such as the name of a choice; of most kinds the value itself.
 * @param content that it is in
 */
export function textAt(schema: z.ZodType, at: Path, value: unknown, content?: unknown): unknown {
  const { choices, asText } = descriptionAt(schema, at, content) ?? altsAround(schema, at) ?? {};
  return choices?.[String(value)] ?? (asText ? asText(value) : value);
}

/** The description of the alt texts that a place is among: the addresses that are their keys may have dots. */
const altsAround = (schema: z.ZodType, at: Path) =>
  at
    .map((_, index) => descriptionAt(schema, at.slice(0, index)))
    .find((description) => description?.kind === 'alts');

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The description of the field at a place of a value; undefined where nothing is described. */
export const descriptionAt = (schema: z.ZodType, at: Path, value?: unknown) => {
  const found = schemaAt(schema, at, value);
  return found && descriptionOf(found);
};

/** What names are of: content, and what it is. */
interface Named {
  schema: z.ZodType;
  value: unknown;
}

const describedAt = ({ schema, value }: Named, at: Path) => descriptionAt(schema, at, value);

/** The nearest label on the way to a place. Records and fields within them are called as the whole. */
function labelAt(named: Named, at: Path): string {
  const label = describedAt(named, at)?.label;
  if (label || at.length === 0) return label || 'All of it';
  return labelAt(named, at.slice(0, -1));
}

/** The items of lists and of maps by address on the way to a place: “Dropdown 1, link 2”, “Page /about”. */
const itemsLabel = (named: Named, at: Path): string =>
  capital(at.flatMap((_, index) => itemAt(named, at, index) ?? []).join(', '));

/** The item that a step leads to, if it leads to one. */
function itemAt(named: Named, at: Path, index: number): string | undefined {
  const step = at[index];
  const { kind, item = 'item' } = describedAt(named, at.slice(0, index)) ?? {};
  if (typeof step !== 'number') return kind === 'byAddress' ? `${item} ${step}` : undefined;
  const type = kind === 'blocks' && describedAt(named, at.slice(0, index + 1))?.label;
  return type ? `${type} (${item} ${step + 1})` : `${item} ${step + 1}`;
}

/** The nearest group on the way to a place: a map with a name of its own, or fields that belong together. */
function groupLabel(named: Named, at: Path): string {
  for (let length = at.length; length > 0; length -= 1) {
    const description = describedAt(named, at.slice(0, length));
    if (description?.group) return description.group;
    if (description?.kind === 'group' && description.label) return description.label;
  }
  return '';
}
