import { type BlocksSource, type ReadForBlocks, readForBlocks } from './blocksContent.ts';
import type { Listed } from './order.ts';
import type { OwnPage } from './ownPage.ts';
import { addressAbove } from './pageAddresses.ts';
import { sameAsBefore } from './sameAsBefore.ts';
import type { ListItems } from './siteContent.ts';

/** Where pages and what they show are read. */
export interface PageSource extends BlocksSource {
  /** The page of the organisation's own that is shown at an address; undefined where none is. */
  shownPage(address: string): Promise<ListItems<'pages'>[number] | undefined>;
}

/** A page of the organisation's own, with all that is read to show it. */
export interface OwnPageContent extends ReadForBlocks {
  page: Listed<OwnPage>;
  /** The pages above it, the highest first. */
  trail: { title: string; address: string }[];
}

/**
 * Reads the content that a page needs besides itself. Unchanged content is the same objects again, so the server sees
 * that it needs not render the page again.
 */
export async function contentOfPage(
  page: Listed<OwnPage>,
  source: PageSource,
): Promise<OwnPageContent> {
  const [read, trail] = await Promise.all([
    readForBlocks(page.blocks, source),
    trailOf(page, source),
  ]);
  return sameAsBefore(page, { page, ...read, trail });
}

async function trailOf({ address }: OwnPage, source: PageSource) {
  const above: string[] = [];
  for (let at = addressAbove(address); at; at = addressAbove(at)) above.unshift(at);
  const pages = await Promise.all(above.map((at) => source.shownPage(at)));
  return pages.flatMap((page) =>
    page?.title ? [{ title: page.title, address: page.address }] : [],
  );
}
