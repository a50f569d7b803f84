import type { RichText } from '@lamplight/content/richText';
import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { docOf } from './convert.ts';
import { always } from './limits.ts';

/**
 * Puts another text into an editor, such as after a colleague's save: only the differences are replaced, so that the
 * selection stays in place, and the typing can still be undone.
 */
export function withText({ doc, tr }: EditorState, text: RichText): Transaction | null {
  const next = docOf(text);
  if (next.childCount === doc.childCount) {
    // From the end, so that the positions before it stay valid.
    for (let index = doc.childCount - 1, at = doc.content.size; index >= 0; index -= 1) {
      at -= doc.child(index).nodeSize;
      replaceBlock(tr, at, doc.child(index), next.child(index));
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

function replaceBlock(tr: Transaction, at: number, block: Node, next: Node): void {
  if (!block.sameMarkup(next)) tr.setNodeMarkup(at, next.type, next.attrs);
  const found = difference(block, next);
  if (!found) return;
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
