import { type ListName, listItem, siteDocument, siteDocumentNames } from '@lamplight/content/paths';
import { documentSamples, listSamples, oneListOfEachKind } from '@lamplight/content/samples/bySite';
import { changed, type Samples } from '@lamplight/content/samples/sample';

export interface Entity {
  path: string;
  samples: Samples<unknown>;
}

/** The single documents of the site, with where each is stored. */
export const documents: Record<string, Entity> = Object.fromEntries(
  siteDocumentNames.map((name) => [
    `document ${name}`,
    { path: siteDocument(name), samples: documentSamples[name] },
  ]),
);

/** An item of a list, as it is stored: with its place in the order. */
export const itemOf = (content: unknown) => ({ ...(content as object), order: 0 });

const item = (list: ListName): Entity => {
  const { valid, invalid }: Samples<object> = listSamples[list];
  return {
    path: listItem(list, 'one'),
    samples: {
      valid: mapped(valid, (content) => itemOf(content)),
      invalid: mapped(invalid, (sample) => ({ ...sample, content: itemOf(sample.content) })),
    },
  };
};

const mapped = <T, U>(record: Record<string, T>, change: (value: T) => U) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** One item of each kind that lists hold. */
export const items: Record<string, Entity> = Object.fromEntries(
  oneListOfEachKind.map((list) => [`item of ${list}`, item(list)]),
);

/** Every kind of document that staff save. */
export const entities = { ...documents, ...items };

/** A value somewhere inside of content, by its dotted path. */
export interface Place {
  at: string;
  value: unknown;
}

/**
 * Every value inside of content; maps keyed by address are left out.
 * @param byTurns of a list's maps the first with all its values, each other with one, by turns
 */
export function placesIn(content: unknown, { at = '', byTurns = false } = {}): Place[] {
  const own = at ? [{ at, value: content }] : [];
  if (typeof content !== 'object' || content === null || at === 'imageAlts') return own;
  const inside = Object.entries(content).flatMap(([key, value], index) => {
    const one = byTurns && Array.isArray(content) && index > 0 && isMap(value);
    return placesIn(one ? partOf(value, index) : value, { at: at ? `${at}.${key}` : key, byTurns });
  });
  return [...own, ...inside];
}

const partOf = (map: Record<string, unknown>, turn: number) => {
  const entries = Object.entries(map);
  return Object.fromEntries(entries.slice(turn % entries.length).slice(0, 1));
};

/** `small` with each of its lists filled up, with copies, to the length that it has in `largest`. */
export function filledUp(small: unknown, largest: unknown): unknown {
  if (Array.isArray(small) && Array.isArray(largest)) {
    const first = filledUp(small[0] ?? largest[0], largest[0]);
    return largest.map(() => structuredClone(first));
  }
  if (!isMap(small) || !isMap(largest)) return small;
  return Object.fromEntries(
    Object.entries(small).map(([key, value]) => [key, filledUp(value, largest[key])]),
  );
}

export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const withValue = (content: unknown, at: string, value: unknown) =>
  changed(content as object, at, value);
