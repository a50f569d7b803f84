import { loginDelayMs } from '@lamplight/content/limits';
import { paths } from '@lamplight/content/pagePaths';
import { messages } from '@lamplight/content/texts/messages';

/** Why someone was sent to the log-in who had been logged in. */
const refusals = {
  notStaff: messages.notStaff,
  ended: messages.loggedOutEverywhere,
  away: messages.loggedOutAway,
  awayNotKept: messages.loggedOutAwayNotKept,
} as const;

export type Refusal = keyof typeof refusals;

/** The text about a refusal. */
export const refusalText = (refusal: Refusal): string => refusals[refusal];

/** How someone came to the log-in. */
export interface Arrival {
  /** The page to open after the log-in: always one of the staff area. */
  from: string;
  refusal?: Refusal | undefined;
}

/** An address of the staff area, with the tab or the page that was open. */
const isOfStaff = /^\/content[a-z]*\/?(\?(tab=[a-z]+|page=[\w-]+))?$/i;

/** Reads the state from the page that led to the log-in; it may hold anything. */
export function arrivalOf(state: unknown): Arrival {
  const { from, refusal } = Object(state) as Record<string, unknown>;
  const known = (Object.keys(refusals) as Refusal[]).find((each) => each === refusal);
  return {
    from: typeof from === 'string' && isOfStaff.test(from) ? from : paths.contentHome,
    ...(known && { refusal: known }),
  };
}

/** Goes on to the staff area, once the message of success could be read. @returns what prevents it */
export function afterLogin(goOn: () => void): () => void {
  const timer = setTimeout(goOn, loginDelayMs);
  return () => clearTimeout(timer);
}
