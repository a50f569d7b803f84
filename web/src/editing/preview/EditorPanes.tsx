import { Box } from '@chakra-ui/react/box';
import { Tabs } from '@chakra-ui/react/tabs';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Editor } from '../useContentForm.ts';
import { Preview, type Previewed } from './Preview.tsx';
import type { Pane, Panes } from './usePanes.tsx';

interface EditorPanesProps {
  panes: Panes;
  editor: Editor;
  preview: Previewed;
  /** Whether it stands in a dialog, of which only the form scrolls. */
  inDialog?: boolean;
  /** What stands below the form, and on narrow screens below both. */
  footer?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The form and beside it the page that it edits; on narrow screens two tabs. */
export function EditorPanes(props: EditorPanesProps) {
  const { panes, editor, preview, inDialog = false, footer, children } = props;
  const { wide, beside, shows, tab, setTab, screen, setScreen } = panes;
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const previewSeen = useOnce(shows('preview'));
  const paneProps = (pane: Pane) => ({
    id: `${id}${pane}`,
    hidden: !shows(pane),
    ...(!wide && { role: 'tabpanel', 'aria-labelledby': `${id}tab-${pane}` }),
  });

  return (
    <>
      {!wide && (
        <Tabs.Root
          value={tab}
          onValueChange={({ value }) => setTab(value as Pane)}
          ids={{ content: (pane) => `${id}${pane}`, trigger: (pane) => `${id}tab-${pane}` }}
          mb="5"
        >
          <Tabs.List>
            <Tabs.Trigger value="form">Edit</Tabs.Trigger>
            <Tabs.Trigger value="preview">Preview</Tabs.Trigger>
          </Tabs.List>
        </Tabs.Root>
      )}
      <Box
        display="grid"
        gridTemplateColumns={beside ? 'minmax(0, 5fr) minmax(0, 6fr)' : 'minmax(0, 1fr)'}
        gap="8"
        alignItems="start"
      >
        <div ref={fields} {...paneProps('form')}>
          {children}
          {wide && footer}
        </div>
        {previewSeen && (
          <Box
            {...paneProps('preview')}
            position="sticky"
            {...(inDialog ? inDialogs : wide ? besideForms : inTabs)}
            minH="20rem"
          >
            <Preview
              {...preview}
              editor={editor}
              screen={screen}
              onScreen={setScreen}
              fields={fields}
            />
          </Box>
        )}
      </Box>
      {!wide && footer}
    </>
  );
}

const besideForms = { top: '5.5rem', h: 'calc(100dvh - 6.5rem)' };
const inTabs = { top: '5.5rem', h: 'calc(100dvh - 14rem)' };
const inDialogs = { top: '0', h: 'calc(100dvh - 18rem)' };

/** Whether something has ever been so. */
function useOnce(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}
