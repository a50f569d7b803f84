import { pagePathOf } from '@lamplight/content/pageSearch';
import { type LoaderFunction, type LoaderFunctionArgs, redirectDocument } from 'react-router-dom';
import { hasSavedLately } from '../../device/savedHere.ts';
import type { Deferred } from '../../ui/pageContext.ts';
import type { MakeLoader } from '../routes.tsx';
import { OtherBuild, type RenderedPages } from './renderedPages.ts';

/**
 * The browser's loaders take content from the pages as the server renders them, which costs no read
 * of the store and mostly comes from a cache nearby. They read the store itself if that fails, and
 * after a save in this browser, so that it shows. A route keeps its last content
 * when nothing can be read, so that a visitor whose connection drops keeps the page, and when it is read
 * again and has not changed, so that nothing is rendered again. Pages don't wait for content that they
 * can be shown without. Content that a later release has stored is for that release to show: the page is loaded anew.
 * @param known content that came with the page, by route
 */
export function browserLoaders(
  pages: Pick<RenderedPages, 'content'>,
  known: Record<string, unknown> = {},
): MakeLoader {
  const last = new Map(Object.entries(known));

  const fromPage = async (id: string, { request }: LoaderFunctionArgs) => {
    const content = await pages.content(pagePathOf(new URL(request.url)));
    if (!(id in content)) throw new Error(`The page has no content of ${id}`);
    return content[id];
  };

  const keyOf = (id: string, { request }: LoaderFunctionArgs, byAddress = false) =>
    byAddress ? `${id} ${pagePathOf(new URL(request.url))}` : id;

  const loaderOf =
    (id: string, read: LoaderFunction, byAddress?: boolean) =>
    async (args: LoaderFunctionArgs, context?: unknown) => {
      const key = keyOf(id, args, byAddress);
      try {
        const content = hasSavedLately()
          ? await read(args, context)
          : await fromPage(id, args).catch((error) =>
              readInstead(error, () => read(args, context)),
            );
        if (!isSame(content, last.get(key))) last.set(key, content);
        return last.get(key);
      } catch (error) {
        if (last.has(key)) return last.get(key);
        throw inOtherWords(error, args);
      }
    };

  return (id, read, { later, byAddress } = {}): LoaderFunction => {
    const load = loaderOf(id, read, byAddress);
    if (!later) return load;
    return (args): Deferred<unknown> | Promise<unknown> =>
      last.has(id) ? load(args) : { later: load(args).catch(notRead) };
  };
}

/** Reads the store instead. If that fails too, a page of another build is the reason that counts. */
async function readInstead(error: unknown, read: () => unknown): Promise<unknown> {
  console.info('Read from the store instead:', error);
  try {
    return await read();
  } catch (failure) {
    throw error instanceof OtherBuild ? error : failure;
  }
}

/**
 * The router's answer to a failure: a page of a later release is loaded whole, as the code that would read its content may
 * have gone with the release before. It compares names, since the content model is only loaded with the store.
 */
const inOtherWords = (error: unknown, { request }: LoaderFunctionArgs): unknown =>
  error instanceof OtherBuild || Object(error).name === 'NewerContent'
    ? redirectDocument(request.url)
    : error;

const notRead = (error: unknown) => {
  console.info('The page is shown without what could not be read:', error);
  return undefined;
};

/** Content is what can be written as JSON. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
