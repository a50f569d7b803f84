import { type PageState, stateIn } from './pageState.ts';

/** Milliseconds for which a page that was fetched ahead counts as fresh. */
const freshForMs = 10_000;

/** Milliseconds after which a page that does not come is given up. */
const timeoutMs = 8_000;

/** Content by route, as the loaders of a page have it. */
type LoaderData = NonNullable<PageState['loaderData']>;

/** The content of pages, fetched as the server renders them: a cache next to the visitor has most of them. */
export interface RenderedPages {
  /**
   * The content of the page at a path, by route, as it is now or as it was fetched ahead.
   * @throws where it cannot be had, or is another build's, whose content this one may not understand
   */
  content(path: string): Promise<LoaderData>;
  /** Fetches the page at a path ahead: who asks for its content within seconds has it at once. */
  prefetch(path: string): void;
}

/** @param build what the server names the build that this browser runs */
export function renderedPages(build: string, fetchPage = fetchText): RenderedPages {
  const known = new Map<string, Promise<LoaderData>>();

  const load = async (path: string) => {
    const state = stateIn(await fetchPage(path));
    if (!state?.loaderData || state.build !== build) throw new Error(`${path} is of another build`);
    return state.loaderData;
  };

  return {
    content: (path) => {
      const content = known.get(path) ?? load(path);
      known.set(path, content);
      // The loaders of one page ask at the same time; who asks after that wants it anew.
      setTimeout(() => known.delete(path));
      return content;
    },
    prefetch: (path) => {
      if (known.has(path)) return;
      const content = load(path);
      known.set(path, content);
      const forget = () => known.get(path) === content && known.delete(path);
      content.then(() => setTimeout(forget, freshForMs), forget);
    },
  };
}

async function fetchText(path: string): Promise<string> {
  // The browser has to ask whether what it keeps is still what there is.
  const answer = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return answer.text();
}
