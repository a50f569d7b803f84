import { eventSchema, eventStates, type SiteEvent } from '@lamplight/content/events/event';
import { nextOccurrences } from '@lamplight/content/events/occurrences';
import { repeatText } from '@lamplight/content/events/repeatText';
import { eventPath } from '@lamplight/content/itemAddress';
import { isolated } from '@lamplight/content/shownText';
import { eventsTexts } from '@lamplight/content/texts/staffArea/events';
import { useMemo } from 'react';
import { serverNow } from '../../device/serverClock.ts';
import { contentForm } from '../../editing/form/contentForm.ts';
import type { ItemsEditing } from '../../editing/items/ItemsEditing.ts';
import { ItemsPage } from '../../editing/items/ItemsPage.tsx';
import { withReason } from '../../editing/saving/failures.ts';
import { useZone } from '../../editing/schedule/useZone.ts';
import { spanText } from './spanText.ts';

const isToCome = (event: SiteEvent) => shownDate(event).isToCome;

/** The next date of an event, or the first one where it is over. */
function shownDate(event: SiteEvent) {
  const [next] = nextOccurrences(event, serverNow(), 1);
  const [shown] = next ? [next] : nextOccurrences(event, 0, 1);
  return { shown, isToCome: next !== undefined };
}

/** Those to come are in order; of past ones the last one comes first. */
function placeOf(event: SiteEvent): number {
  const { shown, isToCome: isNext } = shownDate(event);
  const moment = shown?.beginsAt ?? 0;
  return isNext ? moment : -moment;
}

const eventsEditing = (timeZone: string): ItemsEditing<SiteEvent> => ({
  ...contentForm(eventSchema),
  list: 'events',
  newestFirst: true,
  initial: () => ({ timeZone, status: 'planned' }),
  publicPathOf: (id) => eventPath(id, ''),
  summary: (event) => ({
    name: event.title || eventsTexts.untitled,
    detail: [
      event.status !== 'planned' && eventStates[event.status],
      nextText(event),
      repeatText(event.repeats, 'en', event.timeZone),
      isolated(event.place.name),
    ]
      .filter(Boolean)
      .join(' · '),
    picture: event.image,
  }),
  sortedBy: placeOf,
  groups: [
    { name: eventsTexts.coming, includes: isToCome },
    { name: eventsTexts.past, includes: (event) => !isToCome(event) },
  ],
  pictureSize: 64,
  add: eventsTexts.add,
  addTitle: eventsTexts.add,
  editTitle: eventsTexts.edit,
  added: eventsTexts.added,
  updated: eventsTexts.updated,
  deleted: eventsTexts.deleted,
  saveFailed: withReason(eventsTexts.saveFailed),
  deleteFailed: withReason(eventsTexts.deleteFailed),
  fetchFailed: eventsTexts.fetchFailed,
});

/** When an event is next, or was first where it is over. */
function nextText(event: SiteEvent): string {
  const { shown } = shownDate(event);
  return shown ? spanText(shown) : '';
}

/** The list of all events, each in a dialog. */
export function Component() {
  const zone = useZone();
  const editing = useMemo(() => eventsEditing(zone), [zone]);
  return <ItemsPage page="events" editing={editing} />;
}
