import { z } from '@lamplight/content/zod';
import { useState } from 'react';
import { keep, readKept } from '../../device/kept.ts';

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
    () => choiceSchema.safeParse(readKept(key)).data ?? unchosen,
  );
  const choose = (part: Partial<PreviewChoice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    keep(key, next);
  };
  return { ...choice, choose };
}
