import { learnServerTime } from '../../device/serverClock.ts';
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
   * @throws if it cannot be fetched, or is from another build, whose content this one may not understand
   */
  content(path: string): Promise<LoaderData>;
  /** Prefetches the page at a path: its content is there at once if it is needed within seconds. */
  prefetch(path: string): void;
}

/** A page is of another build: a release was deployed since. */
export class OtherBuild extends Error {
  constructor(path: string) {
    super(`${path} is of another build`);
  }
}

/** A page as it was fetched. */
interface FetchedPage {
  html: string;
  /** For how many milliseconds it may be shown. */
  lastsMs: number;
}

/** @param build what the server names the build that this browser runs */
export function renderedPages(build: string, fetchPage = fetchRendered): RenderedPages {
  const known = new Map<string, Promise<{ data: LoaderData; lastsMs: number }>>();

  const load = async (path: string) => {
    const { html, lastsMs } = await fetchPage(path);
    const state = stateIn(html);
    if (!state?.loaderData || state.build !== build) throw new OtherBuild(path);
    return { data: state.loaderData, lastsMs };
  };

  return {
    content: async (path) => {
      const content = known.get(path) ?? load(path);
      known.set(path, content);
      // The loaders of one page ask at the same time; who asks after that wants it anew.
      setTimeout(() => known.delete(path));
      return (await content).data;
    },
    prefetch: (path) => {
      if (known.has(path)) return;
      const content = load(path);
      known.set(path, content);
      const forget = () => known.get(path) === content && known.delete(path);
      content.then(({ lastsMs }) => setTimeout(forget, Math.min(freshForMs, lastsMs)), forget);
    },
  };
}

async function fetchRendered(path: string): Promise<FetchedPage> {
  // The browser has to ask whether what it keeps is still what there is.
  const response = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
  const age = Number(response.headers.get('Age')) * 1_000;
  learnServerTime(new Date(Date.parse(response.headers.get('Date') ?? '') + age));
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return { html: await response.text(), lastsMs: lastsMs(response) - age };
}

/** How long caches may have an answer: none has it when something else is shown. */
const lastsMs = ({ headers }: Response): number =>
  [...(headers.get('Cache-Control') ?? '').matchAll(/(?:s-maxage|revalidate)=(\d+)/g)].reduce(
    (sum, [, seconds]) => sum + Number(seconds) * 1_000,
    0,
  );
