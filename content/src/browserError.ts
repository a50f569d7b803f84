/** An error of a visitor's browser: what it says, and the file of ours it comes from, with line and column. */
export interface BrowserError {
  message: string;
  /** Such as `publicSite-B1c2.js:1:2345`. */
  at: string;
}

/** The most characters of a message. */
export const longestMessage = 200;

/** The most errors that a page reports. */
export const errorsAPage = 5;

/** The part in quotes, but for code that browsers quote: “(reading 'name')”. */
const quoted =
  /(\((?:reading|setting|evaluating) )?'[^']*(?:'|$)|"[^"]*(?:"|$)|“[^”]*(?:”|$)|`[^`]*(?:`|$)/g;

/** The message of an error, without possible addresses and typed texts. */
export const cleanMessage = (message: string): string =>
  message
    .slice(0, 2 * longestMessage)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(quoted, (found, code) => (code ? found : '“…”'))
    .replaceAll(/\b[a-z][a-z+.-]{1,20}:\/\/\S*/gi, '…')
    .replaceAll(/\S*@\S*/g, '…')
    .replaceAll(/(^|[\s(])\/\S*/g, '$1…')
    .replaceAll(/\d[\d ().-]{2,}\d/g, '…')
    .trim()
    .slice(0, longestMessage);

const ownFrame = /\/assets\/([\w.-]{1,80}\.js(?::\d{1,7}:\d{1,7})?)(?![\w:])/;

/**
 * The counts of a thrown value; undefined if no file of ours is involved, as with errors of extensions.
 */
export function browserErrorOf(thrown: unknown): BrowserError | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const [, at] = ownFrame.exec(`${thrown.stack} ${thrown.message}`) ?? [];
  return at ? { message: cleanMessage(`${thrown.name}: ${thrown.message}`), at } : undefined;
}
