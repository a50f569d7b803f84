import { type Command, TextSelection } from 'prosemirror-state';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { writeTransfer } from './clipboard.ts';
import { type CommandName, keys } from './commands.ts';
import { readTransfer, type Transferred } from './held.ts';

type Handlers = NonNullable<EditorProps['handleDOMEvents']>;

interface Doing {
  perform: (command: CommandName | Command) => void;
  paste: (found: Transferred, plain: boolean) => void;
  onFocus: (focused: boolean) => void;
}

/** The commands of system menus. */
const ofSystem: Readonly<Record<string, CommandName | Command>> = {
  formatBold: 'bold',
  formatItalic: 'italic',
  historyUndo: keys['Mod-z'] as Command,
  historyRedo: keys['Mod-y'] as Command,
};

/**
 * Handles the clipboard and the commands of system menus. ProseMirror's own handlers would parse HTML, which the policy
 * of the staff area (Trusted Types) refuses.
 */
export function domEvents({ perform, paste, onFocus }: Doing): Handlers {
  let isShift = false;
  let isPressed = false;
  const release = () => {
    isPressed = false;
  };
  return {
    pointerdown: () => {
      isPressed = true;
      for (const name of ['pointerup', 'pointercancel'])
        document.addEventListener(name, release, { capture: true, once: true });
      return false;
    },
    keydown: (_, { key, shiftKey }) => {
      isShift = shiftKey && key.toLowerCase() === 'v';
      return false;
    },
    paste: (_, event) => {
      event.preventDefault();
      paste(readTransfer(event.clipboardData), isShift);
      isShift = false;
      return true;
    },
    drop: (view, event) => drop(view, event, paste),
    copy,
    cut: (view, event) => {
      if (copy(view, event)) view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
      return true;
    },
    beforeinput: (_, event) => {
      const { inputType, data } = event as InputEvent;
      const command = ofSystem[inputType];
      // Several lines at once, such as from dictation: browsers would turn them into different elements.
      const lines = inputType === 'insertText' && data?.includes('\n') ? data : undefined;
      if (!command && !lines && !inputType.startsWith('format')) return false;
      event.preventDefault();
      if (command) perform(command);
      if (lines) paste({ html: '', text: lines }, true);
      return true;
    },
    focus: (view) => {
      onFocus(true);
      // Browsers put the caret at the beginning, unless a pointer has put it somewhere. ProseMirror takes that over where
      // a device is slow to report it.
      if (!isPressed) queueMicrotask(() => view.hasFocus() && view.focus());
      return false;
    },
    blur: () => {
      onFocus(false);
      return false;
    },
  };
}

/** Text moved within the field needs no parsing: ProseMirror moves it. */
function drop(view: EditorView, event: DragEvent, paste: Doing['paste']): boolean {
  if (view.dragging) return false;
  event.preventDefault();
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
  const found = readTransfer(event.dataTransfer);
  if (!at || (!found.html && !found.text)) return true;
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at.pos))));
  view.focus();
  paste(found, false);
  return true;
}

/** Puts the selection on the clipboard. */
function copy({ state }: EditorView, event: ClipboardEvent): boolean {
  if (state.selection.empty || !event.clipboardData) return false;
  event.preventDefault();
  writeTransfer(state, event.clipboardData);
  return true;
}
