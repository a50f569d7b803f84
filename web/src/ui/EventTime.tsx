import type { EventDate } from '@lamplight/content/events/eventsContent';
import { dateIn, hasTime, localTextOf } from '@lamplight/content/events/localTimes';
import { offsetTime } from '@lamplight/content/events/spans';
import { useEffect, useState } from 'react';
import { useTexts } from './i18n/texts.ts';
import { rangeText } from './rangeText.ts';
import { ServedText } from './ServedText.tsx';
import { zoneName } from './zoneName.ts';

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
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const of = [language, begin, end, timeZone];
  if (!hasTime(begin))
    return (
      <ServedText as="time" dateTime={begin} of={of} text={() => rangeText(language, begin, end)} />
    );
  const timeText = () =>
    [rangeText(language, begin, end), !plain && zoneName(language, beginsAt, timeZone)]
      .filter(Boolean)
      .join(' ');
  const own = isAlive && { begin: ownTimeAt(beginsAt), end: ownTimeAt(endsAt) };
  const isElsewhere = own && (own.begin !== begin || own.end !== end);
  return (
    <>
      <ServedText as="time" dateTime={offsetTime(begin, beginsAt)} of={of} text={timeText} />
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

/** What the browser's clock shows at a moment, without `Intl`, whose zones take a phone 100 ms to load. */
const ownTimeAt = (moment: number): string =>
  localTextOf(moment - new Date(moment).getTimezoneOffset() * 60_000);
