import { isPicture } from '@lamplight/content/addresses';
import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';
import type { Known } from './advice.ts';

/** The error of a picture. */
export const adviceOnPicture = (url: string, known: Known): string | null => {
  if (isBroken(url, known)) return adviceTexts.brokenPicture;
  return /^https:/i.test(url) ? adviceTexts.otherHost : null;
};

/** Whether visitors won't see a picture. */
export const isBroken = (url: string, { loads }: Known): boolean =>
  !isPicture(url) || loads(url) === false;
