import type { en } from './en.ts';

type English = typeof en;

/** The key of a fixed text, such as `about.comingSoon`: in code, in each language, and in stored content. */
export type TextKey = keyof English;

/** The names in braces within a text, such as `name`. */
type PlaceholdersIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;

/** The keys of texts without placeholders. */
export type PlainKey = {
  [Key in TextKey]: English[Key] extends `${string}{${string}` ? never : Key;
}[TextKey];

/** The fixed texts in another language, all of them. */
export type Translation = Readonly<Record<TextKey, string>>;

/** The type error for a text that is no key. */
type AddIt =
  'This is no key: add one with its English to content/src/texts/visitor/en.ts, and to the other languages there';

/** The text of a key in the language of the site, with values in place of its placeholders. */
export type Say = <Key extends TextKey | (string & {})>(
  key: Key extends TextKey ? Key : AddIt,
  ...values: Key extends PlainKey
    ? []
    : [values: Record<PlaceholdersIn<English[Key & TextKey]>, string | number>]
) => string;

/** The names in braces within a text, sorted. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();
