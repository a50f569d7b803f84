/** A description of a picture as the form holds it: a list, because addresses contain dots. */
export interface PictureAlt {
  url: string;
  alt: string;
}

/** Stored descriptions as the form holds them. */
export const altsToForm = (alts: Record<string, string>): PictureAlt[] =>
  Object.entries(alts).map(([url, alt]) => ({ url, alt }));

/**
 * The form's descriptions as they are stored: those that say something, of pictures that are used.
 * @param used addresses of the pictures in the content
 */
export function altsFromForm(alts: PictureAlt[], used: string[]): Record<string, string> {
  const shown = new Set(used);
  return Object.fromEntries(
    alts.filter(({ url, alt }) => alt.trim() && shown.has(url)).map(({ url, alt }) => [url, alt]),
  );
}
