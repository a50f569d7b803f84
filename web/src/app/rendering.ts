import type { ContentSource } from '@lamplight/content/contentSource';

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
  | { kind: 'redirect'; location: string }
  | { kind: 'failed'; error: unknown };

/**
 * Renders the page of an address, such as `https://lamplight.example/home`. Never rejects.
 * @param before what was answered for the address before: answered again if it is made of the same
 */
export type RenderPage = (address: URL, before?: RenderedPage) => Promise<RenderedPage>;

/** Makes the renderer of a site from where its content and its built files are. */
export type CreateRenderer = (site: { source: ContentSource; assets: PageAssets }) => RenderPage;
