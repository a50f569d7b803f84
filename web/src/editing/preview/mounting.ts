import { createContext, type ReactNode } from 'react';
import type { Typed } from './typed.ts';

/** What is shown over a page, given the content that is typed. */
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

/** Mounts the public site in an empty document. */
export type MountPreview = (page: Document, options: PreviewOptions) => MountedPreview;

/** Loads the public site, which the staff area needs for nothing else. */
export const LoadPreview = createContext<() => Promise<MountPreview>>(() =>
  Promise.reject(new Error('There is no public site to preview')),
);
