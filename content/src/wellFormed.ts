/** Halves of characters. Firefox has `isWellFormed` since version 119, Safari since 16.4. */
const halves = /\p{Surrogate}/gu;

/** Whether a text is well-formed Unicode: servers refuse half characters. */
export const isWellFormed = (text: string): boolean => text.search(halves) < 0;

/** A text with the sign for unknown characters in place of half ones. */
export const wellFormed = (text: string): string => text.replaceAll(halves, '\ufffd');
