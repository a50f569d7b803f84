import { chakra } from '@chakra-ui/react/styled-system';
import type { ListedEvent } from '@lamplight/content/events/eventQueries';
import type { Occurrence } from '@lamplight/content/events/occurrences';
import { useTexts } from '../../ui/i18n/texts.ts';
import { RowLink } from '../../ui/LinkRow.tsx';
import { googleLink, outlookLink } from './calendarLinks.ts';

interface AddToCalendarProps {
  event: ListedEvent;
  /** The address of its page. */
  path: string;
  next: Occurrence;
}

/** Takes an event into the calendar of the visitor. */
export function AddToCalendar({ event, path, next }: AddToCalendarProps) {
  const { say } = useTexts();
  return (
    <Details>
      <summary>{say('events.addToCalendar')}</summary>
      <RowLink href={`${path}.ics`} type="text/calendar">
        {say('events.calendarFile')}
      </RowLink>
      <RowLink href={googleLink(event, next)}>Google</RowLink>
      <RowLink href={outlookLink(event, next)}>Outlook</RowLink>
    </Details>
  );
}

const Details = chakra('details', {
  base: {
    mt: '8',
    '& summary': { py: '2.5', cursor: 'pointer', fontWeight: '600', color: 'brand.fg' },
    '& a': { me: '5' },
    _print: { display: 'none' },
  },
});
