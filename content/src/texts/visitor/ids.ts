/**
 * By what code and other languages know the text of a key: by the key itself. In builds for browsers it is the English
 * (`englishForKeys` in web/vite.config.ts), so keys that are stored have to be looked up.
 */
export const idOf = (key: string): string => key;
