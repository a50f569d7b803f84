/** What has to be found out beside the content; undefined where it is not known yet. */
export interface Known {
  /** Whether the picture at an address loads. */
  loads: (url: string) => boolean | undefined;
  /** Whether there is something at an address of this site. */
  isThere: (address: string) => boolean | undefined;
  /** The last day that a text names; null where it names none. */
  lastDay: (text: string) => Date | null | undefined;
  today: Date;
  /** Where this site is, such as `https://lamplight.example`. */
  origin: string;
}
