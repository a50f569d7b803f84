/** Whether a text is a day of the calendar, such as `2026-11-30`. A year of two digits, which inputs fill up with zeros, is none. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00Z`);
  // JavaScript turns 30 February into 2 March.
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && new Date(time || 0).toISOString().startsWith(text);
};
