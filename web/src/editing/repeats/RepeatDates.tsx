import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { dateIn, isLocalTime, localTextOf, wallOf } from '@lamplight/content/events/localTimes';
import { nextOccurrences, type Timed } from '@lamplight/content/events/occurrences';
import { datesOf } from '@lamplight/content/events/recurrence';
import { parseRule, type RecurrenceRule } from '@lamplight/content/events/recurrenceRule';
import { repeatText } from '@lamplight/content/events/repeatText';
import { capital } from '@lamplight/content/fieldNames';
import { isTimeZone } from '@lamplight/content/instants';
import { repeatsTexts as texts } from '@lamplight/content/texts/staffArea/repeats';
import { useFormContext, useWatch } from 'react-hook-form';
import { serverNow } from '../../device/serverClock.ts';
import { dayText } from '../../ui/dateText.ts';

/** A rule in words, its next dates, and advice if the event doesn't begin on one of them. */
export function RepeatDates({ rule }: { rule: string }) {
  const event = useTimed(rule);
  const parsed = parseRule(rule);
  if (!parsed) return null;
  return (
    <Stack gap="1" fontSize="sm" color="fg.muted" aria-live="polite">
      <Text>{capital(repeatText(rule, 'en', event?.timeZone))}.</Text>
      {event && (
        <>
          <Text>{datesText(event)}</Text>
          <Advice event={event} rule={parsed} />
          <NoDates event={event} rule={parsed} />
        </>
      )}
    </Stack>
  );
}

function datesText(event: Timed): string {
  const dates = nextOccurrences(event, serverNow(), 3).map(({ begin, isCancelled }) =>
    isCancelled ? texts.cancelled(shownDay(begin)) : shownDay(begin),
  );
  return dates.length > 0 ? texts.next(dates.join(' · ')) : texts.noDates;
}

function Advice({ event, rule }: { event: Timed; rule: RecurrenceRule }) {
  const begin = wallOf(event.allDay ? dateIn(event.begin) : event.begin);
  const [first] = datesOf(rule, begin);
  if (first === undefined || dayOf(first) === dayOf(begin)) return null;
  return <Text>{texts.beginIsNone(dayOf(begin), dayOf(first))}</Text>;
}

/** Names skipped and changed dates that the event doesn't have, such as after its day has changed. */
function NoDates({ event, rule }: { event: Timed; rule: RecurrenceRule }) {
  const { begin, exceptions, changes } = event;
  const named = [...exceptions, ...changes.map(({ date }) => date)].filter(isLocalTime).map(dateIn);
  const last = named.toSorted().at(-1) ?? '';
  const days = new Set([dateIn(begin)]);
  for (const date of datesOf(rule, wallOf(event.allDay ? dateIn(begin) : begin))) {
    const day = dateIn(localTextOf(date));
    if (day > last) break;
    days.add(day);
  }
  const lost = [...new Set(named)].filter((day) => !days.has(day));
  if (lost.length === 0) return null;
  return <Text color="fg.warning">{texts.noSuchDates(lost.map(shownDay).join(' · '))}</Text>;
}

/** `Wed 10 Mar 2027`, of a moment in UTC. */
const dayOf = (wall: number) => dayText(new Date(wall), { weekday: 'short', timeZone: 'UTC' });
const shownDay = (local: string) => dayOf(wallOf(dateIn(local)));

/** The times of an event in its form; undefined while required ones are missing. */
function useTimed(repeats: string): Timed | undefined {
  const { getValues } = useFormContext();
  useWatch({ name: times });
  // Watched values still have the end that the beginning has just moved.
  const [begin, end, timeZone, allDay, exceptions = [], changes = [], status] = getValues(times);
  if (!isLocalTime(String(begin)) || !isLocalTime(String(end))) return undefined;
  if (!isTimeZone(String(timeZone))) return undefined;
  const whole = (local: string) => (isLocalTime(local) ? local : '');
  return {
    begin,
    end,
    timeZone,
    allDay,
    repeats,
    exceptions: exceptions.map(({ value }: { value: string }) => whole(value)),
    changes: changes.map((change: Timed['changes'][number]) => ({
      ...change,
      date: whole(change.date),
      begin: whole(change.begin),
      end: whole(change.end),
    })),
    status,
  };
}

const times = ['begin', 'end', 'timeZone', 'allDay', 'exceptions', 'changes', 'status'];
