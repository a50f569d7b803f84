/** The clock, and who needs to know when the result changes. */
export interface Clock {
  /** In milliseconds since 1970. */
  now(): number;
  /** Called with the next moment at which something that was read changes; `Infinity` where nothing changes by itself. */
  shownUntil(moment: number): void;
}
