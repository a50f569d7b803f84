import { type Field, fieldsOf } from '@lamplight/content/fieldsOf';
import type { Edited } from './advise.ts';
import { textOf } from './changedFields.ts';
import type { Known } from './known.ts';
import { adviceTexts } from './texts.ts';

/**
 * Finds the last day that any text of an event names, for the events that were changed: one that
 * also names a day to come is not over.
 * @returns that day, in milliseconds, of the event that a field belongs to
 */
export function lastDaysOfEvents(
  { schema, values }: Edited,
  changed: Field[],
  { lastDay }: Known,
): (field: Field) => number | undefined {
  const events = new Set(changed.filter(isOfEvent).map(eventOf));
  const last = new Map<string, number>();
  for (const field of events.size > 0 ? fieldsOf(schema, values) : []) {
    const event = eventOf(field);
    if (!isOfEvent(field) || !events.has(event)) continue;
    const day = textOf(field) === '' ? null : lastDay(textOf(field));
    // A text that was not read yet may name a day to come.
    const time = day === undefined ? Number.POSITIVE_INFINITY : (day?.getTime() ?? 0);
    last.set(event, Math.max(time, last.get(event) ?? 0));
  }
  return (field) => last.get(eventOf(field));
}

/** Whether a text says of its event that it was before today. */
export function adviceOnDay(
  text: string,
  lastOfEvent: number | undefined,
  { lastDay, today }: Known,
): string | null {
  const day = lastDay(text);
  if (!day || day.getTime() !== lastOfEvent) return null;
  if (day >= new Date(today.getFullYear(), today.getMonth(), today.getDate())) return null;
  return adviceTexts.past(
    day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
  );
}

const isOfEvent = ({ description }: Field) => description?.event === true;

/** Where the event stands that a text is about. */
const eventOf = ({ path }: Field) => path.slice(0, path.lastIndexOf('.'));
