/**
 * A font that visitors have, in the measures of the typeface that is on its way, so that nothing moves when
 * that arrives. Of one kind and weight, since each has widths of its own.
 * @param names full names of fonts of the same widths
 * @param size how wide the demo's texts are in the typeface, in per cent of their width in the font
 * @param ascent of the typeface, in per cent of its size; so is `descent`
 */
const standIn = (
  family: string,
  weights: string,
  names: string[],
  { size, ascent, descent }: { size: number; ascent: number; descent: number },
) => ({
  '@font-face': {
    fontFamily: family,
    src: names.map((name) => `local("${name}")`).join(', '),
    fontWeight: weights,
    sizeAdjust: `${size}%`,
    ascentOverride: `${((100 * ascent) / size).toFixed(1)}%`,
    descentOverride: `${((100 * descent) / size).toFixed(1)}%`,
    lineGapOverride: '0%',
  },
});

const figtreeHeight = { ascent: 95, descent: 25 };
const frauncesHeight = { ascent: 98, descent: 26 };

/** Stand-ins for both typefaces; measured with the texts of the demo in Liberation, which is as wide as Arial and Times. */
export const standIns = [
  standIn('Figtree Stand-in', '300 500', ['Arial', 'Liberation Sans', 'Arimo'], {
    size: 100.8,
    ...figtreeHeight,
  }),
  standIn('Figtree Stand-in', '600 900', ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], {
    size: 94.9,
    ...figtreeHeight,
  }),
  standIn('Fraunces Stand-in', '300 500', ['Times New Roman', 'Liberation Serif', 'Tinos'], {
    size: 114.6,
    ...frauncesHeight,
  }),
  standIn(
    'Fraunces Stand-in',
    '600 900',
    ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
    {
      size: 111.9,
      ...frauncesHeight,
    },
  ),
];
