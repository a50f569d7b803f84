import type { Organisation } from '@lamplight/content/organisation';

/** “© 2011–2026 Lamplight”: from the year in which the organisation began to this one. */
export function copyrightOf({ since, name }: Pick<Organisation, 'since' | 'name'>, year: number) {
  const isEarlier = /^\d{4}$/.test(since) && Number(since) < year;
  const years = isEarlier ? `${since}–${year}` : since || year;
  return `© ${years} ${name}`;
}
