import { useMediaQuery } from '@chakra-ui/react/hooks';
import { previewTexts } from '@lamplight/content/texts/staffArea/preview';
import * as z from '@lamplight/content/zod';
import { useCallback, useState } from 'react';
import { LuEye, LuEyeOff } from 'react-icons/lu';
import { readStored, store } from '../../device/localStorage.ts';
import { Button } from '../../ui/Button.tsx';
import { useReveal } from '../form/focusField.ts';

const key = 'lamplight.preview';

/** Whether and how someone wants to see the preview on this device. */
const choiceSchema = z.object({
  /** Whether it is shown next to the form. */
  open: z.boolean(),
  screen: z.enum(['phone', 'desktop']),
  /** The width of the form next to it, in per cent. */
  share: z.number().min(30).max(70).default(50),
});

type PreviewChoice = z.infer<typeof choiceSchema>;
export type Screen = PreviewChoice['screen'];

export type Pane = 'form' | 'preview';

/**
 * Which of form and preview are shown: both if there is room, or one at a time as tabs.
 * @param hasPreview without one there is only the form
 */
export function usePanes(hasPreview = true) {
  const [wide = false] = useMediaQuery(['(min-width: 80rem)'], { ssr: false });
  const [choice, setChoice] = useState<PreviewChoice>(
    () =>
      choiceSchema.safeParse(readStored(key)).data ?? {
        open: true,
        screen: wide ? 'desktop' : 'phone',
        share: 50,
      },
  );
  const choose = useCallback(
    (part: Partial<PreviewChoice>) => {
      const next = { ...choice, ...part };
      setChoice(next);
      store(key, next);
    },
    [choice],
  );
  const { open, screen, share } = choice;
  const [tab, setTab] = useState<Pane>('form');
  useReveal(() => setTab('form'));
  return {
    /** Whether there is room for both. */
    wide: wide || !hasPreview,
    /** Whether both are seen. */
    sideBySide: wide && open && hasPreview,
    shows: (pane: Pane) =>
      wide || !hasPreview ? pane === 'form' || (open && hasPreview) : pane === tab,
    tab,
    setTab,
    toggle: () => choose({ open: !open }),
    share,
    setShare: (next: number) => choose({ share: next }),
    screen,
    setScreen: useCallback((next: Screen) => choose({ screen: next }), [choose]),
  };
}

export type Panes = ReturnType<typeof usePanes>;

/** Shows the preview next to the form, or hides it, where there is room for both. */
export function PreviewToggle({ panes }: { panes: Panes }) {
  if (!panes.wide) return null;
  const Icon = panes.sideBySide ? LuEye : LuEyeOff;
  return (
    <Button variant="ghost" size="sm" aria-pressed={panes.sideBySide} onClick={panes.toggle}>
      <Icon aria-hidden size="16" /> {previewTexts.preview}
    </Button>
  );
}
