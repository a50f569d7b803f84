/** A day as `21 Nov 2026`, unless `options` ask for more or less of it. */
export const dayText = (date: Date, options: Intl.DateTimeFormatOptions = {}): string =>
  date.toLocaleString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', ...options });

/** A time of today as `14:02`, of another day as `20 Nov, 14:02`, with the year where it is another. */
export function whenText(when: Date, now = new Date()): string {
  // Spelt here: a formatter of times takes as long to make as a form's first field.
  const time = [when.getHours(), when.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  if (when.toDateString() === now.toDateString()) return time;
  const sameYear = when.getFullYear() === now.getFullYear();
  return `${dayText(when, sameYear ? { year: undefined } : {})}, ${time}`;
}
