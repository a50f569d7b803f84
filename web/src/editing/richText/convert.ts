import { newKey } from '@lamplight/content/itemKeys';
import type { Block, RichText, Span } from '@lamplight/content/richText';
import { decorators, hrefOf } from '@lamplight/content/richText';
import { blocksOf } from '@lamplight/content/storedRichText';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { heading, link, listItem, paragraph, quote, schema } from './schema.ts';

/** A text as a document of the editor, which is never without a block. */
export function docOf(text: RichText): Node {
  const nodes = blocksOf(text).map(nodeOf);
  return schema.node('doc', null, nodes.length > 0 ? nodes : [emptyParagraph()]);
}

export const emptyParagraph = (): Node => paragraph.create({ key: newKey() });

/** A block as a node, with its key. */
export function nodeOf(block: Block): Node {
  const { _key: key, style, listItem: kind, level = 1, children } = block;
  const content = children.flatMap((span) =>
    span.text === '' ? [] : [schema.text(span.text, marksOf(span, block))],
  );
  if (kind) return listItem.create({ key, kind, level }, content);
  if (style === 'blockquote') return quote.create({ key }, content);
  if (style === 'normal') return paragraph.create({ key }, content);
  return heading.create({ key, level: style === 'h2' ? 2 : 3 }, content);
}

function marksOf(span: Span, block: Block): Mark[] {
  const href = hrefOf(span, block);
  const key = block.markDefs.find(({ _key }) => span.marks.includes(_key))?._key;
  return [
    ...(href === undefined ? [] : [link.create({ href, key })]),
    ...decorators.filter((each) => span.marks.includes(each)).map((each) => schema.mark(each)),
  ];
}

/** The nodes of an editor's document, or of a part of it, as blocks. */
export function blocksIn(content: Fragment): Block[] {
  const blocks: Block[] = [];
  content.forEach((node) => {
    blocks.push(blockOf(node));
  });
  return blocks;
}

/** Nodes are immutable, so the many that a key does not affect are converted once. */
const known = new WeakMap<Node, Block>();

function blockOf(node: Node): Block {
  const before = known.get(node);
  if (before) return before;
  const markDefs: Block['markDefs'] = [];
  const children: Span[] = [];
  node.forEach(({ text = '', marks: all }, _, index) => {
    const marks = all.map((mark) =>
      mark.type === link ? linkKey(mark, markDefs) : mark.type.name,
    );
    children.push({ _type: 'span', _key: String(index), text, marks });
  });
  const block: Block = {
    _type: 'block',
    _key: node.attrs.key,
    style: styleOf(node),
    ...(node.type === listItem && { listItem: node.attrs.kind, level: node.attrs.level }),
    children,
    markDefs,
  };
  known.set(node, block);
  return block;
}

function styleOf({ type, attrs }: Node): Block['style'] {
  if (type === heading) return attrs.level === 2 ? 'h2' : 'h3';
  return type === quote ? 'blockquote' : 'normal';
}

/** The key of a link among those of its block: the same one wherever it leads to the same place. */
function linkKey({ attrs }: Mark, markDefs: Block['markDefs']): string {
  const { href } = attrs;
  const same = markDefs.find(
    (each) => each.href === href && (!attrs.key || each._key === attrs.key),
  );
  if (same) return same._key;
  const isFree = attrs.key && markDefs.every(({ _key }) => _key !== attrs.key);
  const _key = isFree ? attrs.key : newKey();
  markDefs.push({ _type: 'link', _key, href });
  return _key;
}

/** Blocks as nodes with keys of their own, for a document that may hold those blocks already. */
export const copiesOf = (blocks: readonly Block[]): Fragment =>
  Fragment.from(blocks.map((block) => nodeOf({ ...block, _key: newKey() })));
