import { Parser } from 'htmlparser2';
import { blockWriter, type Item, type TextState } from './blockWriter.ts';
import { type Attributes, type ElementMeaning, meaningOf } from './htmlElements.ts';
import type { Block } from './richText.ts';
import { maxLevels } from './richText.ts';

/** The part of HTML that rich text can hold. */
interface ReadHtml {
  blocks: Block[];
  /** How many pictures it has, which are left out. */
  pictures: number;
  /** Whether comments, notes, struck-out words, videos and the like were left out. */
  dropped: boolean;
}

/** An element that is open, with what it and those around it say of its text. */
interface Open extends TextState {
  hidden: ElementMeaning['hidden'];
  keepsLines: boolean;
  isMarker: boolean;
  /** Whether it begins a block of its own. */
  isBlock: boolean;
  list: Block['listItem'];
  /** How many lists, and cells of tables, it is within. */
  depth: number;
  cells: number;
  /** The part of a table that ends with it. */
  ends?: 'row' | 'cell' | undefined;
}

const root: Open = {
  strong: false,
  em: false,
  href: '',
  style: 'normal',
  item: undefined,
  isLine: true,
  hidden: undefined,
  keepsLines: false,
  isMarker: false,
  isBlock: true,
  list: undefined,
  depth: 0,
  cells: 0,
};

/** The parser takes longer for each level, and no document has as many. Deeper ones count as their parents. */
const deepest = 1_000;

/** Tables within more cells than that are no tables. */
const maxCells = 10;

/**
 * Reads HTML of any program as formatted text: what rich text can hold stays, all else is dropped. Never throws; takes
 * time in proportion to the length.
 */
export function blocksFromHtml(html: string): ReadHtml {
  const reader = htmlReader();
  let rest = copiedPart(html);
  while (rest !== '') {
    let read = rest.length;
    let level = 0;
    const parser = new Parser({
      onopentag: (name, attributes) => {
        reader.open(name, attributes);
        level += 1;
        if (level < deepest) return;
        read = parser.endIndex + 1;
        parser.pause();
      },
      ontext: reader.text,
      oncomment: reader.comment,
      onclosetag: () => {
        level -= 1;
        reader.close();
      },
    });
    parser.write(rest);
    if (read === rest.length) parser.end();
    rest = rest.slice(read);
  }
  return reader.end();
}

/** The part that was copied: browsers and Word mark it within the page. */
function copiedPart(html: string): string {
  const start = html.indexOf(startMark);
  const end = html.lastIndexOf('<!--EndFragment');
  const from = start < 0 ? 0 : start + startMark.length;
  return html.slice(from, end < from ? undefined : end);
}
const startMark = '<!--StartFragment-->';

