import { messages } from '@lamplight/content/messages';
import { z } from '@lamplight/content/zod';
import { paths } from '../../paths.ts';

/** Why somebody was sent to the log-in who had been logged in. */
const refusals = {
  notStaff: messages.notStaff,
  ended: messages.loggedOutEverywhere,
  away: messages.loggedOutAway,
  awayNotKept: messages.loggedOutAwayNotKept,
} as const;

export type Refusal = keyof typeof refusals;

/** What is told of a refusal. */
export const refusalText = (refusal: Refusal): string => refusals[refusal];

const arrivalSchema = z.object({
  /** Where a log-in leads: nothing but a page of the staff area is taken for one. */
  from: z
    .string()
    .regex(/^\/content[a-z]+\/?$/i)
    .catch(paths.contentHome),
  refusal: z.enum(['notStaff', 'ended', 'away', 'awayNotKept']).optional().catch(undefined),
});

/** How somebody came to the log-in. */
export type Arrival = z.infer<typeof arrivalSchema>;

/** Reads what the page that sent somebody to the log-in said, whatever stands there. */
export const arrivalOf = (state: unknown): Arrival =>
  arrivalSchema.catch({ from: paths.contentHome }).parse(state);
