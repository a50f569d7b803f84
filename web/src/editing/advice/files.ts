import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';
import type { Known } from './advice.ts';

/** Warns that a linked file is gone. */
export const adviceOnFile = (id: string, { isFile }: Pick<Known, 'isFile'>): string | null =>
  isFile(id) === false ? adviceTexts.fileGone : null;
