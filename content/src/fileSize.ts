import type { Language } from './languages.ts';

/** The languages whose decimals have a comma. */
const withComma: readonly Language[] = ['es', 'de'];

/**
 * The size of a file as people read it, such as `1.2 MB`. Without `Intl`: the first formatter keeps a phone busy for
 * 50 ms, and all languages of the site write these units in Latin letters.
 */
export function fileSizeText(bytes: number, language: Language): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  const megabytes = (bytes / 1_000_000).toFixed(bytes < 9_950_000 ? 1 : 0);
  const number = megabytes.replace('.0', '');
  return `${withComma.includes(language) ? number.replace('.', ',') : number} MB`;
}
