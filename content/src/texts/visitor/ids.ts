/**
 * The id by which code and other languages know a text: its key. In builds for browsers it is the English
 * (`englishForKeys` in web/vite.config.ts), so keys that are stored have to be looked up.
 */
export const idOf = (key: string): string => key;
