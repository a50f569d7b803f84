import { isLink } from './addresses.ts';
import { isMap } from './isMap.ts';
import { derivedKey, isKey } from './itemKeys.ts';
import { textLimits } from './limits.ts';
import {
  type Block,
  blockStyles,
  decorators,
  listKinds,
  maxLevels,
  plainBlock,
  plainText,
  type RichText,
  richTextLimits,
  type Span,
  textOfBlock,
} from './richText.ts';
import { paragraphs, shownLines } from './shownText.ts';
import { isWellFormed } from './wellFormed.ts';

/** Rich text as it is stored: read from data of any shape, and brought into the one form that a text has. */

/** The blocks of a rich text. Those of a plain one get keys derived from their words. */
export function blocksOf(text: RichText): Block[] {
  if (typeof text !== 'string') return text;
  if (!text.trim()) return [];
  const taken = new Set<string>();
  return paragraphs(text).map((each) => plainBlock(each, derivedKey(each, taken)));
}

/**
 * A rich text as it is stored: each block and link with a key of its own, spans as few as can be, no empty blocks, no
 * unused links, and a plain string where nothing is formatted.
 */
export function tidied(text: RichText): RichText {
  if (typeof text === 'string') return text;
  const taken = new Set<string>();
  const blocks = text
    .map(tidiedBlock)
    .filter((block) => textOfBlock(block) !== '')
    .map((block) => ({ ...block, _key: freeKey(block._key, block, taken) }));
  return blocks.every(isPlain) ? plainText(blocks) : blocks;
}

const isPlain = ({ style, listItem, children }: Block) =>
  style === 'normal' && !listItem && children.every(({ marks }) => marks.length === 0);

/** A key, or another one where it is missing or taken. */
function freeKey(key: unknown, value: unknown, taken: Set<string>): string {
  if (!isKey(key) || taken.has(key)) return derivedKey(value, taken);
  taken.add(key);
  return key;
}

function tidiedBlock({ _key, style, listItem, level, children, markDefs }: Block): Block {
  const taken = new Set<string>(decorators);
  const keys = new Map<string, string>();
  const links = markDefs.map(({ _key: key, href }) => {
    const free = freeKey(key, href, taken);
    if (!keys.has(key)) keys.set(key, free);
    return { _type: 'link' as const, _key: free, href };
  });
  const marksOf = (marks: readonly string[]) => {
    const link = marks.find((mark) => keys.has(mark));
    return [
      ...decorators.filter((mark) => marks.includes(mark)),
      ...(link === undefined ? [] : [keys.get(link) ?? link]),
    ];
  };
  const whole = children.map(({ text }) => text).join('');
  const spans = trimmed(
    joined(
      children.map(({ text, marks }) => ({
        text: shownWithin(text, whole),
        marks: marksOf(marks),
      })),
    ),
  );
  const used = new Set(spans.flatMap(({ marks }) => marks));
  return {
    _type: 'block',
    _key,
    style: listItem ? 'normal' : style,
    ...(listItem && { listItem, level: level ?? 1 }),
    children: spans.map(({ text, marks }, index) => ({
      _type: 'span',
      _key: String(index),
      text,
      marks,
    })),
    // In the order in which they are first met.
    markDefs: [...used].flatMap((key) => links.filter((link) => link._key === key)),
  };
}

type Words = Pick<Span, 'text' | 'marks'>;

/** Spans in which neighbours differ in their marks, none of them empty. */
function joined(spans: readonly Words[]): Words[] {
  const all: Words[] = [];
  for (const { text, marks } of spans) {
    const last = all.at(-1);
    if (text === '') continue;
    if (last && last.marks.join() === marks.join()) last.text += text;
    else all.push({ text, marks });
  }
  return all;
}

/** Spaces of any width, and line breaks as they are stored. */
const space = /[^\S\r\v\f\u2028\u2029\ufeff]/;

/** The visible characters of a part of a text: spaces around it stay. @param whole all of the text */
function shownWithin(text: string, whole: string): string {
  let [from, end] = [0, text.length];
  while (from < end && space.test(text.charAt(from))) from += 1;
  while (end > from && space.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, from) + shownLines(text.slice(from, end), whole) + text.slice(end);
}

/** Without spaces at the ends of a block, and without empty lines in it, which would part it as plain text. */
function trimmed(spans: readonly Words[]): Words[] {
  const whole = spans.map(({ text, marks }) => ({ text: text.replace(/\n\s*\n/g, '\n'), marks }));
  const first = whole.findIndex(({ text }) => text.trim() !== '');
  if (first < 0) return [];
  const last = whole.findLastIndex(({ text }) => text.trim() !== '');
  return whole.slice(first, last + 1).map(({ text, marks }, index, { length }) => {
    const begun = index === 0 ? text.trimStart() : text;
    return { text: index === length - 1 ? begun.trimEnd() : begun, marks };
  });
}

/**
 * Reads stored data of any shape as rich text: nodes that are broken are left out, and so are links that lead nowhere.
 * Never throws.
 * @param max how many characters there may be; without it, as many as there are
 */
export function validRichText(value: unknown, max?: number): RichText {
  if (!Array.isArray(value)) return '';
  if (max === undefined) return tidied(value.flatMap((each) => soundBlock(each, true)));
  let room = max;
  const blocks = value
    .slice(0, richTextLimits.blocks)
    .flatMap((each) => soundBlock(each, false))
    .filter((block) => {
      room -= textOfBlock(block).length;
      return room >= 0;
    });
  return tidied(blocks);
}

/** @param whole whether all spans and links are kept, however many */
function soundBlock(value: unknown, whole: boolean): Block[] {
  if (!isMap(value) || value._type !== 'block' || !Array.isArray(value.children)) return [];
  const { _key, style, listItem, level, children, markDefs } = value;
  const kind = listKinds.find((each) => each === listItem);
  const few = <T>(all: T[], max: number) => (whole ? all : all.slice(0, max));
  return [
    {
      _type: 'block',
      _key: isKey(_key) ? _key : '',
      style: blockStyles.find((each) => each === style) ?? 'normal',
      ...(kind && { listItem: kind, level: soundLevel(level) }),
      children: few(children, richTextLimits.spans).flatMap(soundSpan),
      markDefs: few(Array.isArray(markDefs) ? markDefs : [], richTextLimits.links).flatMap(
        soundLink,
      ),
    },
  ];
}

const soundLevel = (level: unknown) =>
  typeof level === 'number' && level >= 1 ? Math.min(Math.floor(level), maxLevels) : 1;

function soundSpan(value: unknown): Span[] {
  if (!isMap(value) || value._type !== 'span' || typeof value.text !== 'string') return [];
  if (!isWellFormed(value.text)) return [];
  const marks = Array.isArray(value.marks) ? value.marks : [];
  return [
    {
      _type: 'span',
      _key: '0',
      text: value.text,
      marks: marks.filter((mark) => typeof mark === 'string'),
    },
  ];
}

const soundLink = (value: unknown): Block['markDefs'] =>
  isMap(value) &&
  value._type === 'link' &&
  typeof value._key === 'string' &&
  !isDecorator(value._key) &&
  typeof value.href === 'string' &&
  isRichLink(value.href)
    ? [{ _type: 'link', _key: value._key, href: value.href }]
    : [];

const isDecorator = (mark: string) => decorators.some((each) => each === mark);

/** Where a link in a text may lead: to a page of the site, `https:`, `http:`, `mailto:` or `tel:`. */
export const isRichLink = (href: string): boolean => href.length <= textLimits.url && isLink(href);
