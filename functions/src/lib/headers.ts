/**
 * What every answer tells the browser, whichever part of the site gives it. Hosting says the same of
 * files, in `firebase.json`; the functions say it themselves, because they can be asked past Hosting.
 */
export const safeHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // A stricter one keeps videos of YouTube from being played.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The policy of answers that are no pages: whoever opens one in a browser sees a text and no more. */
export const noPagePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
