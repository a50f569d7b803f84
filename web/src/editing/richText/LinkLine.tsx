import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { richTextTexts } from '@lamplight/content/texts/staffArea/richText';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { LuExternalLink, LuPencil, LuUnlink } from 'react-icons/lu';
import { IconButton } from '../../ui/IconButton.tsx';
import { linkAround, removeLink } from './commands.ts';
import type { RichTextEditor } from './editor.ts';
import { nameOfTarget, targetsOf } from './linkTargets.ts';

const pages = targetsOf([]);

/** Below the link that the caret is in: where it leads, and what can be done with it. */
export function LinkLine({ editor, href }: { editor: RichTextEditor; href: string }) {
  const line = useRef<HTMLDivElement>(null);
  const { view } = editor;

  // It goes with its link, which may be moved by what is typed before it.
  useLayoutEffect(() => {
    const around = linkAround(view.state);
    const frame = line.current?.offsetParent;
    if (!around || !line.current || !frame) return;
    const { bottom } = view.coordsAtPos(around.to, -1);
    const { left, right } = view.coordsAtPos(around.from, 1);
    const bounds = frame.getBoundingClientRect();
    const room = bounds.width - line.current.offsetWidth - 8;
    const start = Math.max(8, Math.min(Math.min(left, right) - bounds.left, room));
    Object.assign(line.current.style, {
      top: `${Math.min(bottom - bounds.top + 4, bounds.height)}px`,
      left: `${start}px`,
    });
  });

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
        {nameOfTarget(href, pages)}
      </Box>
      <IconButton label={richTextTexts.changeLink} onClick={() => editor.perform('link')}>
        <LuPencil aria-hidden size="16" />
      </IconButton>
      <IconButton label={richTextTexts.removeLink} onClick={remove}>
        <LuUnlink aria-hidden size="16" />
      </IconButton>
      <Open
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={richTextTexts.openLink}
        title={richTextTexts.openLink}
      >
        <LuExternalLink aria-hidden size="16" />
      </Open>
    </Line>
  );
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
