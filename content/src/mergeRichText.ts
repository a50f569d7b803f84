import { deepEqual } from 'fast-equals';
import { type MergedItem, mergedItems, type Three } from './mergeItems.ts';
import type { Block, RichText } from './richText.ts';
import {
  contentOf,
  type Hunk,
  type Look,
  type Word,
  type WordChanges,
  wordChanges,
  wordsOf,
} from './richWords.ts';
import { sameBlocks } from './sameBlocks.ts';
import { withSameBreaks } from './sameBreaks.ts';
import { blocksOf, tidied } from './storedRichText.ts';

/**
 * Two merged changes with mine chosen, and with theirs: the same where both can be kept. Without either, it is as it
 * was, except for what can be kept of both.
 */
type Sides<T, Before = T> = [mine: T, theirs: T, before: Before];

/** A side of these. */
type Side = 0 | 1 | 2;

/** A block of a merged text, as `MergedItem` is an item of a list. */
export interface MergedBlock extends MergedItem {
  item: Three<Block | undefined>;
}

/**
 * The blocks of three states of a text, each once, in the sequence that both sides' moves and additions lead to: the
 * same for both sides.
 */
export function mergedBlocks(texts: Three<RichText>): MergedBlock[] {
  const base = blocksOf(tidied(texts.base));
  const mine = keyedAs(base, texts.mine);
  const theirs = keyedAs(base, texts.theirs);
  const sequence = (blocks: Block[]) => blocks.map(({ _key }) => _key).join();
  const isSwapped = sequence(mine) > sequence(theirs);
  const lists = isSwapped ? { base, mine: theirs, theirs: mine } : { base, mine, theirs };
  const items = (mergedItems(withSameBreaks(lists)) ?? []) as MergedBlock[];
  if (!isSwapped) return items;
  return items.map(({ item, ...rest }) => ({
    ...rest,
    item: { base: item.base, mine: item.theirs, theirs: item.mine },
  }));
}

/** The blocks of a text, with the keys of those in `base` that they are. */
function keyedAs(base: readonly Block[], text: RichText): Block[] {
  const blocks = blocksOf(tidied(text));
  const from = sameBlocks(base, blocks);
  return blocks.map((block, place) => ({
    ...block,
    _key: base[from[place] ?? -1]?._key ?? block._key,
  }));
}

/** Merges a block: its kind, and word by word what it says and how that looks. undefined is none. */
export function mergeBlock(block: Three<Block | undefined>): Sides<Block | undefined> {
  const { base, mine, theirs } = block;
  if (!mine || !theirs) return mergeRemoval(block);
  if (isSame(mine, theirs)) {
    const same = firstOf(mine, theirs);
    return [same, same, same];
  }
  if (base && isSame(base, theirs)) return [mine, mine, mine];
  if (base && isSame(base, mine)) return [theirs, theirs, theirs];
  const kind = mergeKinds({ base, mine, theirs });
  const words = mergeWords({
    base: base ? wordsOf(base) : [],
    mine: wordsOf(mine),
    theirs: wordsOf(theirs),
  });
  const first = firstOf(mine, theirs);
  const like = [...(base ? [base] : []), first, first === mine ? theirs : mine];
  const merged = (side: Side): Block => ({
    _type: 'block',
    _key: mine._key,
    ...(kind[side] ?? kind[0]),
    ...contentOf(words[side], like),
  });
  const here = merged(0);
  const isAgreed = kind[0] === kind[1] && words[0] === words[1];
  return isAgreed ? [here, here, here] : [here, merged(1), base && merged(2)];
}

function mergeRemoval({ base, mine, theirs }: Three<Block | undefined>): Sides<Block | undefined> {
  const left = mine ?? theirs;
  if (!base) return [left, left, left];
  const isConflict = left && !isSame(base, left);
  return isConflict ? [mine, theirs, base] : [undefined, undefined, undefined];
}

const isSame = (one: Block, other: Block): boolean =>
  deepEqual(one, other) ||
  (deepEqual(kindOf(one), kindOf(other)) && deepEqual(wordsOf(one), wordsOf(other)));

type Kind = Pick<Block, 'style' | 'listItem' | 'level'>;

const kindOf = ({ style, listItem, level }: Block): Kind =>
  listItem ? { style, listItem, level } : { style };

/** Where all are items of a list, one may have changed its kind and the other its level. */
function mergeKinds({ base, mine, theirs }: Changed<Block>): Sides<Kind, Kind | undefined> {
  if (!base?.listItem || !mine.listItem || !theirs.listItem) {
    const before = base && kindOf(base);
    return either({ base: before, mine: kindOf(mine), theirs: kindOf(theirs) });
  }
  const items = either({ base: base.listItem, mine: mine.listItem, theirs: theirs.listItem });
  const levels = either({ base: base.level, mine: mine.level, theirs: theirs.level });
  const merged = (side: Side): Kind => ({
    style: 'normal',
    listItem: items[side],
    level: levels[side],
  });
  const here = merged(0);
  return deepEqual(here, merged(1)) ? [here, here, here] : [here, merged(1), merged(2)];
}

type Changed<T> = Omit<Three<T>, 'base'> & { base: T | undefined };

/** The value that one side has changed; if both have, each has its own. */
function either<T>({ base, mine, theirs }: Changed<T>): Sides<T, T | undefined> {
  if (deepEqual(mine, theirs) || deepEqual(base, theirs)) return [mine, mine, mine];
  return deepEqual(base, mine) ? [theirs, theirs, theirs] : [mine, theirs, base];
}

