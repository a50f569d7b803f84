import {
  choice,
  group,
  imageAlts,
  line,
  link,
  list,
  localTime,
  picture,
  recurrence,
  richText,
  timeZone,
  toggle,
} from '../fields.ts';
import { isTimeZone } from '../instants.ts';
import { listLimits } from '../limits.ts';
import { scheduled } from '../scheduled.ts';
import { timeMessages } from '../texts/timeMessages.ts';
import * as z from '../zod.ts';
import { dateIn, hasTime } from './localTimes.ts';
import { hasTimes, parseRule } from './recurrenceRule.ts';
import { spanOf } from './spans.ts';

const required = true;

/** The states of an event. */
export const eventStates = {
  planned: 'Planned',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  soldOut: 'Sold out',
} as const;

/** The name of the fields that say which dates of an event that repeats are otherwise. */
export const singleDatesGroup = 'Single dates';

/** A single date of an event that repeats, with its differences from the others. An empty field has none. */
const change = z.strictObject({
  date: localTime({ label: 'Original date', required, dateOnly: true }),
  begin: localTime({ label: 'New start' }),
  end: localTime({ label: 'New end', ends: true }),
  place: line({ label: 'New place' }),
  cancelled: toggle({ label: 'Cancelled' }),
  note: line({ label: 'Note' }),
});

/**
 * An event, which may take several days and may repeat. Its times are those of clocks where it is. One that takes all
 * day has dates; times that are stored with them count for nothing.
 */
export const eventSchema = scheduled({
  title: line({ label: 'Title', required }),
  begin: localTime({ label: 'Starts', required }),
  end: localTime({ label: 'Ends', required, ends: true }),
  timeZone: timeZone({ label: 'Time zone', required }),
  allDay: toggle({ label: 'All day' }),
  repeats: recurrence({ label: 'Repeats' }),
  exceptions: list(localTime({ label: 'Date', required, dateOnly: true }), {
    label: 'Skipped dates',
    item: 'skipped date',
    limit: listLimits.eventDates,
    group: singleDatesGroup,
  }),
  changes: list(change, {
    label: 'Changed dates',
    item: 'changed date',
    limit: listLimits.eventDates,
    group: singleDatesGroup,
  }),
  place: group({
    name: line({ label: 'Place' }),
    address: line({ label: 'Address' }),
    map: link({ label: 'Link to a map', elsewhere: true }),
    online: toggle({ label: 'Online' }),
    link: link({ label: 'Link to join online', elsewhere: true }),
  }),
  image: picture({ label: 'Picture' }),
  description: richText({ label: 'Description', event: true }),
  signUp: link({ label: 'Sign-up link or email' }),
  price: line({ label: 'Price' }),
  organiser: line({ label: 'Organiser' }),
  status: choice(eventStates, { label: 'Status' }),
  imageAlts: imageAlts(listLimits.fewImageAlts),
}).superRefine((event, context) => {
  const { allDay, changes, repeats, timeZone: zone } = event;
  const complain = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: 'custom', message, path });
  const checkTimes = (begin: string, end: string, ...at: (string | number)[]) => {
    const parts = Object.entries({ begin, end }).filter(([, local]) => !allDay && local !== '');
    const withoutTime = parts.filter(([, local]) => !hasTime(local));
    for (const [name] of withoutTime) complain(timeMessages.timeMissing, ...at, name);
    if (withoutTime.length > 0 || begin === '' || end === '' || !isTimeZone(zone)) return;
    const span = spanOf({ begin, end, timeZone: zone, allDay });
    if (span.endsAt < span.beginsAt) complain(timeMessages.endsBeforeItBegins, ...at, 'end');
  };
  checkTimes(event.begin, event.end);
  for (const [index, { date, begin, end }] of changes.entries()) {
    const usual = hasTime(date) ? date : date + event.begin.slice(dateIn(event.begin).length);
    checkTimes(begin || (end && usual), end, 'changes', index);
  }
  const rule = parseRule(repeats);
  if (allDay && rule && hasTimes(rule)) complain(timeMessages.timesInAllDayRule, 'repeats');
});

export type SiteEvent = z.infer<typeof eventSchema>;
