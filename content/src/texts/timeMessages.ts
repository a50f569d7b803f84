/** Messages at fields of times and time zones. Visitors have none, so forms load none of them. */
export const timeMessages = {
  invalidDay: 'Enter a date',
  invalidInstant: 'Enter a date and a time, with a year from 1970 to 9999',
  wholeDay: 'Enter the whole date, or clear it',
  wholeTime: 'Enter the whole date and time, or clear them',
  endsTooEarly: 'This must be later than “From”',
  invalidLocalTime: 'Enter a date and a time, such as 2027-03-10T18:00',
  timeMissing: 'Enter a time too, or choose “All day”',
  endsBeforeItBegins: 'This can’t be before the start',
  invalidRule: 'Enter a rule such as FREQ=WEEKLY;COUNT=10',
  timesInAllDayRule: 'All-day events can’t repeat at certain times of day',
  unknownTimeZone: 'Choose a time zone from the list, such as Africa/Nairobi',
} as const;
