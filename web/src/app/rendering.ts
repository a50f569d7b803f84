import type { ContentSource } from '@lamplight/content/contentSource';
import type { PageName } from '../sitePages.ts';

/** The built files that a page needs, as addresses on the site. */
export interface PageAssets {
  /** The module that brings the page to life. */
  script: string;
  /** Modules that it imports at once. */
  preloads: string[];
  styleSheets: string[];
}

/** What the server answers for a page. */
export type RenderedPage =
  | {
      kind: 'page';
      html: string;
      /** The text of each of the page's style elements, for their hashes in the policy. */
      styles: string[];
      /** Whether the address is spelt as the site spells it, and so one of a known number. */
      own: boolean;
      /** What the loaders read for it. */
      madeOf: Record<string, unknown>;
    }
  /** There is no such page: what leads whoever asks for it home. */
  | { kind: 'missing'; html: string }
  | { kind: 'failed'; error: unknown };

/**
 * Renders the page of an address, such as `https://lamplight.example/home`. Never rejects.
 * @param before what was answered for the address before: answered again if it is made of the same
 */
export type RenderPage = (address: URL, before?: RenderedPage) => Promise<RenderedPage>;

/** When the content of a page was first stored, and last changed, by ISO 8601; as far as that is known. */
export interface Times {
  created?: string | undefined;
  changed?: string | undefined;
}

/** Makes the renderer of a site from where its content, the times of that and its built files are. */
export type CreateRenderer = (site: {
  source: ContentSource;
  timesOf: (page: PageName) => Promise<Times>;
  assets: PageAssets;
}) => RenderPage;
