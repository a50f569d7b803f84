import { canonical, keyOf, withoutKeys } from './itemKeys.ts';
import { likeItems, movedPlaces, placesBefore } from './sameItems.ts';

/** Three states of the same: before, changed here, changed elsewhere. */
export interface Three<T> {
  base: T;
  mine: T;
  theirs: T;
}

/** An item of a merged list. */
export interface MergedItem {
  /** Its identity in the list: its key, if it has one. */
  name: string;
  /** undefined where it is not there. */
  item: Three<unknown>;
  /** Its place in their list, where it was removed here: it may be none of the merged one. */
  place: number | undefined;
}

/**
 * The items of three states of a list, each once, in the sequence that both sides' moves and additions lead to; what
 * both have moved is where it was moved here. What one side has removed is among them too.
 * @returns undefined if items of the lists can't be matched
 */
export function mergedItems(lists: Three<unknown[]>): MergedItem[] | undefined {
  const names = namesOf(lists);
  if (!names) return undefined;
  const at = (side: keyof Three<unknown>, name: string) => names[side].indexOf(name);
  return sequenceOf(names).map((name) => ({
    name,
    item: {
      base: lists.base[at('base', name)],
      mine: lists.mine[at('mine', name)],
      theirs: lists.theirs[at('theirs', name)],
    },
    place: at('mine', name) < 0 ? at('theirs', name) : undefined,
  }));
}

/** The identity of each item in the three lists: equal names are the same item. */
function namesOf(lists: Three<unknown[]>): Three<string[]> | undefined {
  const { base, mine, theirs } = lists;
  const keys = { base: base.map(keyOf), mine: mine.map(keyOf), theirs: theirs.map(keyOf) };
  if (Object.values(keys).every(areNames)) return keys as Three<string[]>;
  if (isAmbiguous(lists)) return undefined;
  return {
    base: base.map((_, place) => String(place)),
    mine: namesLike(base, mine),
    theirs: namesLike(base, theirs),
  };
}

const areNames = (keys: (string | undefined)[]): boolean =>
  keys.every((key) => key !== undefined) && new Set(keys).size === keys.length;

/** Items of a list by what they hold: the place that they had, or else what was added. */
function namesLike(base: unknown[], list: unknown[]): string[] {
  const counts = new Map<string, number>();
  return placesBefore(base, list).map((was, place) => {
    if (was !== undefined) return String(was);
    const text = canonical(list[place]);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return `+${count}${text}`;
  });
}

/** Whether both sides have replaced an item, and the replacements can't be matched. */
function isAmbiguous({ base, mine, theirs }: Three<unknown[]>): boolean {
  const plain = withoutKeys(base);
  const here = new Set(likeItems(plain, withoutKeys(mine)).replaced);
  return likeItems(plain, withoutKeys(theirs)).replaced.some((place) => here.has(place));
}

/** Their sequence, with what was moved and added here behind what it follows here. */
function sequenceOf({ base, mine, theirs }: Three<string[]>): string[] {
  // What both have put back is where it was put here.
  const both = mine.filter((name) => theirs.includes(name) && !base.includes(name));
  const movedHere = new Set([...movedIn(base, mine), ...both]);
  const movedThere = movedIn(base, theirs);
  const known = new Set([...base, ...mine]);
  const sequence = theirs.filter((name) => !movedHere.has(name));
  for (const [index, name] of mine.entries()) {
    if (sequence.includes(name)) continue;
    const isSteady = (other: string) => movedHere.has(other) || !movedThere.has(other);
    const before = mine
      .slice(0, index)
      .findLast((other) => isSteady(other) && sequence.includes(other));
    let place = before === undefined ? 0 : sequence.indexOf(before) + 1;
    // What they have added there comes first.
    while (sequence[place] !== undefined && !known.has(sequence[place] ?? '')) place += 1;
    sequence.splice(place, 0, name);
  }
  return sequence;
}

/** The items that were there before and are elsewhere now. */
function movedIn(base: string[], list: string[]): Set<string | undefined> {
  const places = list.map((name) => base.indexOf(name));
  return new Set(
    movedPlaces(places.map((was) => (was < 0 ? undefined : was))).map((place) => list[place]),
  );
}
