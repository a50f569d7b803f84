import type { ContentSource } from '@lamplight/content/contentSource';
import { languageOf, languages } from '@lamplight/content/languages';
import { paths } from '../paths.ts';
import { loadWords } from '../ui/dictionaries.ts';

const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * What leads a visitor home from an address at which there is nothing (specification, section 2). Browsers follow it
 * at once and keep nothing of it in their history, while programs are told that there is nothing (docs/decisions, 0121).
 * Who has that switched off reads where to go on.
 */
export async function homewardHtml(source: ContentSource): Promise<string> {
  const [organisation, navigation] = await Promise.all([
    source.document('organisation'),
    source.document('navigation'),
  ]);
  const { say } = await loadWords(organisation);
  const language = languageOf(organisation.language);
  const name = inHtml(organisation.name || navigation.heading || say('Home'));
  return [
    `<!DOCTYPE html><html lang="${language}" dir="${languages[language].dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="refresh" content="0; url=${paths.home}"><meta name="robots" content="noindex">`,
    `<title>${name}</title></head><body><p><a href="${paths.home}">${inHtml(say('Home'))}</a></p></body></html>`,
  ].join('');
}