/** Words that one side has changed; `isLook` where only what one word looks like is. */
interface Change extends Hunk {
  isMine: boolean;
  isLook: boolean;
}

/** Changes of either side that touch the same words, and where these are. */
interface Region extends Pick<Hunk, 'start' | 'end'> {
  changes: Change[];
}

/** Merges words; both sides are one array where all can be kept. */
function mergeWords({ base, mine, theirs }: Three<Word[]>): Sides<Word[]> {
  const [here, there] = [wordChanges(base, mine), wordChanges(base, theirs)];
  const words: Sides<Word[]> = [[], [], []];
  let isAgreed = true;
  let place = 0;
  const add = (sides: Sides<Word[]>) => {
    isAgreed &&= sides[0] === sides[1];
    for (const [index, all] of words.entries()) all.push(...(sides[index] ?? []));
  };
  const keep = (end: number) => {
    for (; place < end; place += 1)
      add(mergeWord(base[place], here.kept[place], there.kept[place]));
  };
  const changes = [...changesOf(base, here, true), ...changesOf(base, there, false)];
  for (const region of regionsOf(changes)) {
    const { start, end } = region;
    keep(start);
    if (region.changes.every(({ isLook }) => isLook)) keep(end);
    else add(mergeRegion(region, here, there, base.slice(start, end)));
    place = end;
  }
  keep(base.length);
  return isAgreed ? [words[0], words[0], words[0]] : words;
}

function mergeRegion(
  region: Region,
  here: WordChanges,
  there: WordChanges,
  before: Word[],
): Sides<Word[]> {
  const mine = wordsIn(region, here, true);
  const theirs = wordsIn(region, there, false);
  const isBy = (isMine: boolean) => region.changes.every((change) => change.isMine === isMine);
  if (isBy(true)) return [mine, mine, mine];
  if (isBy(false)) return [theirs, theirs, theirs];
  const isAgreed = deepEqual(mine.map(withoutSpace), theirs.map(withoutSpace));
  const same = firstOf(mine, theirs);
  return isAgreed ? [same, same, same] : [mine, theirs, before];
}

const withoutSpace = ({ text, look }: Word) => ({ text, look });

/** One of two, regardless of their order. */
const firstOf = <T>(one: T, other: T): T =>
  one === other || String(JSON.stringify(one)) > String(JSON.stringify(other)) ? one : other;

/** A word that both have kept: what it looks like, and the space before it. */
function mergeWord(base?: Word, mine?: Word, theirs?: Word): Sides<Word[]> {
  if (!base || !mine || !theirs) return [[], [], []];
  const look = (key: keyof Look) =>
    either<Look[typeof key]>({
      base: base.look[key],
      mine: mine.look[key],
      theirs: theirs.look[key],
    });
  const looks = { strong: look('strong'), em: look('em'), href: look('href') };
  const space = mergeSpace(base.space, mine.space, theirs.space);
  const side = (of: Side): Word[] => [
    {
      text: base.text,
      look: {
        strong: looks.strong[of] === true,
        em: looks.em[of] === true,
        href: String(looks.href[of]),
      },
      space,
    },
  ];
  const here = side(0);
  return looks.href[0] === looks.href[1] ? [here, here, here] : [here, side(1), side(2)];
}

/** A space isn't worth a conflict: if both have changed it, both sides take the same. */
function mergeSpace(base: Word['space'], mine = base, theirs = base): Word['space'] {
  const [one, other] = either({ base, mine, theirs });
  return firstOf(one, other);
}

const changesOf = (base: readonly Word[], { hunks, kept }: WordChanges, isMine: boolean) => [
  ...hunks.map((hunk): Change => ({ ...hunk, isMine, isLook: false })),
  ...kept.flatMap((word, start): Change[] =>
    word && !deepEqual(word.look, base[start]?.look)
      ? [{ start, end: start + 1, words: [], isMine, isLook: true }]
      : [],
  ),
];

function regionsOf(changes: Change[]): Region[] {
  const regions: Region[] = [];
  for (const change of changes.sort((a, b) => a.start - b.start || a.end - b.end)) {
    const touched = regions.findIndex((region) =>
      region.changes.some((other) => doTouch(other, change)),
    );
    const joined = touched < 0 ? [] : regions.splice(touched);
    const together = [...joined.flatMap((region) => region.changes), change];
    regions.push({
      start: joined[0]?.start ?? change.start,
      end: Math.max(...together.map(({ end }) => end)),
      changes: together,
    });
  }
  return regions;
}

/** Whether both sides touch the same words, or add some at the same place. */
function doTouch(one: Change, other: Change): boolean {
  if (one.isMine === other.isMine) return false;
  if (one.start < other.end && other.start < one.end) return true;
  const isNextTo = one.start <= other.end && other.start <= one.end;
  const isInsertion = [one, other].some(({ start, end }) => start === end);
  return isNextTo && isInsertion && one.words.length > 0 && other.words.length > 0;
}

/** A side's version of the words of a region. */
function wordsIn({ start, end, changes }: Region, { kept }: WordChanges, isMine: boolean): Word[] {
  const own = changes.filter((change) => change.isMine === isMine && !change.isLook);
  const words: Word[] = [];
  for (let place = start; place <= end; place += 1) {
    words.push(...(own.find((change) => change.start === place)?.words ?? []));
    const word = place < end ? kept[place] : undefined;
    if (word) words.push(word);
  }
  return words;
}
