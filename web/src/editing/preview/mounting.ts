import type { Listed } from '@lamplight/content/order';
import type { ListName, SiteDocumentName } from '@lamplight/content/siteContent';
import { createContext, type ReactNode } from 'react';

/** Content that is being typed, and its place. */
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

/** Loads the code that mounts the public site in an empty document; only previews need it. */
export const LoadPreview = createContext<
  () => Promise<(page: Document, options: PreviewOptions) => MountedPreview>
>(() => Promise.reject(new Error('There is no public site to preview')));
