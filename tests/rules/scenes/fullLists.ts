import { changedAt } from '@lamplight/content/samples/changes';
import type { Case, Scene } from '../asking/requests.ts';
import { type Entity, entities } from './entities.ts';

/**
 * Each place of each list, where lists are as long as they may be: rules have no loops, so every
 * place is checked by itself.
 */
export const fullLists: Scene[] = entities.filter(hasLists).map((entity) => {
  const full = filledUp(entity.complete, entity.samples.valid.largest);
  return {
    title: `${entity.name} with every list full`,
    cases: [
      caseOf(entity, 'as it is', full, true),
      ...wrongPlaces(entity, full),
      ...otherTextsAtTheEnd(entity, full),
    ],
  };
});

function caseOf(entity: Entity, what: string, content: unknown, allowed: boolean): Case {
  return { what, by: 'staff', request: entity.storing(content), allowed };
}

/** A number in place of each text, and one field more in each map. */
function wrongPlaces(entity: Entity, full: unknown): Case[] {
  return placesIn(full).flatMap(({ at, value }) => {
    const what = at.join('.');
    if (typeof value === 'string') {
      return [caseOf(entity, `${what}: a number`, changedAt(full, at, 7), false)];
    }
    if (!isMap(value)) return [];
    const more = changedAt(full, [...at, 'extra'], '');
    return [caseOf(entity, `${what}: one field more`, more, false)];
  });
}

/** Texts that not every kind of field takes, in each field of each last item, which the schema judges. */
function otherTextsAtTheEnd(entity: Entity, full: unknown): Case[] {
  return lastFieldsIn(full).flatMap((at) =>
    ['', 'two\nlines', 'mailto:ruth@lamplight.example'].map((text) => {
      const changed = changedAt(full, at, text);
      const what = `${at.join('.')}: ${JSON.stringify(text)}`;
      return caseOf(entity, what, changed, entity.schema.safeParse(changed).success);
    }),
  );
}

function lastFieldsIn(content: unknown, at: string[] = []): string[][] {
  if (Array.isArray(content)) {
    const last = `${content.length - 1}`;
    return fieldsIn(content.at(-1), [...at, last]);
  }
  if (!isMap(content)) return [];
  return Object.entries(content).flatMap(([key, value]) => lastFieldsIn(value, [...at, key]));
}

function fieldsIn(item: unknown, at: string[]): string[][] {
  if (typeof item === 'string') return [at];
  return Object.entries(item as object).flatMap(([key, value]) =>
    typeof value === 'string' ? [[...at, key]] : lastFieldsIn(value, [...at, key]),
  );
}

/** `small` with each of its lists filled up with copies to the length that it has in `largest`. */
function filledUp(small: unknown, largest: unknown): unknown {
  if (Array.isArray(small) && Array.isArray(largest)) {
    const first = filledUp(small[0], largest[0]);
    return largest.map(() => structuredClone(first));
  }
  if (!isMap(small) || !isMap(largest)) return small;
  return Object.fromEntries(
    Object.entries(small).map(([key, value]) => [key, filledUp(value, largest[key])]),
  );
}

interface Place {
  at: string[];
  value: unknown;
}

/** The items of lists and, by turns, one field of each: the first item has all of its fields changed elsewhere. */
function placesIn(content: unknown, at: string[] = []): Place[] {
  if (Array.isArray(content)) {
    return content.flatMap((item, index) => {
      const place = { at: [...at, `${index}`], value: item };
      return isMap(item) ? [place, ...fieldByTurns(item, place.at, index)] : [place];
    });
  }
  if (!isMap(content)) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    at.length === 0 || Array.isArray(value) || isMap(value) ? placesIn(value, [...at, key]) : [],
  );
}

function fieldByTurns(item: Record<string, unknown>, at: string[], turn: number): Place[] {
  const fields = Object.entries(item);
  const lists = fields.filter(([, value]) => Array.isArray(value));
  const [key = '', value] = fields[turn % fields.length] ?? [];
  const one = typeof value === 'string' ? [{ at: [...at, key], value }] : [];
  return [...one, ...lists.flatMap(([name, list]) => placesIn(list, [...at, name]))];
}

function hasLists({ complete }: Entity): boolean {
  return JSON.stringify(complete).includes('[{');
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
