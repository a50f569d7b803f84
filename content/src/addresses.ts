/**
 * Where addresses may lead (the customer's decision 15), and what one of a mail looks like. Fields refuse all others, and so does whatever puts one into
 * an attribute: a document that was stored past every rule leads nowhere either.
 */

/**
 * `https:`, `http:`, `mailto:`, `tel:` or a path of this site. `//host` and `/\host` are addresses of
 * other sites in disguise and therefore no paths.
 */
const linkPattern = /^(https?:\/\/[^\s/]|mailto:[^\s]|tel:[^\s]|\/($|[^\s/\\]))\S*$/i;
const picturePattern = /^(https:\/\/[^\s/]|\/[^\s/\\])\S*$/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out of addresses
const controlCharacters = /[\u0000-\u001f\u007f]/;

/** Some texts look like an address and are none, such as `https://[`. */
const isAddress = (pattern: RegExp, value: string) =>
  pattern.test(value) &&
  !controlCharacters.test(value) &&
  URL.canParse(value, 'https://site.example');

/** Whether a link may lead there. */
export const isLink = (value: string) => isAddress(linkPattern, value);

/** Whether a picture may be shown from there: the policy of pages lets none come over `http:`. */
export const isPicture = (value: string) => isAddress(picturePattern, value);

/** Where a phone number leads that is written in any way; its digits are what is called. */
export const phoneLink = (text: string) => `tel:${text.replace(/[^\d+]/g, '')}`;

/**
 * The shape of an email: text, @, text, a dot, text, without spaces (specification, section 5). The dot
 * is the first one behind the first character, so that nothing is tried twice: looked for anywhere, a
 * quarter of a megabyte of dots would take a minute and a half.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
