/**
 * A date, or a date and a time, on the clocks of a place: `2027-03-10` or `2027-03-10T18:00`. Its zone is stored next to
 * it, so that an event stays at six o'clock where the law about clocks changes.
 */

/** Whether a text is a date that there is, or one with a time. */
export function isLocalTime(text: string): boolean {
  const moment = /^(19[7-9]|2\d\d)\d-\d\d-\d\d(T\d\d:\d\d)?$/.test(text)
    ? wallOf(text)
    : Number.NaN;
  // JavaScript turns 30 February into 2 March.
  return !Number.isNaN(moment) && localTextOf(moment).startsWith(text);
}

export const hasTime = (local: string): boolean => local.includes('T');

/** Its date alone. */
export const dateIn = (local: string): string => local.slice(0, 10);

/** The moment at which clocks in UTC show a local time; a date is its first moment. */
export const wallOf = (local: string): number =>
  Date.parse(hasTime(local) ? `${local}Z` : `${local}T00:00Z`);

/** What clocks in UTC show at a moment: with seconds only where there are any. */
export const localTextOf = (wall: number): string =>
  new Date(wall).toISOString().replace(/(:00)?\.\d+Z$/, '');

/** A date so many days later. */
export const daysLater = (date: string, days: number): string =>
  dateIn(localTextOf(wallOf(date) + days * 86_400_000));

/**
 * The end of something that begins at another time now: it lasts as long as before. Without an end after its beginning,
 * it lasts an hour, or a day; so does what took all of one day.
 * @param before when it began
 */
export function endFrom(begin: string, end: string, allDay: boolean, before = ''): string {
  if (!isLocalTime(begin)) return end;
  const isDate = allDay || !hasTime(begin);
  const whole = (local: string) => (isDate ? dateIn(local) : local);
  const [from, to] = [whole(begin), whole(end)];
  const length = wallOf(to) - wallOf(whole(before));
  const wasOneDay = !isDate && before !== '' && !hasTime(before) && dateIn(end) === before;
  if (length >= 0 && !wasOneDay) {
    const moved = localTextOf(wallOf(from) + length);
    return isDate ? dateIn(moved) : moved;
  }
  if (to !== '' && to >= from && (!wasOneDay || hasTime(end))) return end;
  return isDate ? from : localTextOf(wallOf(begin) + 3_600_000);
}
