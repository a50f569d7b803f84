import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { richTextTexts } from '@lamplight/content/texts/staffArea/richText';
import { type KeyboardEvent, memo, type Ref, useRef, useState } from 'react';
import type { IconType } from 'react-icons';
import {
  LuBold,
  LuHeading2,
  LuHeading3,
  LuIndentDecrease,
  LuIndentIncrease,
  LuItalic,
  LuLink,
  LuList,
  LuListOrdered,
  LuPilcrow,
  LuRemoveFormatting,
  LuTextQuote,
} from 'react-icons/lu';
import { chosen } from '../../theme/media.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Warning } from '../inputs/FieldFrame.tsx';
import { type CaretState, type CommandName, shortcuts } from './commands.ts';
import type { RichTextEditor } from './editor.ts';

interface Tool {
  name: CommandName | 'link';
  Icon: IconType;
  /** Whether it is on at the caret; undefined for buttons that are not toggles. */
  isOn?: (caret: CaretState) => boolean;
  can?: (caret: CaretState) => boolean;
}

const styleTool = (name: CaretState['style'], Icon: IconType): Tool => ({
  name,
  Icon,
  isOn: ({ style }) => style === name,
});

/** The buttons, in groups. */
const tools: Tool[][] = [
  [
    styleTool('paragraph', LuPilcrow),
    styleTool('heading', LuHeading2),
    styleTool('subheading', LuHeading3),
    styleTool('quote', LuTextQuote),
  ],
  [
    { name: 'bold', Icon: LuBold, isOn: ({ bold }) => bold },
    { name: 'italic', Icon: LuItalic, isOn: ({ italic }) => italic },
    { name: 'link', Icon: LuLink, isOn: ({ href }) => href !== undefined },
  ],
  [
    styleTool('bullets', LuList),
    styleTool('numbers', LuListOrdered),
    { name: 'outdent', Icon: LuIndentDecrease, can: ({ level }) => level > 1 },
    { name: 'indent', Icon: LuIndentIncrease, can: ({ canIndent }) => canIndent },
  ],
  [{ name: 'clear', Icon: LuRemoveFormatting }],
];

const isMac = /Mac|iP/.test(navigator.platform);

/** The name of a shortcut, such as Ctrl+B. */
const keyText = (key: string): string =>
  key
    .replace('Mod', isMac ? '⌘' : 'Ctrl')
    .split('-')
    .map((part) => (part.length === 1 ? part.toUpperCase() : part))
    .join('+');

const keysOf = (name: Tool['name']) => (name === 'link' ? 'Mod-k' : shortcuts[name]);

interface ToolbarProps {
  editor: RichTextEditor;
  caret: CaretState;
  /** Whether the text has the focus. */
  focused: boolean;
  /** The label of the text. */
  label: string;
  controls: string;
  /** The error of the last action; empty if there is none. */
  problem: string;
  ref: Ref<HTMLDivElement>;
}

/** The buttons of a text: one stop of the tab key (ARIA Authoring Practices, Toolbar), as long as the text has the focus. */
export const Toolbar = memo((props: ToolbarProps) => {
  const { editor, caret, focused, label, controls, problem, ref } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Tool['name']>('paragraph');

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [next, previous] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const places: Record<string, number> = {
      [next as string]: (at + 1) % buttons.length,
      [previous as string]: (at - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    };
    const place = places[event.key];
    if (place !== undefined) buttons[place]?.focus();
    else if (event.key === 'Escape') editor.view.focus();
    else return;
    event.preventDefault();
  };

  return (
    <Box
      ref={ref}
      position="sticky"
      top="var(--stick-at, 4.5rem)"
      zIndex="2"
      borderBottomWidth="1px"
      borderTopRadius="inherit"
      bg="bg.panel"
    >
      <Bar
        ref={bar}
        role="toolbar"
        data-escapes
        aria-label={richTextTexts.toolbar(label)}
        aria-controls={controls}
        onKeyDown={onKeyDown}
      >
        {tools.map((group) => (
          <Group key={group[0]?.name}>
            {group.map(({ name, Icon, isOn, can }) => {
              const key = keysOf(name);
              const text = richTextTexts[name];
              return (
                <IconButton
                  key={name}
                  label={text}
                  title={key ? richTextTexts.withKeys(text, keyText(key)) : text}
                  css={pressed}
                  minW={{ base: '11', md: '1.875rem' }}
                  h={{ base: '11', md: '8' }}
                  minH="0"
                  px="1"
                  // Tab from the text skips the toolbar, which is reached only from the text.
                  tabIndex={focused && name === current ? 0 : -1}
                  aria-pressed={isOn?.(caret)}
                  // A disabled button can still be reached with the arrow keys.
                  aria-disabled={can && !can(caret)}
                  aria-keyshortcuts={key
                    ?.replace('Mod', isMac ? 'Meta' : 'Control')
                    .replaceAll('-', '+')}
                  // The focus and the selection stay in the text.
                  onMouseDown={(event) => event.preventDefault()}
                  onFocus={() => setCurrent(name)}
                  onClick={() => editor.perform(name)}
                >
                  <Icon aria-hidden size="1.125rem" />
                </IconButton>
              );
            })}
          </Group>
        ))}
      </Bar>
      <Text role="alert" px="3" py="2" fontSize="sm" _empty={{ display: 'none' }}>
        {problem && <Warning>{problem}</Warning>}
      </Text>
    </Box>
  );
});

const pressed = {
  '&[aria-pressed=true]': { bg: 'brand.muted', _highContrast: chosen },
  '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
};

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: { md: 'wrap' },
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    px: '1',
    py: { base: '0', md: '1' },
  },
});

const Group = chakra('div', {
  base: {
    display: 'flex',
    flexShrink: '0',
    '& + &': { borderInlineStartWidth: '1px', ms: '1', ps: '1' },
  },
});
