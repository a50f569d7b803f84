import { dateFormat } from '@lamplight/content/dateFormat';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';

/** A day as `21 Nov 2026`, unless `options` ask for more or less of it; `Invalid Date` of what is none. */
export const dayText = (date: Date, options: Intl.DateTimeFormatOptions = {}): string =>
  Number.isNaN(date.getTime())
    ? `${date}`
    : dateFormat('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        ...options,
      }).format(date);

/** A time as `14:02`. */
export const timeText = (when: Date) =>
  // Spelt here: a formatter of times takes as long to make as a form's first field.
  [when.getHours(), when.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

/** A day as `20 Nov`, with the year where it is another. */
const shortDayText = (day: Date, now: Date) =>
  dayText(day, day.getFullYear() === now.getFullYear() ? { year: undefined } : {});

/** A time of today as `14:02`, of another day as `20 Nov, 14:02`. */
export const whenText = (when: Date, now = new Date()): string =>
  when.toDateString() === now.toDateString()
    ? timeText(when)
    : `${shortDayText(when, now)}, ${timeText(when)}`;

/** A day as `Today`, `Yesterday` or `20 Nov`. */
export function nearDayText(day: Date, now = new Date()): string {
  if (day.toDateString() === now.toDateString()) return commonTexts.today;
  // The day before may have 23 or 25 hours.
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day.toDateString() === yesterday.toDateString()
    ? commonTexts.yesterday
    : shortDayText(day, now);
}

/** The same with its time, as `Today, 14:02`. */
export const dayAndTime = (when: Date, now = new Date()): string =>
  `${nearDayText(when, now)}, ${timeText(when)}`;
