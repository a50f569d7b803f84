import type { RichText } from '@lamplight/content/fields/richText';
import type { EditorState, Transaction } from 'prosemirror-state';
import { docOf } from './convert.ts';
import { always } from './limits.ts';

/**
 * Puts another text into an editor, such as after a colleague's save: only the part that differs is replaced, so that
 * the selection stays where it is, and what was typed can still be undone.
 */
export function withText(state: EditorState, text: RichText): Transaction | null {
  const { doc, tr } = state;
  const next = docOf(text);
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return null;
  // Both ends overlap where a part is repeated.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  const done = tr.doc.eq(next) ? tr : state.tr.replaceWith(0, doc.content.size, next.content);
  return done.setMeta(always, true).setMeta('addToHistory', false);
}
