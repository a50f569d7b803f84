import type { HydrationState } from 'react-router-dom';

/** The id of the element that carries a page's content as JSON. */
export const pageStateId = 'page-state';

/** The state from which the browser continues. */
export interface PageState extends HydrationState {
  /** The site's public scheme and host, which may differ from those of the request. */
  origin: string;
  /** As what a view of it is counted. */
  view: string;
  /** Names the build of the pages: content that one build gives out need not suit another. */
  build: string;
}

const elementStart = `<script type="application/json" id="${pageStateId}">`;
const elementEnd = '</script>';

/** The element that carries the state. */
export function pageStateElement(state: PageState): string {
  return elementStart + jsonInScript(state) + elementEnd;
}

/** JSON that can be inside a script element, whatever is in it. */
export const jsonInScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The state in the HTML of a page; undefined in one that the server did not render. */
export function stateIn(html: string): PageState | undefined {
  const [, after] = html.split(elementStart);
  return after && JSON.parse(after.slice(0, after.indexOf(elementEnd)));
}

/** What the server rendered this page from; undefined on a page that it did not render. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(pageStateId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
