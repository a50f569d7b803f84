/** Messages at fields of times and time zones. Visitors have none, so forms load none of them. */
export const timeMessages = {
  invalidDay: 'Enter a date',
  invalidInstant: 'Enter a date and a time',
  endsTooEarly: 'This must be later than “From”',
  unknownTimeZone: 'Choose a time zone from the list, such as Africa/Nairobi',
} as const;
