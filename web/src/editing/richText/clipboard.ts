import { htmlOfBlocks } from '@lamplight/content/htmlOfBlocks';
import { newKey } from '@lamplight/content/itemKeys';
import type { Block } from '@lamplight/content/richText';
import { plainBlock, plainText } from '@lamplight/content/richText';
import { paragraphs, shownLines } from '@lamplight/content/shownText';
import { type Fragment, Slice } from 'prosemirror-model';
import { type EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { loadOnce } from '../../device/loadOnce.ts';
import { setLink } from './commands.ts';
import { blocksIn, copiesOf } from './convert.ts';
import type { Transferred } from './held.ts';
import { isAddressTyped } from './linkTargets.ts';
import { paragraph } from './schema.ts';

let parser: typeof import('@lamplight/content/blocksFromHtml') | undefined;

/** Loads the HTML parser, which the first paste needs. */
export const loadParser = loadOnce(async () => {
  parser = await import('@lamplight/content/blocksFromHtml');
  return parser;
});

/** The HTML parser, if it is there: input after a paste has to stay after it. */
export const parserIfLoaded = () => parser;

/** A text as paragraphs, split at empty lines. */
export function plainBlocks(text: string): Block[] {
  const lines = shownLines(text);
  return lines ? paragraphs(lines).map((each) => plainBlock(each, newKey())) : [];
}

/** Puts the selection on a clipboard. */
export function writeTransfer(state: EditorState, data: DataTransfer): void {
  const { selection } = state;
  const copied = blocksIn(selection.content().content);
  // Some words of a heading or of a list item are neither.
  const blocks = isPartOfBlock(selection) ? copied.map(asParagraph) : copied;
  data.setData('text/html', htmlOfBlocks(blocks));
  data.setData('text/plain', plainText(blocks));
}

const isPartOfBlock = ({ $from, $to }: Selection): boolean =>
  $from.sameParent($to) && ($from.parentOffset > 0 || $to.parentOffset < $to.parent.content.size);

const asParagraph = ({ listItem: _, level: __, ...block }: Block): Block => ({
  ...block,
  style: 'normal',
});

/** Addresses that can't be words: a name such as “J.K.Rowling” or a date such as “9.Mai” looks like a site’s. */
const certainAddress = /^(?:[a-z]+:|www\.|\/)|[@/]/i;

/** An address that is pasted over a selected text becomes its link, unless that is an address or a number too. */
export function linkPasted(state: EditorState, { text }: Transferred): Transaction | undefined {
  const href = isAddressTyped(text.trim());
  const { from, to, empty } = state.selection;
  const selected = state.doc.textBetween(from, to).trim();
  if (empty || !href || isAddressTyped(selected)) return undefined;
  const isNumber = href.startsWith('tel:');
  if (isNumber ? /\d/.test(selected) : !certainAddress.test(text.trim())) return undefined;
  let made: Transaction | undefined;
  setLink(href)(state, (tr) => {
    made = tr;
  });
  return made;
}

const isPlain = ({ style, listItem }: Block) => style === 'normal' && !listItem;

/** A part of a line with the spaces that it has at its ends as a text: they separate words. */
export function withSpaces(blocks: readonly Block[], text: string): readonly Block[] {
  const [block] = blocks;
  if (blocks.length !== 1 || !block || !isPlain(block)) return blocks;
  const [before = '', after = ''] = [/^[ \u00a0]*/, /[ \u00a0]*$/].map(
    (end) => end.exec(text)?.[0],
  );
  const last = block.children.length - 1;
  const children = block.children.map((span, index) => ({
    ...span,
    text: (index === 0 ? before : '') + span.text + (index === last ? after : ''),
  }));
  return [{ ...block, children }];
}

/**
 * Replaces the selection with blocks. Paragraphs at their ends are joined with the block at the caret; all others stay
 * separate blocks.
 */
export function insertBlocks(state: EditorState, blocks: readonly Block[]): Transaction {
  const { tr } = state;
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return tr;
  const nodes = copiesOf(blocks);
  if (!tr.selection.empty) tr.deleteSelection();
  const { $from } = tr.selection;
  const { parent } = $from;
  const opened = parent.content.size > 0 || parent.type !== paragraph;
  if (blocks.length === 1 && isPlain(first) && opened) {
    return tr.replaceSelection(new Slice(nodes, 1, 1)).scrollIntoView();
  }
  if (parent.content.size === 0) {
    const at = $from.before();
    tr.replaceWith(at, $from.after(), nodes);
    return endAt(tr, at + nodes.size);
  }
  return insertBetween(tr, nodes, isPlain(first) ? 1 : 0, isPlain(last) ? 1 : 0);
}

/** Inserts blocks into a block with text, at the caret; open ends are joined with its parts. */
function insertBetween(tr: Transaction, nodes: Fragment, openStart: 0 | 1, openEnd: 0 | 1) {
  const { $from } = tr.selection;
  if ($from.parentOffset === $from.parent.content.size) {
    // There is no text after the caret to join the last one with.
    const first = openStart ? nodes.firstChild : null;
    if (first) tr.insert($from.pos, first.content);
    const rest = first ? nodes.cut(first.nodeSize) : nodes;
    const after = $from.after() + (first?.content.size ?? 0);
    tr.insert(after, rest);
    return endAt(tr, after + rest.size);
  }
  if ($from.parentOffset === 0 && !openEnd) {
    tr.insert($from.before(), nodes);
    return endAt(tr, $from.before() + nodes.size);
  }
  const before = tr.doc.content.size;
  // At the start of a block, no part of it stays before them.
  const from = $from.parentOffset === 0 && !openStart ? $from.before() : $from.pos;
  tr.replace(from, $from.pos, new Slice(nodes, openStart, openEnd));
  const end = $from.pos + tr.doc.content.size - before - (openEnd ? 0 : 1);
  return endAt(tr, Math.min(end, tr.doc.content.size));
}

/** Puts the caret at the end of the content inserted before a position. */
function endAt(tr: Transaction, position: number): Transaction {
  const found = Selection.findFrom(tr.doc.resolve(position), -1, true);
  return tr.setSelection(found ?? TextSelection.atEnd(tr.doc)).scrollIntoView();
}
