import { Box } from '@chakra-ui/react/box';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { whenFirstPageUsable } from '../../device/firstPage.ts';
import { lazyModule } from '../../device/lazyModule.ts';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import type { Editor } from '../form/useContentForm.ts';
import { NoPreview } from './NoPreview.tsx';
import type { Previewed } from './Preview.tsx';
import { Splitter } from './Splitter.tsx';
import type { Pane, Panes, Screen } from './usePanes.tsx';

interface EditorPanesProps {
  panes: Panes;
  editor: Editor;
  preview: Previewed;
  /** Whether it is in a dialog, in which only the form scrolls. */
  inDialog?: boolean;
  /** The part below the form, and on narrow screens below both. */
  footer?: ReactNode;
  /** The form. */
  children: ReactNode;
}

const loadTabs = lazyModule(() => import('./PaneTabs.tsx'));

/** It is shown once the form can be used. */
const loadPreview = lazyModule(async () => {
  await whenFirstPageUsable();
  return import('./Preview.tsx');
});

/** The form and next to it the page that it edits; on narrow screens two tabs. */
export function EditorPanes(props: EditorPanesProps) {
  const { panes, editor, preview, inDialog = false, footer, children } = props;
  const { wide, sideBySide, shows, tab, setTab, screen, setScreen, setShare } = panes;
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  /** Where the splitter is while it is dragged: it is kept where it is left. */
  const [dragged, setDragged] = useState<number | null>(null);
  const share = dragged ?? panes.share;
  const previewSeen = useOnce(shows('preview') || preview.unseen === true);
  const tabs = useLazyModule(loadTabs, !wide && !editor.loading);
  const paneProps = (pane: Pane) => ({
    id: `${id}${pane}`,
    hidden: !shows(pane),
    ...(!wide && { role: 'tabpanel', 'aria-labelledby': `${id}tab-${pane}` }),
  });

  return (
    <>
      {!wide && (
        // As high as the tabs, which come a moment later.
        <Box minH="11" mb="5">
          {tabs && (
            <tabs.PaneTabs
              tab={tab}
              onTab={setTab}
              idOf={(pane) => `${id}${pane}`}
              tabIdOf={(pane) => `${id}tab-${pane}`}
            />
          )}
        </Box>
      )}
      <Box
        display="grid"
        alignItems="start"
        style={{
          gridTemplateColumns: sideBySide
            ? `minmax(0, ${share}fr) 2rem minmax(0, ${100 - share}fr)`
            : 'minmax(0, 1fr)',
        }}
      >
        <div ref={fields} {...paneProps('form')}>
          {children}
          {wide && footer}
        </div>
        {sideBySide && (
          <Splitter
            controls={paneProps('form').id}
            share={share}
            onMove={setDragged}
            onMoved={(share) => {
              setDragged(null);
              setShare(share);
            }}
          />
        )}
        {previewSeen && (
          <Box
            {...paneProps('preview')}
            position="sticky"
            {...(inDialog ? inDialogs : wide ? nextToForms : inTabs)}
            minH="20rem"
          >
            <PreviewPane {...{ editor, preview, fields }} screen={screen} onScreen={setScreen} />
          </Box>
        )}
      </Box>
      {!wide && footer}
    </>
  );
}

interface PreviewPaneProps {
  editor: Editor;
  preview: Previewed;
  screen: Screen;
  onScreen: (screen: Screen) => void;
  fields: RefObject<HTMLElement | null>;
}

/** The preview, or an empty sheet while it or its content loads. */
function PreviewPane({ preview, ...props }: PreviewPaneProps) {
  const [failed, setFailed] = useState(false);
  const wanted = !failed && !props.editor.loading;
  const loaded = useLazyModule(loadPreview, wanted, () => setFailed(true));
  if (failed) return <NoPreview tryAgain={() => setFailed(false)} />;
  if (!loaded || props.editor.loading) {
    return <Box h="full" bg="bg.panel" borderRadius="2xl" boxShadow="card" />;
  }
  return <loaded.Preview {...preview} {...props} />;
}

const nextToForms = { top: '4.5rem', h: 'calc(100dvh - 5.5rem)' };
const inTabs = { top: '4.5rem', h: 'calc(100dvh - 13rem)' };
const inDialogs = { top: '0', h: 'calc(100dvh - 18rem)' };

/** Whether a condition has ever been true. */
function useOnce(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}
