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

/** What has to be found out beside the content; undefined where it is not known yet. */
export interface Known {
  /** Whether the picture at an address loads. */
  loads: (url: string) => boolean | undefined;
  /** Whether there is something at an address of this site. */
  isThere: (address: string) => boolean | undefined;
  /** The last day that a text names; null where it names none. */
  lastDay: (text: string) => Date | null | undefined;
  /** What was found on the page, as it was when it came to rest. */
  onPage: readonly PageFinding[];
  today: Date;
  /** Where this site is, such as `https://lamplight.example`. */
  origin: string;
}

/** What a careful colleague would say of a value. Where it stands is said before each of them. */
export const adviceTexts = {
  stillExample: (others: number) =>
    others === 0
      ? 'This is still what the example says. Put your own words in its place.'
      : `This and ${others} more are still what the example says. Visitors would read of another organisation.`,
  noAlt:
    'Nobody has said yet what this picture shows. It is read aloud to those who cannot see it.',
  noTranscript:
    'Nobody has written down yet what is said and seen in this video, for who cannot hear or see it.',
  brokenPicture: 'Visitors will not see this picture: it does not load.',
  otherHost:
    'Another site keeps this picture, and may change it or take it away. Take it into the library.',
  lowContrast: (contrast: string, least: number) =>
    `The contrast of this colour is ${contrast}. Large text is easy to read from ${least}:1 on.`,
  past: (day: string) => `${day} is over. Is this event still to come?`,

  severalNumbers: (called: string) =>
    `Visitors who press this call ${called}. Is that one number that can be called?`,
  noLink: 'This is no link. It needs https:// in front, or / for a page of this site.',
  noMail: 'There is no email address in this link.',
  noPhone: 'There is no phone number in this link.',
  noPage: (path: string) =>
    `There is no page ${path} on this site. Visitors would get to the home page instead.`,
  nothingThere: 'There is nothing at this address.',
  shortHost: (host: string) => `“${host}” is no full address. Is its ending missing, such as .com?`,
  notSecure: 'Browsers warn of http:// addresses. Does this one work with https:// too?',

  sameAsBeside:
    'What this picture shows is what is written beside it, and would be read aloud twice. Say what else is to be seen, or that it only decorates.',
  wordlessLink:
    'This link has no words, so who hears the page cannot know where it leads. Write that here.',
  sameLink:
    'Another link on this page has the same words and leads elsewhere. Say in each where it leads.',
  sameName:
    'Another part of this page has the same name. Give each a name of its own: some visitors choose by that.',
} as const;
