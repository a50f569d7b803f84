import { newKey } from '@lamplight/content/itemKeys';
import { maxLevels } from '@lamplight/content/richText';
import { baseKeymap, chainCommands, splitBlockAs, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import type { Mark, MarkType, Node, NodeType } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { em, heading, link, listItem, paragraph, quote, strong } from './schema.ts';

/** The format at the caret or the selection, as the toolbar shows it. */
export interface CaretState {
  style: 'paragraph' | 'heading' | 'subheading' | 'quote' | 'bullets' | 'numbers';
  bold: boolean;
  italic: boolean;
  /** The level of the list item; 0 for other blocks. */
  level: number;
  canIndent: boolean;
  /** The target of the link at the caret or in the selection. */
  href: string | undefined;
}

export function caretState(state: EditorState): CaretState {
  const { $from } = state.selection;
  const block = $from.parent;
  return {
    style: styleOf(block),
    bold: isMarked(state, strong),
    italic: isMarked(state, em),
    level: block.type === listItem ? block.attrs.level : 0,
    canIndent: indent(state),
    href: linkAt(state)?.mark.attrs.href,
  };
}

function styleOf({ type, attrs }: Node): CaretState['style'] {
  if (type === heading) return attrs.level === 2 ? 'heading' : 'subheading';
  if (type === quote) return 'quote';
  if (type === listItem) return attrs.kind === 'number' ? 'numbers' : 'bullets';
  return 'paragraph';
}

function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { $from, from, to, empty } = selection;
  return empty
    ? Boolean(type.isInSet(storedMarks ?? $from.marks()))
    : doc.rangeHasMark(from, to, type);
}

/** A link, and its range in the document. */
interface LinkRange {
  mark: Mark;
  from: number;
  to: number;
}

/** The link that the caret is in or at the end of, or in which a selection begins. */
export function linkAt({ selection, doc }: EditorState): LinkRange | undefined {
  const { $from, empty } = selection;
  const { parent } = $from;
  const start = $from.start();
  const offset = $from.parentOffset;
  const runs: LinkRange[] = [];
  parent.forEach((node, at) => {
    const mark = link.isInSet(node.marks);
    const last = runs.at(-1);
    if (!mark) return;
    if (last && last.to === start + at && last.mark.eq(mark)) last.to += node.nodeSize;
    else runs.push({ mark, from: start + at, to: start + at + node.nodeSize });
  });
  const position = start + offset;
  return (
    runs.find(({ from, to }) => from <= position && position < to) ??
    (empty
      ? runs.find(({ to }) => to === position && doc.resolve(to).parent === parent)
      : undefined)
  );
}

/** The textblocks that the selection is in, each with its position. */
function selectedBlocks({ selection, doc }: EditorState): [Node, number][] {
  const found: [Node, number][] = [];
  doc.nodesBetween(selection.from, selection.to, (node, at) => {
    if (node.isTextblock) found.push([node, at]);
    return !node.isTextblock;
  });
  return found;
}

/** Gives the selected blocks a style, keeping their keys; turns them into paragraphs if all have it already. */
const toggleBlock =
  (type: NodeType, attrs: object = {}): Command =>
  (state, dispatch) => {
    const blocks = selectedBlocks(state);
    const has = ({ type: own, attrs: { key: _, level, ...others } }: Node) =>
      own === type &&
      Object.entries(attrs).every(([name, value]) => ({ ...others, level })[name] === value);
    const isOff = blocks.every(([node]) => has(node));
    const { tr } = state;
    for (const [node, at] of blocks) {
      const { key, level } = node.attrs;
      const kept = type === listItem && node.type === listItem ? { level } : {};
      if (isOff) tr.setNodeMarkup(at, paragraph, { key });
      else tr.setNodeMarkup(at, type, { ...kept, ...attrs, key });
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const setParagraph: Command = (state, dispatch) => {
  const { tr } = state;
  for (const [node, at] of selectedBlocks(state))
    tr.setNodeMarkup(at, paragraph, { key: node.attrs.key });
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** The deepest level of an item: one below the item before it. */
function deepest(doc: Node, at: number): number {
  const before = doc.resolve(at).nodeBefore;
  return before?.type === listItem ? Math.min(before.attrs.level + 1, maxLevels) : 1;
}

/** Moves the selected items by a level; false if none can be moved. */
const moveLevel =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const { tr } = state;
    for (const [{ type, attrs }, at] of selectedBlocks(state)) {
      if (type !== listItem) continue;
      const level = Math.min(attrs.level + by, deepest(tr.doc, at));
      if (level >= 1 && Math.sign(level - attrs.level) === by)
        tr.setNodeMarkup(at, null, { ...attrs, level });
    }
    if (!tr.docChanged) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const indent = moveLevel(1);
const outdent = moveLevel(-1);

/** Moves the item at the caret up a level; turns any other block into a paragraph. */
const plainer: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type === paragraph) return false;
  if ($from.parent.type === listItem && $from.parent.attrs.level > 1)
    return outdent(state, dispatch);
  dispatch?.(state.tr.setNodeMarkup($from.before(), paragraph, { key: $from.parent.attrs.key }));
  return true;
};

const whereEmpty =
  (command: Command): Command =>
  (state, dispatch) =>
    state.selection.empty && state.selection.$from.parent.content.size === 0
      ? command(state, dispatch)
      : false;

const atStart =
  (command: Command): Command =>
  (state, dispatch) =>
    state.selection.empty && state.selection.$from.parentOffset === 0
      ? command(state, dispatch)
      : false;

/** A heading is followed by a paragraph, others by a block of the same type; `uniqueKeys` assigns the keys. */
const split = splitBlockAs((node, atEnd) =>
  node.type === heading && atEnd
    ? { type: paragraph, attrs: { key: node.attrs.key } }
    : { type: node.type, attrs: node.attrs },
);

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(state.schema.text('\n'), true).scrollIntoView());
  return true;
};

