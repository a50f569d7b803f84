import { type EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { Held, HeldInput, TextPlace, Transferred } from './held.ts';

/** The actions of an editor that its view lacks. */
interface Doing {
  perform: (command: 'link' | 'bold' | 'italic') => void;
  paste: (pasted: Transferred, plain: boolean) => void;
}

/** Repeats in an editor the input that was held while it loaded. */
export function replayInput(view: EditorView, { places, done }: HeldInput, doing: Doing): void {
  if (places) {
    const [anchor, head] = places.map((place) => positionOf(view.state, place));
    const { doc, tr } = view.state;
    if (anchor !== undefined && head !== undefined)
      view.dispatch(tr.setSelection(TextSelection.create(doc, anchor, head)));
  }
  for (const input of done) doOne(view, input, doing);
}

function doOne(view: EditorView, input: Held, { perform, paste }: Doing): void {
  if ('text' in input) {
    if (input.text.includes('\n')) paste({ html: '', text: input.text }, true);
    else type(view, input.text);
  } else if ('key' in input) press(view, input.key);
  else if ('pasted' in input) paste(input.pasted, input.plain);
  else perform(input.command);
}

function type(view: EditorView, text: string): void {
  const { from, to } = view.state.selection;
  const insert = () => view.state.tr.insertText(text, from, to);
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, text, insert)))
    view.dispatch(insert());
}

function press(view: EditorView, keys: Extract<Held, { key: string }>['key']): void {
  const key = keys.replace('Shift-', '');
  const event = new KeyboardEvent('keydown', { key, shiftKey: key !== keys });
  if (view.someProp('handleKeyDown', (handle) => handle(view, event))) return;
  // A single character: once there is an editor, the browser deletes it.
  const { $from, from } = view.state.selection;
  const [text, by] =
    key === 'Backspace' ? [$from.nodeBefore?.text, -1] : [$from.nodeAfter?.text, 1];
  const size = [...(text ?? '')].at(by < 0 ? -1 : 0)?.length ?? 0;
  const other = from + by * size;
  if (size > 0) view.dispatch(view.state.tr.delete(Math.min(from, other), Math.max(from, other)));
}

function positionOf({ doc }: EditorState, { block, offset }: TextPlace): number {
  const at = Math.min(Math.max(block, 0), doc.childCount - 1);
  let position = 0;
  doc.forEach((node, start, index) => {
    if (index === at) position = start + 1 + Math.min(offset, node.content.size);
  });
  return position;
}
