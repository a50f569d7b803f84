import type { Description } from '@lamplight/content/descriptions';
import type * as z from '@lamplight/content/zod';

/** Something to look at again before publishing. */
export interface Advice {
  /** The field that it is about. */
  at: string;
  /** The field in which it can be put right. */
  jumpTo: string;
  text: string;
  /** What to put into that field instead, where that can be said. */
  instead?: string;
}

/** What axe looks for in a preview: what content can break, each by the id of its rule. */
export type PageRule =
  | 'identical-links-same-purpose'
  | 'image-redundant-alt'
  | 'landmark-unique'
  | 'link-name';

/** Something that axe has found on a page. */
export interface PageFinding {
  rule: PageRule;
  /** The fields that are seen where it was found, each once. */
  fields: readonly string[];
}

/** What a form holds, and what it began with. */
export interface Edited {
  schema: z.ZodType;
  base: unknown;
  values: unknown;
  /** What it was filled with, where that was the example of another organisation. */
  example?: unknown;
}

/** The facts besides the content; undefined where they are not known yet. */
export interface Known {
  /** Whether the picture at an address loads. */
  loads: (url: string) => boolean | undefined;
  /** Whether there is something at an address of this site. */
  isThere: (address: string) => boolean | undefined;
  /** Whether there is a file with an id. */
  isFile: (id: string) => boolean | undefined;
  /** The last day that a text names; null where it names none. */
  lastDay: (text: string) => Date | null | undefined;
  /** The findings on the page, as it was when it came to rest. */
  onPage: readonly PageFinding[];
  today: Date;
  /** Where this site is, such as `https://lamplight.example`. */
  origin: string;
}

/** Looks at a text; answers advice, with a better text if there is one, or null for nothing. @param value with its formatting */
export type AdviceOnText = (
  text: string,
  known: Known,
  description: Description,
  value: unknown,
) => string | Pick<Advice, 'text' | 'instead'> | null;
