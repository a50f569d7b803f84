import { commonTexts } from '@lamplight/content/texts/staffArea/common';

/** A day as `21 Nov 2026`, unless `options` ask for more or less of it. */
export const dayText = (date: Date, options: Intl.DateTimeFormatOptions = {}): string =>
  date.toLocaleString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', ...options });

/** A time as `14:02`. */
export const timeText = (when: Date) =>
  // Spelt here: a formatter of times takes as long to make as a form's first field.
  [when.getHours(), when.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

/** A time of today as `14:02`, of another day as `20 Nov, 14:02`, with the year where it is another. */
export function whenText(when: Date, now = new Date()): string {
  if (when.toDateString() === now.toDateString()) return timeText(when);
  return `${nearDayText(when, now)}, ${timeText(when)}`;
}

const dayMs = 86_400_000;

/** A day as `Today`, `Yesterday` or `20 Nov`, with the year where it is another. */
export function nearDayText(day: Date, now = new Date()): string {
  const isDay = (other: Date) => day.toDateString() === other.toDateString();
  if (isDay(now)) return commonTexts.today;
  if (isDay(new Date(now.getTime() - dayMs))) return commonTexts.yesterday;
  return dayText(day, day.getFullYear() === now.getFullYear() ? { year: undefined } : {});
}

/** The same with its time, as `Today, 14:02`. */
export const dayAndTime = (when: Date, now = new Date()): string =>
  `${nearDayText(when, now)}, ${timeText(when)}`;
