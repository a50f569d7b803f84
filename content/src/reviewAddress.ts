/** The addresses of links begin with this, and end with a token: so many bytes by chance, as base64url. */
export const reviewRoot = '/review';
export const reviewTokenBytes = 24;
export const reviewPath = (token: string): string => `${reviewRoot}/${token}`;

/** The token at the end of an address such as `/review/Zm9v…`; undefined where there is none. */
export const reviewTokenIn = (path: string): string | undefined =>
  /^\/review\/([\w-]{32})$/.exec(path)?.[1];

/** Whether an address is that of a link, or looks like one. */
export const isReviewPath = (path: string): boolean => /^\/review(\/|$)/i.test(path);
