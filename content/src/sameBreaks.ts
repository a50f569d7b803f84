import type { Three } from './mergeItems.ts';
import type { Block } from './richText.ts';
import { contentOf, type Word, type WordChanges, wordChanges, wordsOf } from './richWords.ts';

/**
 * Three states of the blocks of a text, in which a paragraph that one side has parted, or joined with the next one, is so in
 * the other two: what the other side has changed in it is then found in the part that it is in.
 */
export function withSameBreaks(lists: Three<Block[]>): Three<Block[]> {
  let all = lists;
  for (const [side, other] of [
    ['mine', 'theirs'],
    ['theirs', 'mine'],
  ] as const) {
    const own = all[side];
    for (const [place, first] of own.entries()) {
      const second = own[place + 1];
      const parted: Pair | undefined = second && withParted(all.base, all[other], [first, second]);
      if (parted) all = { ...all, base: parted[0], [other]: parted[1] };
    }
    for (let place = 0; place < all.base.length - 1; ) {
      const joined = withJoined(all.base, all[other], own, place);
      if (joined) all = { ...all, base: joined[0], [other]: joined[1] };
      else place += 1;
    }
  }
  return all;
}

type Pair = [base: Block[], other: Block[]];

const withKey = (blocks: readonly Block[], key: string | undefined) =>
  blocks.find(({ _key }) => _key === key);

/** Parts a block where one side has two, one of which is new. */
function withParted(base: Block[], other: Block[], parts: [Block, Block]): Pair | undefined {
  const [made, ...more] = parts.filter(({ _key }) => !withKey(base, _key));
  const { _key } = parts[made === parts[0] ? 1 : 0];
  const [before, there] = [withKey(base, _key), withKey(other, _key)];
  if (!made || more.length > 0 || !before || !there || withKey(other, made._key)) return undefined;
  const at = breakOf(before, parts);
  if (at === undefined) return undefined;
  const atThere = placeAfter(wordChanges(wordsOf(before), wordsOf(there)), at);
  if (atThere === undefined) return undefined;
  const parted = (block: Block, place: number) => {
    const words = wordsOf(block);
    return [words.slice(0, place), words.slice(place)].flatMap((some, index): Block[] =>
      some.length === 0
        ? []
        : [{ ...block, _key: parts[index]?._key ?? _key, ...contentOf(some, [block]) }],
    );
  };
  const partedIn = (blocks: Block[], place: number) =>
    blocks.flatMap((block) => (block._key === _key ? parted(block, place) : [block]));
  return [partedIn(base, at), partedIn(other, atThere)];
}

/** The index of the word before which a block was split; undefined if it wasn't. */
function breakOf(before: Block, parts: [Block, Block]): number | undefined {
  const [first, second] = [wordsOf(parts[0]), wordsOf(parts[1])];
  const { kept } = wordChanges(wordsOf(before), [...first, ...second]);
  if (!areMostIn(first, kept) || !areMostIn(second, kept)) return undefined;
  return kept.findIndex((word) => word && second.includes(word));
}

/** Whether at least half of some words are among others. */
const areMostIn = (words: readonly Word[], others: readonly (Word | undefined)[]) => {
  const known = new Set(others);
  return isMostThere(words.map((word) => (known.has(word) ? word : undefined)));
};

/** Where that is among the later words which was before an earlier one; undefined where words around it were changed. */
function placeAfter({ hunks, kept }: WordChanges, at: number): number | undefined {
  if (hunks.some(({ start, end }) => start < at && at < end)) return undefined;
  const added = hunks.filter(({ start, end }) => start < at || end === at);
  return added.reduce(
    (sum, { words }) => sum + words.length,
    kept.slice(0, at).filter((word) => word !== undefined).length,
  );
}

/** Joins a block with the next one where one side has only one of them, with the words of both. */
function withJoined(
  base: Block[],
  other: Block[],
  own: readonly Block[],
  place: number,
): Pair | undefined {
  const [first, second] = [base[place], base[place + 1]];
  const at = other.findIndex(({ _key }) => _key === first?._key);
  const [firstThere, secondThere] = [other[at], other[at + 1]];
  if (!first || !second || !firstThere || secondThere?._key !== second._key) return undefined;
  const [here, ...more] = [withKey(own, first._key), withKey(own, second._key)].filter(
    (block) => block !== undefined,
  );
  if (!here || more.length > 0) return undefined;
  const [gone, goneThere] = here._key === first._key ? [second, secondThere] : [first, firstThere];
  if (gone.style !== goneThere.style || gone.listItem !== goneThere.listItem) return undefined;
  const words = wordsOf(first);
  const { kept } = wordChanges([...words, ...wordsOf(second)], wordsOf(here));
  if (!isMostThere(kept.slice(0, words.length)) || !isMostThere(kept.slice(words.length)))
    return undefined;
  const joined = (one: Block, next: Block): Block => ({
    ...(one._key === here._key ? one : next),
    ...contentOf([...wordsOf(one), ...wordsOf(next)], [one, next]),
  });
  return [
    base.toSpliced(place, 2, joined(first, second)),
    other.toSpliced(at, 2, joined(firstThere, secondThere)),
  ];
}

const isMostThere = (kept: readonly (Word | undefined)[]) =>
  kept.filter((word) => word !== undefined).length * 2 >= Math.max(kept.length, 1);
