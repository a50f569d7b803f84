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
    }
  | { kind: 'redirect'; location: string }
  | { kind: 'failed'; error: unknown };

/** Renders the page of an address, such as `https://lamplight.example/home`. Never rejects. */
export type RenderPage = (address: URL) => Promise<RenderedPage>;

/** Makes the renderer of a site from where its content and its built files are. */
export type CreateRenderer = (site: { source: ContentSource; assets: PageAssets }) => RenderPage;
