import { sitePages } from '../sitePages.ts';

/** Which events a page shows: those to come, those of a month as a calendar, or those of a year that are over. */
export interface EventsListing {
  /** From 1, of those to come. */
  page: number;
  /** The month of the calendar, such as `2027-03`; empty for no calendar. */
  month: string;
  /** The year whose past events are shown, such as `2026`; empty for those to come. */
  past: string;
}

/** How many pages of dates to come there are at most. Later dates are in the calendar. */
export const maxEventPages = 5;

/** Reads a listing from the query of an address. Invalid parameters are ignored. */
export function eventsListingIn(query: URLSearchParams): EventsListing {
  const month = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0] ?? '';
  const past = /^[12]\d{3}$/.exec(query.get('past') ?? '')?.[0] ?? '';
  const page = Number(/^[1-9]$/.exec(query.get('page') ?? '')?.[0] ?? 1);
  const isOther = Boolean(month || past) || page > maxEventPages;
  return { page: isOther ? 1 : page, month, past: month ? '' : past };
}

/** The shortest query of a listing; empty for the first page of those to come. */
export function searchOfEvents({
  page = 1,
  month = '',
  past = '',
}: Partial<EventsListing>): string {
  if (month) return `?month=${month}`;
  if (past) return `?past=${past}`;
  return page > 1 ? `?page=${page}` : '';
}

/** The address of a listing. */
export const eventsPath = (listing: Partial<EventsListing> = {}): string =>
  sitePages.events.path + searchOfEvents(listing);

/** The month so many months after another one. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Whether the calendar has a month: not for ever, as programs follow each link. @param today such as `2027-03-10` */
export const isInCalendar = (month: string, today: string): boolean =>
  month >= monthAfter(today.slice(0, 7), -60) && month <= monthAfter(today.slice(0, 7), 36);

/** The address of the calendar that programs subscribe to. */
export const calendarPath = `${sitePages.events.path}.ics`;
