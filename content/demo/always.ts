/** For content that is always shown. */
export const always = { from: '', until: '' };
