/** Whether a text is a day of the calendar, such as `2026-11-30`. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00Z`);
  // JavaScript turns 30 February into 2 March.
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(time || 0).toISOString().startsWith(text);
};
