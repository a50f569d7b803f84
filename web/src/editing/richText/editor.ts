import type { Block, RichText } from '@lamplight/content/richText';
import { richTextLimits } from '@lamplight/content/richText';
import { tidied } from '@lamplight/content/storedRichText';
import { richTextTexts } from '@lamplight/content/texts/staffArea/richText';
import { deepEqual } from 'fast-equals';
import { history } from 'prosemirror-history';
import { keydownHandler } from 'prosemirror-keymap';
import {
  type Command,
  EditorState,
  Plugin,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { addPendingInput } from '../form/pendingInput.ts';
import {
  insertBlocks,
  linkPasted,
  loadParser,
  parserIfLoaded,
  plainBlocks,
  withSpaces,
} from './clipboard.ts';
import {
  type CaretState,
  type CommandName,
  caretState,
  commands,
  keys,
  shortcuts,
} from './commands.ts';
import { blocksIn, docOf } from './convert.ts';
import { domEvents } from './domEvents.ts';
import type { HeldInput, Transferred } from './held.ts';
import { markdown } from './inputRules.ts';
import { uniqueKeys } from './keys.ts';
import { always, charactersLeft, limited, type Refusal } from './limits.ts';
import { replayInput } from './replayInput.ts';
import { withText } from './withText.ts';

/** The state shown by the parts around the text. */
export interface EditorSnapshot {
  caret: CaretState;
  focused: boolean;
  /** The number of changes with the caret in a link, each of which may have moved the link. */
  moves: number;
  /** How many characters may still be typed, near the limit. */
  left: number | undefined;
  /** The error of the last action. */
  problem: string;
  /** The last command, for screen readers. */
  announced: string;
  /** Whether the dialog that asks for a link is open. */
  linking: boolean;
}

interface EditorOptions {
  /** The element that shows the text, which becomes the editor. */
  box: HTMLElement;
  value: RichText;
  /** How many characters there may be. */
  max: number;
  held: HeldInput;
  onChange: (value: RichText) => void;
  /** Called to put the focus into the toolbar. */
  toToolbar: () => void;
}

export type RichTextEditor = ReturnType<typeof createEditor>;

/** Makes a text editable in the place where it is shown. */
export function createEditor({ box, value, max, held, onChange, toToolbar }: EditorOptions) {
  const listeners = new Set<() => void>();
  /** The text as the form has it. */
  let given = value;
  let isPasting = false;
  let isOver = false;
  const bindings = {
    ...keys,
    ...keysOfCommands(run),
    'Mod-k': done(link),
    'Alt-F10': done(toToolbar),
  };
  const isFocused = document.activeElement === box;

  const state = EditorState.create({
    doc: docOf(value),
    plugins: [
      markdown(),
      new Plugin({ props: { handleKeyDown: keydownHandler(bindings) } }),
      history(),
      uniqueKeys(),
      limited(max, (why) => tell({ problem: refusalText(why, max, isPasting) })),
    ],
  });
  let now: EditorSnapshot = {
    caret: caretState(state),
    focused: false,
    moves: 0,
    left: charactersLeft(value, max),
    problem: '',
    announced: '',
    linking: false,
  };
  const view = new EditorView(
    { mount: box },
    {
      state,
      dispatchTransaction: dispatch,
      handleDOMEvents: domEvents({
        perform,
        paste,
        onFocus: (focused) => tell({ focused, ...(!focused && { problem: '' }) }),
      }),
    },
  );

  function dispatch(tr: Transaction) {
    const before = view.state;
    view.updateState(before.apply(tr));
    const isChanged = !view.state.doc.eq(before.doc);
    if (isChanged && !tr.getMeta(always)) {
      given = tidied(blocksIn(view.state.doc.content));
      onChange(given);
    }
    const caret = caretState(view.state);
    tell({
      caret,
      moves: caret.href === undefined ? 0 : now.moves + 1,
      ...(isChanged && { left: charactersLeft(given, max), problem: '' }),
    });
  }

  function tell(change: Partial<EditorSnapshot>) {
    const next = { ...now, ...change };
    if (isOver || deepEqual(next, now)) return;
    // Equal states are the same object, so nothing is rendered again.
    if (deepEqual(next.caret, now.caret)) next.caret = now.caret;
    now = next;
    for (const listener of listeners) listener();
  }

  /** Takes over the selection: browsers report it only after the next key. */
  function takeSelection() {
    const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
    if (!view.hasFocus() || !anchorNode || !focusNode || !box.contains(anchorNode)) return;
    const anchor = view.posAtDOM(anchorNode, anchorOffset ?? 0);
    const head = view.posAtDOM(focusNode, focusOffset ?? 0);
    const { selection, doc, tr } = view.state;
    const isKnown = selection.anchor === anchor && selection.head === head;
    if (!isKnown)
      view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))));
  }

  /** Runs the command of a button or its key, and announces it. */
  function run(name: CommandName) {
    takeSelection();
    commands[name](view.state, view.dispatch, view);
    tell({ announced: announcementOf(name, now.caret) });
  }

  function link() {
    takeSelection();
    tell({ linking: true });
  }

  function perform(what: CommandName | 'link' | Command) {
    if (what === 'link') link();
    else if (typeof what === 'string') run(what);
    else what(view.state, view.dispatch, view);
  }

  function paste(found: Transferred, plain: boolean) {
    const linked = plain ? undefined : linkPasted(view.state, found);
    if (linked) return view.dispatch(linked);
    if (plain || !found.html) return put(plainBlocks(found.text), found);
    const loaded = parserIfLoaded();
    if (loaded) return putHtml(loaded, found);
    const pending = addPendingInput();
    loadParser().then(
      (parser) => {
        if (!isOver) putHtml(parser, found);
        pending.end(!isOver);
      },
      (error) => {
        console.info('Could not paste:', error);
        tell({ problem: richTextTexts.notPasted });
        pending.end(false);
      },
    );
  }

  function putHtml({ blocksFromHtml }: Parser, found: Transferred) {
    const { blocks, pictures, dropped } = blocksFromHtml(found.html);
    // All of it may be parts that can't be read, such as buttons.
    const isRead = blocks.length > 0 || pictures > 0;
    put(isRead ? blocks : plainBlocks(found.text), found);
    const left = [
      pictures > 0 && richTextTexts.withoutPictures(pictures),
      dropped && isRead && richTextTexts.withoutOthers,
    ].filter((text) => text !== false);
    if (left.length > 0 && !now.problem) tell({ problem: left.join(' ') });
  }

  function put(blocks: readonly Block[], { text }: Transferred) {
    if (blocks.length === 0) return;
    isPasting = true;
    view.dispatch(insertBlocks(view.state, withSpaces(blocks, text)));
    isPasting = false;
  }

  if (isFocused) {
    // It had the focus before it became an editor.
    view.dispatchEvent(new FocusEvent('focus'));
    view.focus();
  }
  replayInput(view, held, { perform, paste });

  return {
    view,
    perform,
    snapshot: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Shows another text, where it isn't the one that was typed here. */
    setValue(next: RichText) {
      if (deepEqual(next, given)) return;
      given = next;
      const tr = withText(view.state, next);
      if (tr) view.dispatch(tr);
    },
    /** Makes screen readers announce an action. */
    say: (announced: string) => tell({ announced }),
    closeLink: () => tell({ linking: false }),
    destroy() {
      isOver = true;
      view.destroy();
    },
  };
}

type Parser = Awaited<ReturnType<typeof loadParser>>;

const done =
  (run: () => void): Command =>
  () => {
    run();
    return true;
  };

const keysOfCommands = (run: (name: CommandName) => void): Record<string, Command> =>
  Object.fromEntries(
    Object.entries(shortcuts).map(([name, key]) => [key, done(() => run(name as CommandName))]),
  );

function refusalText(why: Refusal, max: number, pasted: boolean): string {
  if (why === 'tooManyBlocks') return richTextTexts.tooManyBlocks(richTextLimits.blocks);
  return pasted ? richTextTexts.pasteTooLong(max) : richTextTexts.tooLong(max);
}

/** The announcement of a command. */
function announcementOf(name: CommandName, { bold, italic, style, level }: CaretState): string {
  if (name === 'bold' || name === 'italic')
    return richTextTexts[{ bold, italic }[name] ? 'on' : 'off'](richTextTexts[name]);
  if (name === 'clear') return richTextTexts.cleared;
  const styleName = richTextTexts[style];
  return level > 0 ? richTextTexts.level(styleName, level) : styleName;
}
