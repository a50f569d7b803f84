import type { RichText } from '@lamplight/content/richText';
import { tidied } from '@lamplight/content/storedRichText';
import { deepEqual } from 'fast-equals';
import { Fragment, type Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { blocksIn, docOf } from './convert.ts';
import { always } from './limits.ts';

/**
 * Puts another text into an editor, such as after a colleague's save: only the differences are replaced, so that the
 * selection stays in place, and the typing can still be undone.
 */
export function withText({ doc, tr }: EditorState, text: RichText): Transaction | null {
  const next = docOf(text);
  // Stored texts have no empty paragraphs, but the next words may be about to be typed in one.
  const blocks = doc.children.map((block, index) => ({ block, at: startOf(doc, index) }));
  const filled = blocks.filter(({ block }) => block.textContent.trim() !== '');
  const same = [blocks, filled].find(({ length }) => length === next.childCount);
  if (same) {
    // From the end, so that the positions before it stay valid.
    for (const [index, { block, at }] of [...same.entries()].reverse()) {
      replaceBlock(tr, at, block, next.child(index));
    }
  } else {
    const [start, before, after] = difference(doc, next) ?? [
      0,
      doc.content.size,
      next.content.size,
    ];
    tr.replace(start, before, next.slice(start, after));
    if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  }
  return tr.docChanged ? tr.setMeta(always, true).setMeta('addToHistory', false) : null;
}

const startOf = (doc: Node, index: number) =>
  doc.children.slice(0, index).reduce((at, { nodeSize }) => at + nodeSize, 0);

/** Whether two blocks differ in nothing that is stored: a space at the end may be about to be followed by a word. */
const isStoredAlike = (one: Node, other: Node): boolean =>
  deepEqual(tidied(blocksIn(Fragment.from(one))), tidied(blocksIn(Fragment.from(other))));

function replaceBlock(tr: Transaction, at: number, block: Node, next: Node): void {
  if (!block.sameMarkup(next)) tr.setNodeMarkup(at, next.type, next.attrs);
  const found = difference(block, next);
  if (!found || isStoredAlike(block, next)) return;
  const [start, before, after] = found;
  tr.replaceWith(at + 1 + start, at + 1 + before, next.content.cut(start, after));
}

/** The start of the difference between two nodes, and its end in each; undefined if they are equal. */
function difference(one: Node, other: Node): [number, number, number] | undefined {
  const start = one.content.findDiffStart(other.content);
  const end = one.content.findDiffEnd(other.content);
  if (start === null || end === null) return undefined;
  // Both ends overlap where a part is repeated.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return [start, end.a + overlap, end.b + overlap];
}
