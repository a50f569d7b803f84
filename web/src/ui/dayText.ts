/** A day as `21 Nov 2026`, unless `options` ask for more or less of it. */
export const dayText = (date: Date, options: Intl.DateTimeFormatOptions = {}): string =>
  date.toLocaleString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', ...options });
