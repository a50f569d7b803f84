import { isDerived } from './itemKeys.ts';
import type { Block } from './richText.ts';
import { wordsOf } from './richWords.ts';
import type { Places } from './sameItems.ts';

/**
 * Which blocks of two texts are the same: those of one key. Where one of two keys is derived from words, as are all of a
 * plain text, they also go by their words, and then by one being where the other is gone: where fewer or more are there
 * instead, it's the one with the most words in common, if any.
 */
export function sameBlocks(before: readonly Block[], after: readonly Block[]): Places {
  const places = new Map(before.map(({ _key }, place) => [_key, place]));
  const from: Places = after.map(({ _key }) => places.get(_key));
  const isFound = (place: number) => from[place] === undefined;
  const isWeak = (place: number, was: number) =>
    isDerived(after[place]?._key) || isDerived(before[was]?._key);
  const lost = new Set([...before.keys()].filter((place) => !from.includes(place)));
  const [wordsBefore, wordsAfter] = [before.map(wordCounts), after.map(wordCounts)];
  const likeness = (place: number, was: number) => likenessOf(wordsBefore[was], wordsAfter[place]);
  for (const min of [1, 0.5]) {
    for (const place of [...after.keys()].filter(isFound)) {
      const was = mostSimilar(
        [...lost].filter((was) => isWeak(place, was)),
        (was) => likeness(place, was),
        min,
      );
      if (was === undefined) continue;
      from[place] = was;
      lost.delete(was);
    }
  }
  for (const { gone, added } of stretches(from, before.length)) {
    const isOneToOne = gone.length === added.length;
    const free = new Set(added);
    for (const [index, was] of gone.entries()) {
      const weak = [...free].filter((place) => isWeak(place, was));
      const place = isOneToOne
        ? weak.find((each) => each === added[index])
        : mostSimilar(weak, (each) => likeness(each, was), anyWordInCommon);
      if (place === undefined) continue;
      from[place] = was;
      free.delete(place);
    }
  }
  return from;
}

/** How alike two blocks have to be between the same neighbours. */
const anyWordInCommon = Number.EPSILON;

/** The first of those with the highest score, if that is high enough. */
function mostSimilar(places: number[], scoreOf: (place: number) => number, min: number) {
  const scores = places.map(scoreOf);
  const max = Math.max(...scores);
  return max >= min ? places[scores.indexOf(max)] : undefined;
}

/** The neighbours that are gone, and those that are there instead. */
function stretches(from: Places, length: number): { gone: number[]; added: number[] }[] {
  const known = new Set(from);
  const all: { gone: number[]; added: number[] }[] = [];
  let added: number[] = [];
  let next = 0;
  const end = (until: number) => {
    const gone: number[] = [];
    for (; next < until; next += 1) if (!known.has(next)) gone.push(next);
    if (added.length > 0) all.push({ gone, added });
    added = [];
  };
  for (const [place, was] of from.entries()) {
    if (was === undefined) added.push(place);
    else {
      end(was);
      next = was + 1;
    }
  }
  end(length);
  return all;
}

type Counts = Map<string, number>;

function wordCounts(block: Block): Counts {
  const counts: Counts = new Map();
  for (const { text } of wordsOf(block)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** How many of their words two texts have in common, from 0 to 1. */
function likenessOf(one: Counts = new Map(), other: Counts = new Map()): number {
  let [common, all] = [0, 0];
  for (const [word, count] of one) {
    common += Math.min(count, other.get(word) ?? 0);
    all += count;
  }
  for (const count of other.values()) all += count;
  return all === 0 ? 1 : (2 * common) / all;
}
