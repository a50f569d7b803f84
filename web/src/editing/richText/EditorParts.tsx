import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { richTextTexts } from '@lamplight/content/texts/staffArea/richText';
import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { loadOnce } from '../../device/loadOnce.ts';
import { reportNotLoaded, useLazyModule } from '../../ui/useLazyModule.ts';
import { loadParser } from './clipboard.ts';
import type { RichTextEditor } from './editor.ts';
import { LinkLine } from './LinkLine.tsx';
import { Toolbar } from './Toolbar.tsx';

export { loadParser } from './clipboard.ts';
export { createEditor } from './editor.ts';

/** Typing doesn't wait for it. */
const loadLinkDialog = loadOnce(() => import('./LinkDialog.tsx'));

const useSnapshot = (editor: RichTextEditor) =>
  useSyncExternalStore(editor.subscribe, editor.snapshot);

interface AboveProps {
  editor: RichTextEditor;
  label: string;
  /** The id of the text. */
  controls: string;
  toolbar: RefObject<HTMLDivElement | null>;
}

/** The part above a text that is in use: its toolbar, and errors. */
export function Above({ editor, label, controls, toolbar }: AboveProps) {
  const { caret, focused, announced, linking, problem } = useSnapshot(editor);
  const isUsed = useIsUsed(editor, focused, linking);
  const dialog = useLazyModule(loadLinkDialog, linking, () => {
    editor.closeLink();
    reportNotLoaded();
  });
  // Loaded ahead, so that adding a link or pasting a moment later is quick.
  useEffect(() => {
    for (const load of [loadLinkDialog, loadParser]) load().catch(() => {});
  }, []);
  // The text keeps its place when the toolbar appears above it.
  useLayoutEffect(() => {
    if (isUsed && toolbar.current) scroll(toolbar.current.offsetHeight, editor.view.dom);
  }, [isUsed, toolbar, editor]);
  return (
    <>
      {isUsed && (
        <Toolbar
          ref={toolbar}
          editor={editor}
          caret={caret}
          focused={focused}
          label={label}
          controls={controls}
          problem={problem}
        />
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {linking && dialog && <dialog.LinkDialog editor={editor} />}
    </>
  );
}

/** Whether the focus is in a text or in its parts. */
function useIsUsed({ view }: RichTextEditor, focused: boolean, linking: boolean): boolean {
  const [isUsed, setIsUsed] = useState(focused);
  if (focused && !isUsed) setIsUsed(true);
  useEffect(() => {
    if (!isUsed || linking) return;
    const ending = new AbortController();
    let isPressed = false;
    const leave = () => {
      const { activeElement } = document;
      const isWithin = view.dom.parentElement?.contains(activeElement);
      if (isPressed || isWithin || !document.hasFocus() || ending.signal.aborted) return;
      // The next focused place stays in view as well.
      const place = () => activeElement?.getBoundingClientRect().top ?? 0;
      const before = place();
      flushSync(() => setIsUsed(false));
      if (activeElement !== document.body) scroll(place() - before, view.dom);
    };
    const listen = (name: string, listener: () => void) =>
      document.addEventListener(name, listener, { capture: true, signal: ending.signal });
    // A button mustn't move between being pressed and let go.
    const soon = () => void setTimeout(leave);
    listen('focusin', soon);
    listen('pointerdown', () => {
      isPressed = true;
    });
    for (const name of ['pointerup', 'pointercancel'])
      listen(name, () => {
        isPressed = false;
        soon();
      });
    return () => ending.abort();
  }, [isUsed, linking, view]);
  return isUsed;
}

/** Scrolls what is around an element. Some browsers would do so by themselves, but not at the top of a page. */
function scroll(by: number, element: HTMLElement): void {
  const scroller = scrollerOf(element);
  scroller.style.setProperty('overflow-anchor', 'none');
  scroller.scrollTop += by;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => scroller.style.removeProperty('overflow-anchor')),
  );
}

function scrollerOf(element: HTMLElement): HTMLElement {
  const parent = element.parentElement;
  if (!parent) return document.documentElement;
  const { overflowY } = getComputedStyle(parent);
  return /auto|scroll/.test(overflowY) && parent !== document.body ? parent : scrollerOf(parent);
}

/** The part below it: the target of a link, and how many characters are left. */
export function Below({ editor }: { editor: RichTextEditor }) {
  const { left, caret, moves } = useSnapshot(editor);
  return (
    <>
      {caret.href !== undefined && <LinkLine editor={editor} href={caret.href} moves={moves} />}
      {left !== undefined && (
        <Text px="3" pb="2" textAlign="end" color="fg.muted" fontSize="sm">
          {richTextTexts.left(left)}
        </Text>
      )}
    </>
  );
}
