import { useMediaQuery } from '@chakra-ui/react/hooks';
import { useState } from 'react';
import { useReveal } from '../jump.ts';
import { usePreviewChoice } from './usePreviewChoice.ts';

export type Pane = 'form' | 'preview';

/** Which of form and preview are seen: both where there is room, or one behind the other as tabs. */
export function usePanes() {
  const [wide = false] = useMediaQuery(['(min-width: 80rem)'], { ssr: false });
  const { open, screen, choose } = usePreviewChoice({
    open: true,
    screen: wide ? 'desktop' : 'phone',
  });
  const [tab, setTab] = useState<Pane>('form');
  useReveal(() => setTab('form'));
  return {
    /** Whether there is room for both. */
    wide,
    /** Whether both are seen. */
    beside: wide && open,
    shows: (pane: Pane) => (wide ? pane === 'form' || open : pane === tab),
    tab,
    setTab,
    toggle: () => choose({ open: !open }),
    screen,
    setScreen: (next: typeof screen) => choose({ screen: next }),
  };
}

export type Panes = ReturnType<typeof usePanes>;
