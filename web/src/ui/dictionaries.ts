import { type Language, languageOf } from '@lamplight/content/languages';
import type { Dictionary } from '@lamplight/content/words';
import { type Speech, type Words, wordsOf } from './words.ts';

/** Each language's texts are a file of their own: a visitor loads those of the site's language alone. */
const load: Record<Exclude<Language, 'en'>, () => Promise<Dictionary>> = {
  es: async () => (await import('@lamplight/content/words/es')).es,
  de: async () => (await import('@lamplight/content/words/de')).de,
  hi: async () => (await import('@lamplight/content/words/hi')).hi,
  ar: async () => (await import('@lamplight/content/words/ar')).ar,
};

/** The fixed texts in the language that was chosen, or in the organisation's own words. */
export async function loadWords({ language: chosen, texts }: Speech): Promise<Words> {
  const language = languageOf(chosen);
  return wordsOf(language, language === 'en' ? undefined : await load[language](), texts);
}
