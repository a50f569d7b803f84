/**
 * Values that pages insert into their styles. Fields refuse all others, and so does the code that inserts them: a text
 * that is no colour could be further CSS.
 */

const percentPattern = /^(100(\.0{1,2})?|[1-9]\d?(\.\d{1,2})?)%$/;

/** `#rgb` or `#rrggbb`. */
export const colourPattern = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Whether a text is a size from `1%` to `100%`. */
export const isPercent = (value: string) => percentPattern.test(value);

/** Whether a text is a colour that pages can show. */
export const isColour = (value: string) => colourPattern.test(value);

/** The violet in which the demo's title is set. */
export const brandColour = '#662d91';

/** The light of the demo's lamps. */
export const accentColour = '#f6b23c';
