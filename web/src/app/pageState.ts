import type { HydrationState } from 'react-router-dom';

/** The id of the element that carries a page's content as JSON. */
export const pageStateId = 'page-state';

/** JSON that can stand inside a script element, whatever the content says. */
export const serialisePageState = (state: HydrationState) =>
  JSON.stringify(state).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The content that the server rendered the page from; undefined on a page that it did not render. */
export function readPageState(): HydrationState | undefined {
  const text = document.getElementById(pageStateId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
