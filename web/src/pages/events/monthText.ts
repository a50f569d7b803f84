import { dateFormat } from '@lamplight/content/dateFormat';

/** A month such as `2027-03` in words: “March 2027”. */
export const monthText = (language: string, month: string): string =>
  dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
