import { diffIndices } from 'node-diff3';
import { derivedKey } from './itemKeys.ts';
import type { Block, Span } from './richText.ts';
import { decorators, hrefOf } from './richText.ts';

/** How some text looks, whatever its marks are called. */
export interface Look {
  strong: boolean;
  em: boolean;
  /** Where it links to; empty where it doesn't. */
  href: string;
}

interface Piece {
  text: string;
  look: Look;
}

/** A word of a block, or a punctuation mark. A word that looks different from its middle on is two. */
export interface Word extends Piece {
  /** The space before it; undefined for the first word of a block. */
  space: Piece | undefined;
}

const plain: Look = { strong: false, em: false, href: '' };
const noSpace: Piece = { text: '', look: plain };

/** The words of a block with their formatting. */
export function wordsOf(block: Block): Word[] {
  const words: Word[] = [];
  let space = noSpace;
  for (const { text, look } of block.children.flatMap((span) => parts(span, block))) {
    if (text.trim() === '') {
      space = space === noSpace ? { text, look } : { text: space.text + text, look: space.look };
    } else {
      words.push({ text, look, space: words.length === 0 ? undefined : space });
      space = noSpace;
    }
  }
  return words;
}

/** The words of a span, and the spaces around them. */
const parts = (span: Span, block: Block): Piece[] => {
  const look = lookOf(span, block);
  const texts = span.text.split(/(\s+)/).filter(Boolean);
  return texts
    .flatMap((text) => (text.trim() === '' ? text : segments(text)))
    .map((text) => ({ text, look }));
};

const lookOf = (span: Span, block: Block): Look => ({
  strong: span.marks.includes('strong'),
  em: span.marks.includes('em'),
  href: hrefOf(span, block) ?? '',
});

/** A word, or another character with the marks joined to it. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*|\P{M}\p{M}*(?:\u200d\P{M}\p{M}*)*/gu;
/** Scripts that put no spaces between words. */
const runTogether =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The words and punctuation marks of a text without spaces. */
const segments = (text: string): string[] =>
  (text.match(word) ?? []).flatMap((each) => (runTogether.test(each) ? wordsIn(each) : each));

/** Firefox knows words since 2024. */
const wordsIn = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter('en', { granularity: 'word' }).segment(text),
        ({ segment }) => segment,
      )
    : [text];

/**
 * What a block holds that has these words.
 * @param like blocks whose links keep their keys, the first ones rather than others
 */
export function contentOf(
  words: readonly Word[],
  like: readonly Block[],
): Pick<Block, 'children' | 'markDefs'> {
  const known = like.flatMap(({ markDefs }) => markDefs);
  const taken = new Set<string>(decorators);
  const keys = new Map<string, string>();
  const keyOf = (href: string): string => {
    const found =
      keys.get(href) ?? known.find((each) => each.href === href && !taken.has(each._key))?._key;
    const key = found ?? derivedKey(href, taken);
    taken.add(key);
    keys.set(href, key);
    return key;
  };
  const children = piecesOf(words).map(
    ({ text, look }, index): Span => ({
      _type: 'span',
      _key: String(index),
      text,
      marks: [
        ...decorators.filter((mark) => look[mark]),
        ...(look.href === '' ? [] : [keyOf(look.href)]),
      ],
    }),
  );
  const markDefs = [...keys].map(([href, _key]) => ({ _type: 'link' as const, _key, href }));
  return { children, markDefs };
}

/** Words and the spaces between them, with neighbours that look the same joined. */
export function piecesOf(words: readonly Word[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, { space, ...word }] of words.entries()) {
    const gap = space ?? { text: ' ', look: plain };
    for (const { text, look } of index === 0 ? [word] : [gap, word]) {
      const last = pieces.at(-1);
      if (text === '') continue;
      if (last && looksLike(last.look, look)) last.text += text;
      else pieces.push({ text, look });
    }
  }
  return pieces;
}

export const looksLike = (one: Look, other: Look): boolean =>
  one.strong === other.strong && one.em === other.em && one.href === other.href;

/** Words of an earlier list, from a place up to another, that others replace in a later one. */
export interface Hunk {
  start: number;
  end: number;
  words: Word[];
}

/** How the words of one list became those of another, whatever they look like. */
export interface WordChanges {
  hunks: Hunk[];
  /** For each earlier word, the later one that it is; undefined where it is gone. */
  kept: (Word | undefined)[];
}

export function wordChanges(before: readonly Word[], after: readonly Word[]): WordChanges {
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same]?.text === after[same]?.text) same += 1;
  let sameAtEnd = 0;
  while (
    sameAtEnd < shorter - same &&
    before.at(-1 - sameAtEnd)?.text === after.at(-1 - sameAtEnd)?.text
  )
    sameAtEnd += 1;
  const middle = (words: readonly Word[]) =>
    words.slice(same, words.length - sameAtEnd).map(({ text }) => text);
  const hunks: Hunk[] = [];
  const kept: WordChanges['kept'] = [];
  let next = 0;
  const keep = (end: number) => {
    while (kept.length < end) kept.push(after[next++]);
  };
  for (const { buffer1, buffer2 } of diffIndices(middle(before), middle(after))) {
    const [[from, count], [to, added]] = [buffer1, buffer2];
    const start = same + from;
    const end = start + count;
    keep(start);
    hunks.push({ start, end, words: after.slice(same + to, same + to + added) });
    while (kept.length < end) kept.push(undefined);
    next = same + to + added;
  }
  keep(before.length);
  return { hunks, kept };
}
