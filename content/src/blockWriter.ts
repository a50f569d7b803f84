import { derivedKey } from './itemKeys.ts';
import type { Block } from './richText.ts';
import { blocksOf, tidied } from './storedRichText.ts';

/** An item of a list. */
export interface Item {
  level: number;
  /** Asked with its first word. */
  kind(): NonNullable<Block['listItem']>;
}

/** What holds for some words. */
export interface TextState {
  strong: boolean;
  em: boolean;
  href: string;
  style: Block['style'];
  item: Item | undefined;
  /** Whether they are a line rather than a paragraph, where empty lines part paragraphs. */
  isLine: boolean;
}

type Words = Pick<TextState, 'strong' | 'em' | 'href'> & { text: string };

const wordsOf = (text: string, { strong, em, href }: TextState): Words => ({
  strong,
  em,
  href,
  text,
});

const plain = (text: string): Words => ({ strong: false, em: false, href: '', text });

interface Written extends Pick<TextState, 'style' | 'item' | 'isLine'> {
  listItem: Block['listItem'];
  words: Words[];
  /** Whether an empty line is before it. */
  isApart: boolean;
}

/** A cell with more than that is a column of a page, not a cell of a table. */
const longestCell = 200;
const betweenCells = ' – ';

/** Writes words one after the other into blocks, with their spaces as browsers show them. */
export function blockWriter() {
  let blocks: Written[] = [];
  let open: Written | undefined;
  let isApart = false;
  let hasEmptyLines = false;
  /** The blocks around the cells that are open, and the cells of the rows. */
  const stack: Written[][] = [];
  const rows: Written[][][] = [];

  const endOf = () => open?.words.at(-1)?.text.at(-1);

  function blockFor({ style, item, isLine }: TextState): Written {
    const previous = blocks.at(-1);
    if (item && style !== 'h2' && style !== 'h3' && previous?.item === item) {
      // A further paragraph of an item is a line of it.
      previous.words.push(plain('\n'));
      return previous;
    }
    const isHeading = style === 'h2' || style === 'h3';
    const own = isHeading ? undefined : item;
    const block = { style, item: own, listItem: own?.kind(), isLine, words: [], isApart };
    isApart = false;
    blocks.push(block);
    return block;
  }

  function text(typed: string, state: TextState) {
    const inner = collapsed(typed);
    const end = endOf();
    const isBegun = end !== undefined && end !== ' ' && end !== '\n';
    const seen = isBegun ? inner : inner.trimStart();
    if (seen === '') return;
    open ??= blockFor(state);
    open.words.push(wordsOf(seen, state));
  }

  function lineBreak(state: TextState, endsBlock = false) {
    if (endsBlock || !open) {
      endBlock();
      isApart = true;
      hasEmptyLines ||= state.isLine;
    } else if (endOf() !== '\n') {
      const last = open.words.at(-1);
      if (last) last.text = last.text.trimEnd();
      open.words.push(wordsOf('\n', state));
    } else if (!open.item && (open.style === 'normal' || open.style === 'blockquote')) {
      endBlock();
      isApart = true;
    }
  }

  function endBlock() {
    open = undefined;
  }

  return {
    text,
    lineBreak,
    endBlock,
    /** Writes a text in which line breaks are line breaks. */
    lines(typed: string, state: TextState) {
      for (const [index, line] of typed.split(/\r\n?|\n/).entries()) {
        if (index > 0) lineBreak(state);
        text(line, state);
      }
    },
    beginRow() {
      rows.push([]);
    },
    beginCell() {
      stack.push(blocks);
      blocks = [];
    },
    endCell() {
      const cell = blocks;
      blocks = stack.pop() ?? [];
      const row = rows.at(-1);
      if (row) row.push(cell);
      else blocks.push(...cell);
    },
    endRow() {
      for (const block of rowOf(rows.pop() ?? [])) blocks.push(block);
    },
    end: (): Block[] =>
      blocksOf(tidied((hasEmptyLines ? linesJoined(blocks) : blocks).map(blockOf))),
  };
}

/**
 * Spaces as browsers show them. At the ends of an element editors write a space as one that doesn't break; before what
 * never begins a line, it is meant.
 */
const collapsed = (text: string) =>
  text
    .replace(/^\u00a0(?![:;!?»%€])|\u00a0$/g, ' ')
    .replace(/[ \t\r\n\f\u00a0]{2,}/g, ' ')
    .replace(/[\t\r\n\f]/g, ' ');

const lengthOf = ({ words }: Written) => words.reduce((sum, { text }) => sum + text.length, 0);

/** A row as a paragraph; the blocks in it, where it lays out a page. */
function rowOf(row: Written[][]): Written[] {
  const cells = row.filter((cell) => cell.length > 0);
  const isTable = cells.length > 1 && cells.every(isCell);
  return isTable
    ? joinedWith(
        betweenCells,
        cells.flatMap((cell) => joinedWith('\n', cell)),
      )
    : cells.flat();
}

const isCell = (blocks: readonly Written[]) =>
  blocks.every(({ style, item }) => style === 'normal' && !item) &&
  blocks.reduce((sum, block) => sum + lengthOf(block), 0) <= longestCell;

/** Blocks as one, in a list. */
const joinedWith = (text: string, blocks: readonly Written[]): Written[] =>
  blocks.slice(0, 1).map((first) => ({
    ...first,
    words: blocks.flatMap(({ words }, index) => (index === 0 ? words : [plain(text), ...words])),
  }));

/** Lines of a mail that follow each other as paragraphs, which its empty lines part. */
function linesJoined(blocks: readonly Written[]): Written[] {
  const joined: Written[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last && isLineOf(last, block)) last.words.push(plain('\n'), ...block.words);
    else joined.push(block);
  }
  return joined;
}

const isLineOf = (last: Written, { isLine, isApart, style, item }: Written) =>
  last.isLine && isLine && !isApart && style === last.style && !item && !last.item;

function blockOf({ style, listItem, item, words }: Written): Block {
  const taken = new Set<string>();
  const keys = new Map<string, string>();
  const keyOf = (href: string) => {
    const key = keys.get(href) ?? derivedKey(href, taken);
    keys.set(href, key);
    return key;
  };
  return {
    _type: 'block',
    _key: '',
    style,
    ...(listItem && { listItem, level: item?.level ?? 1 }),
    children: words.map(({ text, strong, em, href }) => ({
      _type: 'span',
      _key: '',
      text,
      marks: [...(strong ? ['strong'] : []), ...(em ? ['em'] : []), ...(href ? [keyOf(href)] : [])],
    })),
    markDefs: [...keys].map(([href, _key]) => ({ _type: 'link', _key, href })),
  };
}
