import type { ContentSource } from '@lamplight/content/contentSource';
import { languageOf, languages } from '@lamplight/content/languages';
import { paths } from '@lamplight/content/pagePaths';
import { loadTexts } from '@lamplight/content/texts/visitor/loadTexts';
import { siteNameOf } from '../../ui/pageContext.ts';
import { notFoundId } from '../public/notFound.ts';

const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The page at an unknown address, which leads visitors home. Browsers follow it at once and keep nothing of it in
 * their history, while search engines read the 404: a redirect would tell them that any address is the home page
 * (docs/decisions/redirects.md). Visitors with refreshing switched off read where to go on. The fragment shows the banner that says so, and leaves caches alone.
 */
export async function notFoundHtml(source: ContentSource): Promise<string> {
  const [organisation, navigation] = await Promise.all([
    source.document('organisation'),
    source.document('navigation'),
  ]);
  const { say } = await loadTexts(organisation);
  const language = languageOf(organisation.language);
  const name = inHtml(siteNameOf({ organisation, navigation }) || say('page.home'));
  return [
    `<!DOCTYPE html><html lang="${language}" dir="${languages[language].dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="refresh" content="0; url=${paths.home}#${notFoundId}"><meta name="robots" content="noindex">`,
    `<title>${name}</title></head><body><p><a href="${paths.home}">${inHtml(say('page.home'))}</a></p></body></html>`,
  ].join('');
}
