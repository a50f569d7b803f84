import { en } from './en.ts';

const texts: Readonly<Record<string, string>> = en;

/** The English of a key. Builds for browsers have it in place of keys already (`englishForKeys` in web/vite.config.ts). */
export const englishOf = (key: string): string => texts[key] ?? key;
