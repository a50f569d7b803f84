import { withAsciiDigits } from './digits.ts';

/**
 * Where addresses may lead, and the shape of emails. Fields refuse all others, and so does the code that puts one into
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

const base = 'https://site.example';

/** An address; undefined where it is none. `URL.canParse` would stop pages in Safari 16 and Chrome 119. */
export function parsedUrl(address: string, relativeTo?: string): URL | undefined {
  try {
    return new URL(address, relativeTo);
  } catch {
    return undefined;
  }
}

/** Some texts look like an address and are none, such as `https://[`. */
const isAddress = (pattern: RegExp, value: string) =>
  pattern.test(value) && !controlCharacters.test(value) && parsedUrl(value, base) !== undefined;

/** Whether a link may lead there. */
export const isLink = (value: string) => isAddress(linkPattern, value);

/** Whether a picture may be shown from there: the policy of pages lets none come over `http:`. */
export const isPicture = (value: string) => isAddress(picturePattern, value);

/** A path as it is compared: decoded, composed, in small letters, without a slash at its end. */
export function plainPath(pathname: string): string {
  const path = decoded(pathname)
    .normalize()
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** A path as people read it; as it is where it can't be decoded. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

/** The path of an address that may be copied whole, with or without its host; undefined where it is none. */
export function pathIn(address: string): string | undefined {
  const { protocol = '', pathname = '' } = parsedUrl(address, base) ?? {};
  return /^https?:$/.test(protocol) ? plainPath(pathname) : undefined;
}

/** A query as it is compared: decoded and composed, its parameters in the order of their names. */
export function plainQuery(search: string): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search))
    query.append(name.normalize(), value.normalize());
  query.sort();
  return query;
}

/** The path of such an address with its query, where it has one. */
export function pathAndQueryIn(address: string): string | undefined {
  const path = pathIn(address);
  if (path === undefined) return undefined;
  const query = String(plainQuery(new URL(address, base).search));
  return query ? `${path}?${query}` : path;
}

const isPlain = (address: string, plain: string | undefined) =>
  address.startsWith('/') && plain === address && !controlCharacters.test(address);

/** Whether a text is such a path, and could be stored as the key of a map. */
export const isPlainPath = (path: string): boolean => isPlain(path, pathIn(path));

/** Whether a text is such a path, or one with such a query. */
export const isPlainAddress = (address: string): boolean =>
  isPlain(address, pathAndQueryIn(address));

/**
 * Where a phone number in any spelling leads: to its digits, of any script; nowhere if it has none. A zero in brackets
 * isn't dialled after the number of a country.
 */
export function phoneLink(text: string): string {
  const number = withAsciiDigits(text.normalize('NFKC'))
    .replace(/^(\s*\+[^(]*)\(0\)/, '$1')
    .replace(/[^\d+]/g, '');
  return /\d/.test(number) ? `tel:${number}` : '';
}

/**
 * The shape of an email: text, @, text, a dot, text, without spaces. The dot
 * is the first one behind the first character, so that nothing is tried twice: looked for anywhere, a
 * quarter of a megabyte of dots would take a minute and a half.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
