import type { Chrono, ParsedComponents, ParsedResult } from 'chrono-node';

/**
 * The last day that a text names, at its beginning; null where it names none. Only dates with a day and a
 * month count, not “in July”, “next Friday” or “yesterday”, nor the beginning of something that
 * goes on (“since 3 March 2020”). A date without a year is the nearest one to today. `3/4/2026` means
 * different days in different countries: the later one counts.
 */
export function lastDayIn(text: string, dates: Pick<Chrono, 'parse'>, today: Date): Date | null {
  const days = dates
    .parse(text, today)
    .filter((date) => !isRelative(date) && !isBeginning(text, date))
    .flatMap(daysOf);
  return days.length === 0 ? null : new Date(Math.max(...days));
}

/**
 * The tags by which chrono-node 2 names the parser that read a date. They are not part of its public API:
 * the tests of this file fail if another version lacks them.
 */
const isRelative = (date: ParsedResult) => date.tags().has('result/relativeDate');

const isBeginning = (text: string, { index }: ParsedResult) =>
  /\bsince\s+(on\s+|the\s+)?$/i.test(text.slice(Math.max(0, index - 20), index));

function daysOf(date: ParsedResult): number[] {
  const withSlashes = date.tags().has('parser/SlashDateFormatParser');
  return [date.start, date.end].flatMap((part) => {
    if (!part?.isCertain('day') || !part.isCertain('month')) return [];
    if (!withSlashes) return [timeOf(part)];
    // Numbers alone may be anything: “open 24/7”.
    return part.isCertain('year') ? [timeOf(part), swappedTimeOf(part)] : [];
  });
}

const partsOf = (part: ParsedComponents) => ({
  year: part.get('year') ?? 0,
  month: part.get('month') ?? 1,
  day: part.get('day') ?? 1,
});

function timeOf(part: ParsedComponents): number {
  const { year, month, day } = partsOf(part);
  return new Date(year, month - 1, day).getTime();
}

/** The other reading of a date of numbers, where there is one. */
function swappedTimeOf(part: ParsedComponents): number {
  const { year, month, day } = partsOf(part);
  return day > 12 ? timeOf(part) : new Date(year, day - 1, month).getTime();
}
