import { dateFormat } from './dateFormat.ts';

/**
 * A moment is stored as one text, with the time zone in which staff chose it, as RFC 9557 has it:
 * `2026-11-30T05:00:00Z[Africa/Nairobi]`. Pages compare moments; only the staff area needs their zones.
 */
const pattern =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)(?:\[([A-Za-z][\w+-]*(?:\/[\w+-]+)*)\])?$/;

/** The time zone if none was chosen. */
export const defaultZone = 'UTC';

/** The moment that a text names, in milliseconds since 1970; NaN for any other value. */
export function momentOf(instant: unknown): number {
  const parts = pattern.exec(String(instant));
  if (!parts) return NaN;
  const [, minute, seconds = ':00', offset] = parts;
  const written = Date.parse(`${minute}:00Z`);
  // JavaScript turns 30 February into 2 March.
  if (Number.isNaN(written) || new Date(written).toISOString().slice(0, 16) !== minute) return NaN;
  return Date.parse(`${minute}${seconds}${offset}`);
}

/** A moment as it is stored. */
export const instantAt = (moment: number, zone: string): string =>
  `${new Date(moment).toISOString().replace(/\.\d+/, '')}[${zone}]`;

/** The zone that a stored moment names. */
export const zoneNamedIn = (instant: string): string => pattern.exec(instant)?.[4] ?? defaultZone;

/** A text that names a moment, as it is stored: also a plain one of ISO 8601 with an offset. All others stay as they are. */
export function storedInstant(text: string): string {
  const moment = momentOf(text);
  return Number.isNaN(moment) ? text : instantAt(moment, zoneNamedIn(text));
}

/** Whether this device or server knows a time zone, such as `Africa/Nairobi`. */
export function isTimeZone(zone: string): boolean {
  try {
    return /^[a-z]/i.test(zone) && dateFormat('en', { timeZone: zone }) !== null;
  } catch {
    // `Intl` throws for unknown time zones.
    return false;
  }
}
