import { plainText } from '../richText.ts';
import type { SiteEvent } from './event.ts';
import type { Occurrence } from './occurrences.ts';

/** Where a date of an event is, in one line, as calendars take it; the link to join where it is online alone. */
export const locationOf = ({ place }: SiteEvent, date: Pick<Occurrence, 'place'>): string =>
  date.place ||
  [place.name, place.address].filter(Boolean).join(', ') ||
  (place.online ? place.link : '');

/** The note on a date and the description of its event, as plain text. */
export const detailsOf = ({ description }: SiteEvent, { note }: Pick<Occurrence, 'note'>): string =>
  [note, plainText(description)].filter(Boolean).join('\n\n');
