import type { Listed } from '@lamplight/content/order';
import type { ListName, SiteDocumentName } from '@lamplight/content/siteContent';
import { createContext, type ReactNode } from 'react';

/** Content as it is being typed, and where it belongs. */
export type Typed =
  /** All fields of one or several documents. */
  | { documents: readonly SiteDocumentName[]; content: object }
  /** `whole` where these are all the items of the list, not some of them. */
  | { list: ListName; items: Listed<object>[]; whole: boolean };

/** The part shown over a page, given the content that is typed. */
export type Over = (content: Readonly<Record<string, unknown>>) => ReactNode;

export interface PreviewOptions {
  /** The address of the page that is shown. */
  path: string;
  typed: Typed;
  over?: Over | undefined;
}

/** A page that shows what is being typed. */
export interface MountedPreview {
  /** Shows other content, as soon as there is nothing more urgent to do. */
  show: (typed: Typed) => void;
  /** Whether following a link stays on the page, such as one that opens a dialog over it. */
  staysOnPage: (href: string) => boolean;
  unmount: () => void;
}

/** Loads what mounts the public site in an empty document; the staff area needs it for nothing else. */
export const LoadPreview = createContext<
  () => Promise<(page: Document, options: PreviewOptions) => MountedPreview>
>(() => Promise.reject(new Error('There is no public site to preview')));
