import { type Language, languageOf } from '@lamplight/content/languages';
import type { OwnText } from '@lamplight/content/organisation';
import type { Dictionary, Word } from '@lamplight/content/words';
import { createContext, useContext } from 'react';

/** The fixed texts of pages in the language of the site. */
export interface Words {
  language: Language;
  /** What they were made of, to know whether it is still that. */
  madeOf: string;
  /** What stands for a text, with what is put into its gaps. */
  say: (word: Word, gaps?: Readonly<Record<string, string | number>>) => string;
  /** The same for a text that may be another one, such as an error, which stands for itself then. */
  sayAny: (text: string) => string;
}

/** What was chosen of how a site speaks. */
export interface Speech {
  language: string;
  /** What it says in its own words. */
  texts?: readonly OwnText[];
}

/** What the words of a site are made of. */
export const speechOf = ({ language, texts = [] }: Speech): string =>
  JSON.stringify([languageOf(language), texts]);

/**
 * The texts of a language.
 * @param dictionary of other languages than English
 * @param own what an organisation says instead
 */
export function wordsOf(
  language: Language,
  dictionary?: Partial<Dictionary>,
  own: readonly OwnText[] = [],
): Words {
  const instead = new Map(own.map((text) => [text.word, text.instead]));
  const meant = (word: Word) => instead.get(word) || (dictionary?.[word] ?? word);
  const say: Words['say'] = (word, gaps = {}) =>
    meant(word).replaceAll(/\{(\w+)\}/g, (gap, name: string) => {
      const value = gaps[name];
      return typeof value === 'number' ? numberText(value, language) : (value ?? gap);
    });
  const sayAny = (text: string) => {
    const [, number] = tooLong.exec(text) ?? [];
    if (number)
      return say('At most {number} characters', { number: Number(number.replaceAll(',', '')) });
    return meant(text as Word);
  };
  return { language, madeOf: speechOf({ language, texts: own }), say, sayAny };
}

/**
 * A number in the digits of a language. For one that is too short to be grouped no formatter is made: the first one
 * keeps a phone busy for 50 ms, before every page comes to life. All languages here write Latin digits.
 */
const numberText = (value: number, language: Language): string =>
  Number.isInteger(value) && value >= 0 && value < 1000
    ? `${value}`
    : value.toLocaleString(language);

/** How `messages.textTooLong` says it. */
const tooLong = /^At most ([\d,]+) characters$/;

export const WordsContext = createContext<Words>(wordsOf('en'));

/** What pages say by themselves. */
export const useWords = (): Words => useContext(WordsContext);
