/**
 * A whole number as English texts have it: `5,000`. The runtime's own formatting would load all that it
 * knows of languages, on a server with the first schema.
 */
export const grouped = (number: number): string =>
  String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');
