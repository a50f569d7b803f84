import { contactSamples } from '@lamplight/content/samples/contact';
import { homeSamples } from '@lamplight/content/samples/home';
import { navigationSamples } from '@lamplight/content/samples/navigation';
import { changed, type Samples } from '@lamplight/content/samples/sample';

export interface Entity {
  path: string;
  samples: Samples<unknown>;
}

/** Every kind of document that staff save, with where it is stored. */
export const entities: Record<string, Entity> = {
  'home page': { path: 'site/home', samples: homeSamples },
  'contact page': { path: 'site/contact', samples: contactSamples },
  navigation: { path: 'site/navigation', samples: navigationSamples },
};

/** A value somewhere inside of content, by its dotted path. */
export interface Place {
  at: string;
  value: unknown;
}

/** Every value inside of content; maps keyed by address are left out. */
export function placesIn(content: unknown, at = ''): Place[] {
  const own = at ? [{ at, value: content }] : [];
  if (typeof content !== 'object' || content === null || at === 'imageAlts') return own;
  const inside = Object.entries(content).flatMap(([key, value]) =>
    placesIn(value, at ? `${at}.${key}` : key),
  );
  return [...own, ...inside];
}

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
