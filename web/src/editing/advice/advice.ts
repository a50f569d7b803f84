import type { Description } from '@lamplight/content/descriptions';
import type * as z from '@lamplight/content/zod';

/** Something to look at again before publishing. */
export interface Advice {
  /** The field it is about. */
  at: string;
  /** The field in which it can be put right. */
  jumpTo: string;
  text: string;
  /** A better value for that field, if there is one. */
  instead?: string;
}

/** The axe rules checked in a preview, by id: those that content can break. */
export type PageRule =
  | 'identical-links-same-purpose'
  | 'image-redundant-alt'
  | 'landmark-unique'
  | 'link-name';

/** Something that axe has found on a page. */
export interface PageFinding {
  rule: PageRule;
  /** The fields shown at that place, each once. */
  fields: readonly string[];
}

/** The current and the initial values of a form. */
export interface Edited {
  schema: z.ZodType;
  base: unknown;
  values: unknown;
  /** The values of another organisation's example, if the form was filled with it. */
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
  /** The findings on the page when it last came to rest. */
  onPage: readonly PageFinding[];
  today: Date;
  /** The origin of this site, such as `https://lamplight.example`. */
  origin: string;
}

/** Checks a text. @returns advice, with a better text if there is one, or null @param value with its formatting */
export type AdviceOnText = (
  text: string,
  known: Known,
  description: Description,
  value: unknown,
) => string | Pick<Advice, 'text' | 'instead'> | null;
