import { isMap } from './isMap.ts';

/**
 * The addresses of this site that are anywhere in content, each from its path on.
 * @param origin where the site is: links may have it in front
 */
export const siteLinksIn = (content: unknown, origin: string): string[] =>
  textsIn(content)
    .map((text) => (text.startsWith(`${origin}/`) ? text.slice(origin.length) : text))
    .filter((text) => text.startsWith('/'));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isMap(value) ? Object.values(value).flatMap(textsIn) : [];
}
