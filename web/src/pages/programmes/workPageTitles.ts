import type { WorkPageName } from '@lamplight/content/paths';

/** What the five programmes are called where they have no title of their own. */
export const workPageTitles: Record<WorkPageName, string> = {
  ycm: 'YCM',
  sz: 'SZ',
  shb: 'SHB',
  sem: 'SEM',
  hhk: 'HHK',
};