const clear: Command = (state, dispatch) => {
  const { from, to, empty, $from } = state.selection;
  const [start, end] = empty ? [$from.start(), $from.end()] : [from, to];
  const { tr } = state;
  for (const [node, at] of selectedBlocks(state))
    tr.setNodeMarkup(at, paragraph, { key: node.attrs.key });
  tr.removeMark(start, end).setStoredMarks([]);
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** The commands of the toolbar and the keys, by name. */
export const commands = {
  paragraph: setParagraph,
  heading: toggleBlock(heading, { level: 2 }),
  subheading: toggleBlock(heading, { level: 3 }),
  quote: toggleBlock(quote),
  bullets: toggleBlock(listItem, { kind: 'bullet' }),
  numbers: toggleBlock(listItem, { kind: 'number' }),
  bold: toggleMark(strong),
  italic: toggleMark(em),
  indent,
  outdent,
  clear,
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** Links the selected text, or changes the link at the caret; inserts `text` if there is neither. */
export const setLink =
  (href: string, text = href): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const range = linkAt(state);
    const mark = link.create({ href, key: range?.mark.attrs.key || newKey() });
    if (selection.empty && !range) {
      const { from, $from } = selection;
      const marks = mark.addToSet(state.storedMarks ?? $from.marks());
      tr.insert(from, state.schema.text(text, marks));
      tr.removeStoredMark(link);
    } else {
      const { from, to } = selection.empty && range ? range : selection;
      tr.removeMark(from, to, link).addMark(from, to, mark);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Removes the link at the caret, and those in the selection. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  const range = linkAt(state);
  if (empty && !range) return false;
  const { tr } = state;
  if (range) tr.removeMark(range.from, range.to, link);
  if (!empty) tr.removeMark(from, to, link);
  dispatch?.(tr);
  return true;
};

/** Selects the whole link that the caret is in. */
export const selectLink: Command = (state, dispatch) => {
  const range = linkAt(state);
  if (!range || !state.selection.empty) return false;
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, range.from, range.to)));
  return true;
};

/** The commands of keys without a button. */
export const keys: Readonly<Record<string, Command>> = {
  ...baseKeymap,
  Enter: chainCommands(whereEmpty(plainer), split),
  'Shift-Enter': lineBreak,
  'Mod-Enter': () => false,
  Backspace: chainCommands(undoInputRule, atStart(plainer), baseKeymap.Backspace as Command),
  'Mod-z': undo,
  'Mod-Shift-z': redo,
  'Mod-y': redo,
  // If the level cannot change, Tab leaves the field.
  Tab: indent,
  'Shift-Tab': outdent,
};

/** The keys of commands. */
export const shortcuts: Readonly<Partial<Record<CommandName, string>>> = {
  bold: 'Mod-b',
  italic: 'Mod-i',
  heading: 'Ctrl-Alt-2',
  subheading: 'Ctrl-Alt-3',
  paragraph: 'Ctrl-Alt-0',
  numbers: 'Ctrl-Shift-7',
  bullets: 'Ctrl-Shift-8',
  quote: 'Ctrl-Shift-9',
};
