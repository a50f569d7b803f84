import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { richTextTexts } from '@lamplight/content/texts/staffArea/richText';
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { Warning } from '../inputs/FieldFrame.tsx';
import type { RichTextEditor } from './editor.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { LinkLine } from './LinkLine.tsx';
import { Toolbar } from './Toolbar.tsx';

export { createEditor } from './editor.ts';

const useSnapshot = (editor: RichTextEditor) =>
  useSyncExternalStore(editor.subscribe, editor.snapshot);

interface AboveProps {
  editor: RichTextEditor;
  label: string;
  /** The id of the text. */
  controls: string;
  toolbar: RefObject<HTMLDivElement | null>;
}

/** The part above a text that is edited. */
export function Above({ editor, label, controls, toolbar }: AboveProps) {
  const snapshot = useSnapshot(editor);
  // What is read and clicked stays where it is while the toolbar comes above it.
  useLayoutEffect(() => {
    const bar = toolbar.current;
    if (bar) scrollerOf(bar).scrollTop += bar.offsetHeight;
  }, [toolbar]);
  return (
    <>
      <Toolbar
        ref={toolbar}
        editor={editor}
        snapshot={snapshot}
        label={label}
        controls={controls}
      />
      {snapshot.linking && <LinkDialog editor={editor} />}
    </>
  );
}

function scrollerOf(element: HTMLElement): Element {
  const around = element.parentElement;
  if (!around) return document.scrollingElement ?? document.documentElement;
  const { overflowY } = getComputedStyle(around);
  return /auto|scroll/.test(overflowY) && around !== document.body ? around : scrollerOf(around);
}

/** The part below it: where a link leads, what went wrong, and how much room is left. */
export function Below({ editor }: { editor: RichTextEditor }) {
  const snapshot = useSnapshot(editor);
  const { problem, left, caret } = snapshot;
  return (
    <>
      {caret.href !== undefined && <LinkLine editor={editor} href={caret.href} />}
      <HStack
        justifyContent="space-between"
        px="3"
        pb={problem || left !== undefined ? '2' : '0'}
        fontSize="sm"
      >
        <Text role="alert" _empty={{ display: 'none' }}>
          {problem && <Warning>{problem}</Warning>}
        </Text>
        {left !== undefined && (
          <Text color="fg.muted" ms="auto">
            {richTextTexts.left(left)}
          </Text>
        )}
      </HStack>
    </>
  );
}
