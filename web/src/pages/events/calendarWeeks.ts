import type { EventDate } from '@lamplight/content/events/eventsContent';
import { monthAfter } from '@lamplight/content/events/eventsListing';
import { dateIn, daysLater } from '@lamplight/content/events/localTimes';
import type { Language } from '@lamplight/content/languages';

/** A day of a calendar, with the dates that are on it. */
export interface CalendarDay {
  /** Such as `2027-03-10`. */
  date: string;
  dates: EventDate[];
}

/** The day that weeks begin with, from Sunday as 0. */
const firstDays: Record<Language, number> = { en: 0, es: 1, de: 1, hi: 0, ar: 6 };

/**
 * The weeks of a month. A week has seven places; those of days of other months are undefined.
 * @param month such as `2027-03`
 */
export function calendarWeeks(
  month: string,
  dates: readonly EventDate[],
  language: Language,
): (CalendarDay | undefined)[][] {
  const first = `${month}-01`;
  const blank = (new Date(first).getUTCDay() - firstDays[language] + 7) % 7;
  const places: (CalendarDay | undefined)[] = Array.from({ length: blank }, () => undefined);
  const next = `${monthAfter(month, 1)}-01`;
  for (let date = first; date < next; date = daysLater(date, 1)) {
    places.push({ date, dates: dates.filter((each) => isOn(each, date)) });
  }
  while (places.length % 7 !== 0) places.push(undefined);
  return Array.from({ length: places.length / 7 }, (_, week) =>
    places.slice(week * 7, week * 7 + 7),
  );
}

const isOn = ({ begin, end }: EventDate, date: string) => {
  // An event that ends at midnight isn't on the next day.
  const last = end.endsWith('T00:00') && end > begin ? daysLater(dateIn(end), -1) : dateIn(end);
  return dateIn(begin) <= date && date <= (last < dateIn(begin) ? dateIn(begin) : last);
};
