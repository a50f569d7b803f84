import type { ContentSource } from '@lamplight/content/contentSource';
import type { PostedForm } from '@lamplight/content/formFields';
import type { PageName } from '@lamplight/content/sitePages';

/** The built files that a page needs, as addresses on the site. */
export interface PageAssets {
  /** The module that brings the page to life; without one it has no scripts, and nothing for them. */
  script?: string;
  /** Modules that it imports at once. */
  preloads: string[];
  styleSheets: string[];
}

/** What the server answers for a page. */
export type RenderedPage =
  | {
      kind: 'page';
      html: string;
      /** 404 where something on the page that the address is of is not there, such as a member of the team. */
      status: 200 | 404;
      /** The text of each of the page's style elements, for their hashes in the policy. */
      styles: string[];
      /** Whether the address is one of a known number, without anything that visitors can make up. */
      own: boolean;
      /** What the loaders read for it. */
      madeOf: Record<string, unknown>;
    }
  /** The page has another spelling of its address, at which alone it is, or it had this address formerly. */
  | { kind: 'moved'; path: string; former?: true }
  /** There was a page, which has been deleted: what leads visitors home. */
  | { kind: 'gone'; html: string }
  /** There is no such page: what leads visitors home. */
  | { kind: 'missing'; html: string }
  | { kind: 'failed'; error: unknown };

/**
 * Renders the page of an address, such as `https://lamplight.example/home`. Never rejects.
 * @param before what was answered for the address before: answered again if it is made of the same
 * @param notTaken the form that was sent to the address without scripts and not taken
 */
export type RenderPage = (
  address: URL,
  before?: RenderedPage,
  notTaken?: PostedForm,
) => Promise<RenderedPage>;

/** When the content of a page was first stored, and last changed, by ISO 8601; as far as that is known. */
export interface Times {
  created?: string | undefined;
  changed?: string | undefined;
}

/** The address of a page of the organisation's own. */
export type OwnAddress = `/${string}`;

/** What a site is rendered from. */
interface RenderedSite {
  source: ContentSource;
  /** When the content of a page was stored, or of the organisation's own page at an address. */
  timesOf: (page: PageName | OwnAddress) => Promise<Times>;
  assets: PageAssets;
  /** That its forms cannot be sent without scripts. */
  formsNeedScripts?: boolean;
}

/** Makes the renderer of a site. */
export type CreateRenderer = (site: RenderedSite) => RenderPage;
