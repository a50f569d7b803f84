import { z } from '@lamplight/content/zod';
import { useState } from 'react';
import { readStored, store } from '../../device/localStorage.ts';

const key = 'lamplight.preview';

const choiceSchema = z.object({
  /** Whether it is seen beside the form. */
  open: z.boolean(),
  screen: z.enum(['phone', 'desktop']),
});

export type PreviewChoice = z.infer<typeof choiceSchema>;
export type Screen = PreviewChoice['screen'];

/** Whether and how somebody wants to see the preview on this device. */
export function usePreviewChoice(unchosen: PreviewChoice) {
  const [choice, setChoice] = useState(
    () => choiceSchema.safeParse(readStored(key)).data ?? unchosen,
  );
  const choose = (part: Partial<PreviewChoice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    store(key, next);
  };
  return { ...choice, choose };
}
