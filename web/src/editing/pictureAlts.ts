/**
 * Descriptions of pictures as they are stored: those that say something, of pictures that are used.
 * @param used addresses of the pictures in the content
 */
export function usedAlts(alts: Record<string, string>, used: string[]): Record<string, string> {
  const shown = new Set(used);
  return Object.fromEntries(
    Object.entries(alts).filter(([url, alt]) => alt !== '' && shown.has(url)),
  );
}

/** What the field is called that says what a picture shows. */
export const altFieldName = (url: string) => `imageAlts.${url}`;
