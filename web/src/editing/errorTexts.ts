import type { FieldErrors } from 'react-hook-form';

/**
 * The texts of a form's errors, each once, in the order of the fields.
 * @param most how many at the most
 */
export function errorTexts(errors: FieldErrors, most = 5): string[] {
  const texts = new Set<string>();
  const collect = (entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || entry instanceof Element) return;
    if ('message' in entry && typeof entry.message === 'string') texts.add(entry.message);
    else Object.values(entry).forEach(collect);
  };
  collect(errors);
  return [...texts].slice(0, most);
}
