import type { Block } from '@lamplight/content/richText';
import { tidied } from '@lamplight/content/storedRichText';
import { history } from 'prosemirror-history';
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { keys } from '../src/editing/richText/commands.ts';
import { blocksIn, docOf } from '../src/editing/richText/convert.ts';
import { markdown } from '../src/editing/richText/inputRules.ts';
import { uniqueKeys } from '../src/editing/richText/keys.ts';
import { limited } from '../src/editing/richText/limits.ts';

/** A text that is edited, without a view. The caret is where `|` is, a selection between two of them. */
export function editing(...texts: string[]) {
  return editingWithin(200, ...texts);
}

export function editingWithin(max: number, ...texts: string[]) {
  const whole = texts.join('\n\n');
  const rules = markdown();
  const refused: string[] = [];
  let state = EditorState.create({
    doc: docOf(whole.replaceAll('|', '')),
    plugins: [rules, history(), uniqueKeys(), limited(max, (why) => refused.push(why))],
  });
  const dispatch = (tr: Transaction) => {
    state = state.apply(tr);
  };
  const places: number[] = [];
  let before = 0;
  texts.forEach((text, block) => {
    text
      .split('|')
      .slice(0, -1)
      .reduce((offset, part) => {
        places.push(before + 1 + offset + part.length);
        return offset + part.length;
      }, 0);
    before += state.doc.child(block).nodeSize;
  });
  const [anchor = 1, head = anchor] = places;
  dispatch(state.tr.setSelection(TextSelection.create(state.doc, anchor, head)));
  const run = (command: Command | undefined) => command?.(state, dispatch) ?? false;
  return {
    run,
    dispatch,
    press: (...names: string[]) => names.map((name) => run(keys[name])),
    /** Types as a browser does: each character is offered to the input rules first. */
    type: (text: string) => {
      for (const character of text) {
        const { from, to } = state.selection;
        const view = { state, dispatch, composing: false } as never;
        const isTaken = rules.props.handleTextInput?.call(
          rules,
          view,
          from,
          to,
          character,
          () => state.tr,
        );
        if (!isTaken) dispatch(state.tr.insertText(character));
      }
    },
    state: () => state,
    blocks: () => blocksIn(state.doc.content),
    stored: () => tidied(blocksIn(state.doc.content)),
    refused,
  };
}

export const shapeOf = ({ style, listItem, level, children }: Block) =>
  [listItem ?? style, level, children.map(({ text, marks }) => [text, ...marks].join(':'))]
    .flat()
    .filter(Boolean)
    .join(' ');

/** What the blocks of a text are, and their words. */
export const shapes = (edited: ReturnType<typeof editing>) => edited.blocks().map(shapeOf);
