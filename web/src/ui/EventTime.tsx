import type { EventDate } from '@lamplight/content/events/eventsContent';
import { dateIn, hasTime } from '@lamplight/content/events/localTimes';
import { offsetTimeAt } from '@lamplight/content/events/spans';
import { localTimeAt } from '@lamplight/content/zonedTime';
import { useEffect, useState } from 'react';
import { useTexts } from './i18n/texts.ts';
import { rangeText } from './rangeText.ts';

interface EventTimeProps extends Pick<EventDate, 'begin' | 'end' | 'beginsAt' | 'endsAt'> {
  /** The time zone of the event. */
  timeZone: string;
  /** Whether no zone is named, as that is done elsewhere. */
  plain?: boolean;
}

/**
 * When a date of an event is, on clocks where it is. Where the visitor's own clock shows something else, the browser
 * adds that. Browsers may write times in another way than the server: then that one stays.
 */
export function EventTime({ timeZone, plain = false, ...time }: EventTimeProps) {
  const { language, say } = useTexts();
  const { begin, end, beginsAt, endsAt } = time;
  const ownZone = useOwnZone();
  if (!hasTime(begin))
    return (
      <time dateTime={begin} suppressHydrationWarning>
        {rangeText(language, begin, end)}
      </time>
    );
  const own = ownZone && {
    begin: localTimeAt(beginsAt, ownZone),
    end: localTimeAt(endsAt, ownZone),
  };
  const isElsewhere = own && (own.begin !== begin || own.end !== end);
  return (
    <>
      <time dateTime={offsetTimeAt(beginsAt, timeZone)} suppressHydrationWarning>
        {rangeText(language, begin, end)}
        {!plain && ` ${zoneName(language, beginsAt, timeZone)}`}
      </time>
      {isElsewhere && !plain && (
        <>
          {' '}
          <span>
            {say('events.yourTime', {
              time: rangeText(language, own.begin, own.end, own.begin.startsWith(dateIn(begin))),
            })}
          </span>
        </>
      )}
    </>
  );
}

/** What clocks in a zone are called at a moment, such as “EST”. */
const zoneName = (language: string, moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The time zone of the visitor; empty until the browser has taken over from the server. */
function useOwnZone(): string {
  const [zone, setZone] = useState('');
  useEffect(() => setZone(new Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
