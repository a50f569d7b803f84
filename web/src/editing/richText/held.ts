import { isLetterKey } from '../../device/letterKey.ts';

/** The content of a clipboard or a drag, read while it can be read. */
export interface Transferred {
  html: string;
  text: string;
}

export const readTransfer = (data: DataTransfer | null): Transferred => ({
  html: data?.getData('text/html') ?? '',
  text: data?.getData('text/plain') ?? '',
});

/** Input into a text before its editor was there. */
export type Held =
  | { text: string }
  | { key: 'Enter' | 'Backspace' | 'Delete' | 'Shift-Enter' }
  | { command: 'link' | 'bold' | 'italic' }
  | { pasted: Transferred; plain: boolean };

/** A place in a text, by the number of its block and the characters before it. */
export interface TextPlace {
  block: number;
  offset: number;
}

const blockTags = 'p, h1, h2, h3, h4, h5, h6, li';

/** The start and end of the selection in a text that is shown without its editor. */
export function placesOfSelection(box: HTMLElement): [TextPlace, TextPlace] | undefined {
  const selection = box.ownerDocument.getSelection();
  if (!selection?.anchorNode || !selection.focusNode) return undefined;
  if (!box.contains(selection.anchorNode) || !box.contains(selection.focusNode)) return undefined;
  return [
    placeOf(box, selection.anchorNode, selection.anchorOffset),
    placeOf(box, selection.focusNode, selection.focusOffset),
  ];
}

function placeOf(box: HTMLElement, node: Node, offset: number): TextPlace {
  const blocks = [...box.querySelectorAll<HTMLElement>(blockTags)];
  const element = node instanceof Element ? node : node.parentElement;
  const block = element?.closest<HTMLElement>(blockTags);
  if (!block || !box.contains(block)) {
    // Between blocks, as when everything is selected.
    const range = document.createRange();
    range.setStart(node, offset);
    const next = blocks.findIndex((each) => range.comparePoint(each, 0) >= 0);
    return next < 0
      ? { block: blocks.length - 1, offset: Number.POSITIVE_INFINITY }
      : { block: next, offset: 0 };
  }
  const range = document.createRange();
  range.setStart(block, 0);
  range.setEnd(node, offset);
  return { block: blocks.indexOf(block), offset: range.toString().length };
}

/** The request of an input event, if it can be fulfilled later. */
export function heldOf({ inputType, data }: InputEvent): Held | undefined {
  switch (inputType) {
    case 'insertText':
    case 'insertReplacementText':
      return data ? { text: data } : undefined;
    case 'insertParagraph':
      return { key: 'Enter' };
    case 'insertLineBreak':
      return { key: 'Shift-Enter' };
    case 'deleteContentBackward':
      return { key: 'Backspace' };
    case 'deleteContentForward':
      return { key: 'Delete' };
    case 'formatBold':
      return { command: 'bold' };
    case 'formatItalic':
      return { command: 'italic' };
    default:
      return undefined;
  }
}

/** Input into a text while its editor loads. */
export interface HeldInput {
  done: Held[];
  /** The selection before that input. */
  places: [TextPlace, TextPlace] | undefined;
}

/**
 * Holds input into a text until its editor is there, and leaves the text unchanged. Composition with an input method
 * can't be held back: the composed text is put into the editor at its end.
 * @param wanted called when input requires the editor
 */
export function holdInput(box: HTMLElement, wanted: () => void) {
  const held: HeldInput = { done: [], places: undefined };
  const listening = new AbortController();
  let composed: (() => void) | undefined;
  let composing: Promise<void> | undefined;
  const hold = (input: Held) => {
    held.places ??= placesOfSelection(box);
    held.done.push(input);
    wanted();
  };
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listen: (event: HTMLElementEventMap[Name]) => void,
  ) => box.addEventListener(name, listen, { signal: listening.signal });

  on('beforeinput', (event) => {
    const input = event as InputEvent;
    if (input.isComposing) return;
    input.preventDefault();
    const later = heldOf(input);
    if (later) hold(later);
  });
  on('compositionstart', () => {
    held.places ??= placesOfSelection(box);
    wanted();
    composing = new Promise((resolve) => {
      composed = resolve;
    });
  });
  on('compositionend', ({ data }) => {
    if (data) held.done.push({ text: data });
    composed?.();
    composing = undefined;
  });
  on('paste', (event) => {
    event.preventDefault();
    hold({ pasted: readTransfer(event.clipboardData), plain: false });
  });
  on('drop', (event) => event.preventDefault());
  on('keydown', (event) => {
    if (event.isComposing) return;
    const { ctrlKey, metaKey, altKey } = event;
    if (!isLetterKey(event, 'k') || ctrlKey === metaKey || altKey) return;
    event.preventDefault();
    hold({ command: 'link' });
  });
  // Links in an edited text are not followed.
  on('click', (event) => event.preventDefault());

  return {
    held,
    /** Resolves once nothing is being composed. */
    settled: () => composing ?? Promise.resolve(),
    /** Remembers where the selection is, before the text is replaced by its editor. */
    take: () => {
      held.places ??= placesOfSelection(box);
    },
    stop: () => listening.abort(),
  };
}
