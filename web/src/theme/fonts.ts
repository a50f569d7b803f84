import figtreeExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import frauncesExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212';
const latinExtended =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+1E00-1EFF, U+20A0-20AB';

/** The files that most texts need. */
export const firstFonts = [figtree, fraunces];

/**
 * Typefaces that are not there when the first lines are painted are left out until the next page is loaded: no
 * two typefaces break every text that staff may write into the same lines, so changing to ours later would
 * move what people are reading.
 */
const face = (family: string, url: string, range: string) => ({
  '@font-face': {
    fontFamily: family,
    src: `url(${url}) format("woff2")`,
    fontWeight: '300 900',
    fontStyle: 'normal',
    fontDisplay: 'optional',
    unicodeRange: range,
  },
});

/** The two typefaces (SIL Open Font License), served by the site itself. */
export const fontFaces = [
  face('Fraunces', fraunces, latin),
  face('Fraunces', frauncesExtended, latinExtended),
  face('Figtree', figtree, latin),
  face('Figtree', figtreeExtended, latinExtended),
];
