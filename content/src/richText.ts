import { isMap } from './isMap.ts';

/**
 * Rich text is Portable Text, restricted to what `fields/richText.ts` describes: a flat list of blocks, each with a key.
 * A plain string is valid too, and reads as one normal block per paragraph; text without any formatting is stored as one.
 */

/** How a block looks that isn't an item of a list. */
export const blockStyles = ['normal', 'h2', 'h3', 'blockquote'] as const;
export const listKinds = ['bullet', 'number'] as const;
export const maxLevels = 3;

/** The looks of a span, which may be a link too. */
export const decorators = ['strong', 'em'] as const;

export const richTextLimits = { blocks: 300, spans: 500, links: 100 } as const;

export interface Span {
  _type: 'span';
  _key: string;
  text: string;
  /** `strong`, `em`, and the key of a link. */
  marks: string[];
}

/** A paragraph, heading, quote or item of a list. */
export interface Block {
  _type: 'block';
  _key: string;
  style: (typeof blockStyles)[number];
  /** The kind of list that it is an item of; its style is normal then. */
  listItem?: (typeof listKinds)[number] | undefined;
  /** How deep the item is, from 1 to 3. */
  level?: number | undefined;
  children: Span[];
  /** The links in it, which marks of spans name by their keys. */
  markDefs: { _type: 'link'; _key: string; href: string }[];
}

/** Portable Text of some kinds of block, or a plain text. */
export type RichText = string | Block[];

/** Whether a value is rich text with formatting, whatever field it is from. */
export const isBlocks = (value: unknown): value is Block[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => isMap(each) && each._type === 'block');

/** A normal paragraph. */
export const plainBlock = (text: string, key: string): Block => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  children: [{ _type: 'span', _key: '0', text, marks: [] }],
  markDefs: [],
});

/** The words of a block. */
export const textOfBlock = ({ children }: Block): string =>
  children.map(({ text }) => text).join('');

/** A rich text without its formatting: blocks are parted by an empty line, items of a list by a line break. */
export function plainText(text: RichText): string {
  if (typeof text === 'string') return text;
  return text.reduce((all, block, index) => {
    const isNextItem = block.listItem && text[index - 1]?.listItem;
    return all + (index === 0 ? '' : isNextItem ? '\n' : '\n\n') + textOfBlock(block);
  }, '');
}

/** Where a span links to; undefined where it doesn't. */
export const hrefOf = ({ marks }: Span, { markDefs }: Block): string | undefined =>
  markDefs.find(({ _key }) => marks.includes(_key))?.href;

/** Neighbours that link to the same place, or to none. */
interface LinkedRun {
  href: string | undefined;
  spans: [Span, ...Span[]];
}

/** The spans of a block: a link stays one, though some of its words are bold or italic. */
export function linkedRuns(block: Block): LinkedRun[] {
  const runs: LinkedRun[] = [];
  for (const span of block.children) {
    const href = hrefOf(span, block);
    const last = runs.at(-1);
    if (last && last.href === href) last.spans.push(span);
    else runs.push({ href, spans: [span] });
  }
  return runs;
}
