import { type Language, languageOf } from '../../languages.ts';
import type { OwnText } from '../../organisation.ts';
import type { Translation } from './keys.ts';
import { type TextChoice, type Texts, textsIn } from './textsIn.ts';

/** Each language's texts are a file of their own: a visitor loads those of the site's language alone. */
const load: Record<Exclude<Language, 'en'>, () => Promise<Translation>> = {
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
  hi: async () => (await import('./hi.ts')).hi,
  ar: async () => (await import('./ar.ts')).ar,
};

/** The translation into the language that was chosen; undefined of English, which pages bring themselves. */
export async function loadTranslation(chosen: string): Promise<Translation | undefined> {
  const language = languageOf(chosen);
  return language === 'en' ? undefined : load[language]();
}

async function byId(own: readonly OwnText[]): Promise<ReadonlyMap<string, string>> {
  if (own.length === 0) return new Map();
  const { idOf } = await import('./ids.ts');
  return new Map(own.map(({ word, instead }) => [idOf(word), instead]));
}

/** The fixed texts in the language that was chosen, or in the organisation's own wording. */
export async function loadTexts(choice: TextChoice): Promise<Texts> {
  const [translation, own] = await Promise.all([
    loadTranslation(choice.language),
    byId(choice.texts ?? []),
  ]);
  return textsIn(choice, translation, own);
}
