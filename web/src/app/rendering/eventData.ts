import type { SiteEvent } from '@lamplight/content/events/event';
import { detailsOf } from '@lamplight/content/events/eventTexts';
import type { Occurrence } from '@lamplight/content/events/occurrences';
import { momentAt, offsetTime } from '@lamplight/content/events/spans';
import { inOneLine } from '@lamplight/content/shownText';
import type { Event, Place, VirtualLocation } from 'schema-dts';
import { pictureAddress } from '../../ui/PageHead.tsx';
import { filled, type Of } from './thing.ts';

/** The data that search engines need about an event besides its content. */
interface EventPage {
  /** The address of the page that shows it. */
  address: string;
  /** Scheme and host of the site. */
  origin: string;
  /** The name of the organisation, the organiser of events that name no other. */
  siteName: string;
  /** Whether it has no dates to come: nobody can sign up. */
  isOver: boolean;
}

/**
 * The next dates of an event in the words of https://schema.org: each is an event of its own there. Search engines
 * reject events without a title or a place.
 * @param dates those of `nextOccurrences`
 */
export const eventData = (
  event: SiteEvent,
  dates: readonly Occurrence[],
  page: EventPage,
): Of<Event>[] =>
  dates
    .filter((date) => event.title !== '' && locations(event, date, page.address).length > 0)
    .map((date) => dateOf(event, date, page));

function dateOf(event: SiteEvent, date: Occurrence, page: EventPage) {
  const { address, origin, siteName, isOver } = page;
  const { title, allDay, timeZone, signUp, status } = event;
  const time = (local: string, moment: number) => (allDay ? local : offsetTime(local, moment));
  const isMoved = date.isChanged && date.beginsAt !== momentAt(date.original, timeZone);
  const organiser = event.organiser || siteName;
  const isSoldOut = status === 'soldOut';
  const isWeb = /^https?:/i.test(signUp);
  const isOpen = isWeb && status === 'planned' && !date.isCancelled && !isOver;
  return filled<Of<Event>>({
    '@type': 'Event',
    name: title,
    url: address,
    description: inOneLine(detailsOf(event, date)),
    image: pictureAddress(event.image, origin),
    startDate: time(date.begin, date.beginsAt),
    endDate: time(date.end, date.endsAt),
    ...(isMoved && { previousStartDate: originalTime(event, date) }),
    eventStatus: `https://schema.org/${stateOf(event, date, isMoved)}`,
    eventAttendanceMode: `https://schema.org/${attendanceOf(event, date)}EventAttendanceMode`,
    location: locations(event, date, address),
    ...(organiser && { organizer: { '@type': 'Organization', name: organiser } }),
    ...((isOpen || isSoldOut) && {
      offers: {
        '@type': 'Offer',
        url: isWeb ? signUp : address,
        availability: isSoldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      },
    }),
  });
}

function stateOf({ status }: SiteEvent, { isCancelled }: Occurrence, isMoved: boolean) {
  if (isCancelled) return 'EventCancelled';
  if (status === 'postponed') return 'EventPostponed';
  return isMoved ? 'EventRescheduled' : 'EventScheduled';
}

function attendanceOf(event: SiteEvent, date: Occurrence) {
  if (!event.place.online) return 'Offline';
  return hasPlace(event, date) ? 'Mixed' : 'Online';
}

const originalTime = ({ allDay, timeZone }: SiteEvent, { original }: Occurrence) =>
  allDay ? original : offsetTime(original, momentAt(original, timeZone));

/** Whether people can also come. */
const hasPlace = ({ place }: SiteEvent, date: Occurrence) =>
  Boolean(date.place || place.name || place.address);

function locations(event: SiteEvent, date: Occurrence, address: string) {
  const { place } = event;
  const online: VirtualLocation = { '@type': 'VirtualLocation', url: place.link || address };
  const there: Place = filled<Of<Place>>({
    '@type': 'Place',
    name: date.place || place.name,
    // A date that is elsewhere says where itself.
    address: inOneLine(date.place || place.address || place.name),
    hasMap: date.place ? '' : place.map,
  });
  return [...(hasPlace(event, date) ? [there] : []), ...(place.online ? [online] : [])];
}
