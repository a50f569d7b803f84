import { type Language, languageOf } from '../../languages.ts';
import type { OwnText } from '../../organisation.ts';
import { englishOf } from './english.ts';
import type { Say } from './keys.ts';

/** The fixed texts of pages in the language of the site. */
export interface Texts {
  language: Language;
  /** The choice that they were made from, to notice a change. */
  madeOf: string;
  say: Say;
}

/** The language that was chosen, and the organisation's own wording. */
export interface TextChoice {
  language: string;
  texts?: readonly OwnText[];
}

/** What the texts of a site are made of. */
export const madeOf = ({ language, texts = [] }: TextChoice): string =>
  JSON.stringify([languageOf(language), texts]);

/**
 * The texts that were chosen.
 * @param translation of other languages than English
 * @param own the organisation's own wording, by id
 */
export function textsIn(
  choice: TextChoice,
  translation: Readonly<Record<string, string>> = {},
  own: ReadonlyMap<string, string> = new Map(),
): Texts {
  const language = languageOf(choice.language);
  const say: Say = (key, ...[values = {}]: [values?: Values]) =>
    (own.get(key) || (translation[key] ?? englishOf(key))).replaceAll(
      /\{(\w+)\}/g,
      (placeholder, name: string) => {
        const value = values[name];
        return typeof value === 'number' ? numberText(value, language) : (value ?? placeholder);
      },
    );
  return { language, madeOf: madeOf(choice), say };
}

type Values = Readonly<Record<string, string | number>>;

/**
 * A number in the digits of a language. For one that is too short to be grouped no formatter is made: the first one
 * keeps a phone busy for 50 ms, before every page comes to life. All languages here write Latin digits.
 */
const numberText = (value: number, language: Language): string =>
  Number.isInteger(value) && value >= 0 && value < 1000
    ? `${value}`
    : value.toLocaleString(language);
