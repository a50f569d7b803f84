import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { richTextTexts } from '@lamplight/content/texts/staffArea/richText';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { LuExternalLink, LuPencil, LuUnlink } from 'react-icons/lu';
import { usePublicNames } from '../../firebase/live/publicNames.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { linkAt, removeLink } from './commands.ts';
import type { RichTextEditor } from './editor.ts';
import { nameOfTarget, targetsOf } from './linkTargets.ts';

interface LinkLineProps {
  editor: RichTextEditor;
  href: string;
  /** How often the link may have been moved. */
  moves: number;
}

/** The line below the link at the caret: its target, and its buttons. */
export function LinkLine({ editor, href, moves }: LinkLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const publicNames = usePublicNames();
  const { view } = editor;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes with its link
  useLayoutEffect(() => {
    const place = () => line.current && placeBelowLink(line.current, view);
    place();
    view.dom.addEventListener('scroll', place);
    return () => view.dom.removeEventListener('scroll', place);
  }, [view, href, moves]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    view.focus();
  };
  const remove = () => {
    removeLink(view.state, view.dispatch);
    view.focus();
    editor.say(richTextTexts.unlinked);
  };

  return (
    <Line
      ref={line}
      role="group"
      data-escapes
      aria-label={richTextTexts.linkAt}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Box flex="1" minW="0" truncate dir="auto" fontSize="sm">
        {nameOfTarget(href, targetsOf(publicNames))}
      </Box>
      <IconButton label={richTextTexts.changeLink} onClick={() => editor.perform('link')}>
        <LuPencil aria-hidden size="1rem" />
      </IconButton>
      <IconButton label={richTextTexts.removeLink} onClick={remove}>
        <LuUnlink aria-hidden size="1rem" />
      </IconButton>
      <Open
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={richTextTexts.openLink}
        title={richTextTexts.openLink}
      >
        <LuExternalLink aria-hidden size="1rem" />
      </Open>
    </Line>
  );
}

/** Its distance from its link and from the edges, in pixels. */
const [gap, margin] = [4, 8];

/** Puts the line below the link at the caret, or at the edge of the text if that is scrolled away. */
function placeBelowLink(line: HTMLElement, view: EditorView): void {
  const range = linkAt(view.state);
  const frame = line.offsetParent?.getBoundingClientRect();
  if (!range || !frame) return;
  const text = view.dom.getBoundingClientRect();
  const first = view.coordsAtPos(range.from, 1);
  const { bottom } = view.coordsAtPos(range.to, -1);
  const top = Math.min(Math.max(bottom + gap, text.top), text.bottom) - frame.top;
  const room = frame.width - line.offsetWidth - margin;
  const left = Math.max(margin, Math.min(first.left - frame.left, room));
  Object.assign(line.style, { top: `${top}px`, left: `${left}px` });
}

const Line = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: '3',
    display: 'flex',
    alignItems: 'center',
    maxW: 'min(26rem, calc(100% - 1rem))',
    ps: '3',
    pe: '1',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'raised',
  },
});

const Open = chakra('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: { base: '11', md: '9' },
    color: 'brand.fg',
    borderRadius: 'full',
    _hover: { bg: 'brand.muted' },
  },
});
