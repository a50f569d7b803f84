import figtreeExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import frauncesExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url';
import sansExtended from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url';
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import serifExtended from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import type { Language } from '@lamplight/content/languages';
import type { Organisation } from '@lamplight/content/organisation';
import fraunces from './typefaces/fraunces-latin-600.woff2?url';
import devanagari from './typefaces/noto-sans-devanagari-400-700.woff2?url';
import arabic from './typefaces/vazirmatn-arabic-400-700.woff2?url';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212';
const latinExtended =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+1E00-1EFF, U+20A0-20AB';

/** A typeface: its name, and the files with the letters that most texts need and with the others of Latin script. */
interface Typeface {
  family: string;
  file: string;
  extended: string;
  /** Whether the first file is small enough to be there for the first lines on a phone's connection. */
  small?: boolean;
}

/** The typeface of another script, and the language of the site whose texts are in it. */
interface Script {
  language: Language;
  file: string;
  range: string;
}

interface FirstFont {
  file: string;
  small: boolean;
}

/** Scripts that complete both pairs. */
const scripts: readonly Script[] = [
  { language: 'ar', file: arabic, range: 'U+0600-06FF, U+FDF2, U+FDFC' },
  { language: 'hi', file: devanagari, range: 'U+0900-097F' },
];

const scriptsFamily = 'Scripts';

/** They are part of the site's own script alone: emoji have joiners too, and would load it on pages without its letters. */
const joiners = 'U+200C-200D';

// Devices with a Georgia have one of the next four for Arabic and Devanagari, which their serif draws small or not at all.
const serifs = 'Georgia, "Geeza Pro", "Kohinoor Devanagari", "Segoe UI", "Nirmala UI", serif';
const sansSerifs = 'system-ui, -apple-system, "Segoe UI", "Nirmala UI", sans-serif';

/** The typefaces of headings and of all else (SIL Open Font License), served by the site itself. */
const pairs: Readonly<Record<Organisation['typefaces'], readonly Typeface[]>> = {
  lamplight: [
    { family: 'Fraunces', file: fraunces, extended: frauncesExtended, small: true },
    { family: 'Figtree', file: figtree, extended: figtreeExtended },
  ],
  source: [
    { family: 'Source Serif', file: serif, extended: serifExtended },
    { family: 'Source Sans', file: sans, extended: sansExtended },
  ],
  system: [],
};

/** Those that were chosen; those of the site where that is not known. */
const pairOf = (chosen: Organisation['typefaces']) =>
  Object.hasOwn(pairs, chosen) ? pairs[chosen] : pairs.lamplight;

/**
 * Typefaces that are not there when the first lines are painted are left out until the next page is loaded: no
 * two typefaces break every text that staff may write into the same lines, so changing to ours later would
 * move what people are reading.
 */
const face = (family: string, url: string, range: string) =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:300 900;` +
  `font-style:normal;font-display:optional;unicode-range:${range}}`;

/** What declares the typefaces of a site in a language, as a style sheet does. */
export function facesOf(chosen: Organisation['typefaces'], language: Language): string {
  const pair = pairOf(chosen);
  const faces = pair.flatMap(({ family, file, extended }) => [
    face(family, file, latin),
    face(family, extended, latinExtended),
  ]);
  const others = scripts.map((script) => {
    const { file, range } = script;
    return face(scriptsFamily, file, script.language === language ? `${range}, ${joiners}` : range);
  });
  return pair.length > 0 ? [...faces, ...others].join('') : '';
}

/**
 * The files that most texts in the site's language need, and whether phones fetch them ahead too. Next to another
 * script none is small enough for that: it would delay the first paint, and come too late (docs/decisions/look.md).
 */
export function firstFonts(chosen: Organisation['typefaces'], language: Language): FirstFont[] {
  const pair = pairOf(chosen);
  const own = pair.length > 0 ? scripts.filter((script) => script.language === language) : [];
  if (own.length > 0) return [...own, ...pair].map(({ file }) => ({ file, small: false }));
  return pair.map(({ file, small = false }) => ({ file, small }));
}

/** The font families of headings and of all other text, with their fallbacks. */
export function familiesOf(chosen: Organisation['typefaces']): { heading: string; body: string } {
  const [heading, body] = pairOf(chosen);
  return {
    heading: heading ? `"${heading.family}", ${scriptsFamily}, ${serifs}` : sansSerifs,
    body: body ? `"${body.family}", ${scriptsFamily}, ${sansSerifs}` : sansSerifs,
  };
}
