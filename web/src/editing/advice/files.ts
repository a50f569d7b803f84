import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';
import type { Known } from './advice.ts';

/** That a file is gone which visitors are offered. */
export const adviceOnFile = (id: string, { isFile }: Pick<Known, 'isFile'>): string | null =>
  isFile(id) === false ? adviceTexts.fileGone : null;
