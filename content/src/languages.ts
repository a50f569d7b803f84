/** The languages that the site's fixed texts come in, each with what it calls itself and how it is written. */
export const languages = {
  en: { name: 'English', dir: 'ltr' },
  es: { name: 'Español', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
  hi: { name: 'हिन्दी', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
} as const;

/** A language by its tag (BCP 47). */
export type Language = keyof typeof languages;

export const languageNames = Object.fromEntries(
  Object.entries(languages).map(([tag, { name }]) => [tag, name]),
) as Record<Language, string>;

/** The language that was chosen; English where that is none. */
export const languageOf = (chosen: string): Language =>
  Object.hasOwn(languages, chosen) ? (chosen as Language) : 'en';