function htmlReader() {
  const writer = blockWriter();
  const opened: Open[] = [root];
  let pending = '';
  let marker = '';
  /** Whether it is within a part that other programs than Word show, such as the bullet of an item. */
  let condition = '';
  let pictures = 0;
  let dropped = false;

  const last = () => opened.at(-1) ?? root;

  /** Writes the text since the last tag: entities come in parts of their own. */
  function flush() {
    const text = pending;
    pending = '';
    if (text === '') return;
    const state = last();
    if (state.isMarker || condition === 'lists') marker += text;
    else if (state.hidden || condition) dropped ||= state.hidden === 'dropped' && /\S/.test(text);
    else if (state.keepsLines) writer.lines(text, state);
    else writer.text(text, state);
  }

  function open(name: string, attributes: Attributes) {
    flush();
    const parent = last();
    const meaning = meaningOf(name, attributes);
    const own = stateWithin(parent, name, meaning, () => marker);
    if (own.isBlock) endBlock();
    opened.push(own);
    if (typeof meaning.item === 'number') marker = '';
    if (parent.hidden) return;
    if (own.hidden) dropped ||= droppedMedia.has(name);
    else parts.get(name)?.(own, attributes);
    if (meaning.isNote) hideBlock();
  }

  function beginCell(own: Open) {
    if (own.cells === maxCells) return;
    own.ends = 'cell';
    own.cells += 1;
    writer.beginCell();
  }

  function beginRow(own: Open) {
    if (own.cells === maxCells) return;
    own.ends = 'row';
    writer.beginRow();
  }

  /** Elements that are more than the text within them. */
  const parts = new Map<string, (own: Open, attributes: Attributes) => void>([
    [
      'br',
      (own, attributes) => {
        if (!condition) writer.lineBreak(own, isPageBreak(attributes));
      },
    ],
    ['img', picture],
    ['td', beginCell],
    ['th', beginCell],
    ['tr', beginRow],
  ]);

  function close() {
    flush();
    const own = opened.length > 1 ? opened.pop() : undefined;
    if (!own?.isBlock) return;
    endBlock();
    if (own.ends === 'cell') writer.endCell();
    if (own.ends === 'row') writer.endRow();
  }

  function endBlock() {
    condition = '';
    writer.endBlock();
  }

  /** Hides what follows in the block that is open. */
  function hideBlock() {
    const from = opened.findLastIndex(({ isBlock }) => isBlock);
    for (const each of opened.slice(Math.max(from, 1))) each.hidden = 'dropped';
  }

  function picture(own: Open, { alt = '', width, height, ...attributes }: Attributes) {
    if (/^\p{Extended_Pictographic}/u.test(alt)) writer.text(alt, own);
    else if (attributes['aria-roledescription'] !== 'checkbox' && !isPixel(width, height))
      pictures += 1;
  }

  return {
    open,
    close,
    text: (text: string) => {
      pending += text;
    },
    comment: (text: string) => {
      flush();
      const [, begun] = /^\[if !support(\w+)\]/.exec(text) ?? [];
      if (begun) condition = begun.toLowerCase();
      else if (/^\[endif\]/.test(text)) condition = '';
    },
    end: (): ReadHtml => {
      flush();
      while (opened.length > 1) close();
      return { blocks: writer.end(), pictures, dropped };
    },
  };
}

const droppedMedia = new Set(['audio', 'video', 'iframe', 'object', 'canvas', 'math']);

const isPageBreak = ({ style = '', clear }: Attributes) =>
  clear !== undefined || /page-break/i.test(style);

/** Mails count their readers with such pictures. */
const isPixel = (width = '', height = '') =>
  /^[01](px)?$/.test(width) && /^[01](px)?$/.test(height);

/** An element's own effect on its text, combined with that of the elements around it. */
function stateWithin(
  parent: Open,
  name: string,
  meaning: ElementMeaning,
  marker: () => string,
): Open {
  const isBlock = meaning.block !== undefined;
  const depth = parent.depth + (meaning.list ? 1 : 0);
  const list = meaning.list ?? parent.list;
  return {
    // Headings are bold by themselves, and programs mark them bold although nobody asked for it.
    strong:
      isHeading(parent) && name !== 'strong' ? parent.strong : (meaning.strong ?? parent.strong),
    em: meaning.em ?? parent.em,
    href: meaning.href ?? parent.href,
    // A heading within a quote or an item is a heading, and an item within a quote is an item.
    style: isHeading(parent) ? parent.style : (meaning.style ?? parent.style),
    item: itemWithin(parent, meaning, { depth, list, marker }),
    isLine: isBlock ? meaning.block === 'line' : parent.isLine,
    hidden: parent.hidden ?? meaning.hidden,
    keepsLines: meaning.keepsLines ?? parent.keepsLines,
    isMarker: meaning.isMarker ?? parent.isMarker,
    isBlock,
    list,
    depth,
    cells: parent.cells,
  };
}

const isHeading = ({ style }: TextState) => style === 'h2' || style === 'h3';

function itemWithin(
  parent: Open,
  { item }: ElementMeaning,
  { depth, list, marker }: { depth: number; list: Block['listItem']; marker: () => string },
): Item | undefined {
  if (item === 'own') return { level: levelOf(depth), kind: () => list ?? 'bullet' };
  // An item marked Word's way says less than the list around it.
  if (item === undefined || parent.item) return parent.item;
  return { level: levelOf(item), kind: () => kindOf(marker()) };
}

const levelOf = (depth: number) => Math.min(Math.max(depth, 1), maxLevels);

/** The kind of list that has such a bullet or number. */
const kindOf = (marker: string) =>
  /^[\s(]*(\p{N}|\p{L}{1,5}[.)])/u.test(marker) ? 'number' : 'bullet';
