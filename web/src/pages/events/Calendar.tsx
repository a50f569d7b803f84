import { chakra } from '@chakra-ui/react/styled-system';
import { dateFormat } from '@lamplight/content/dateFormat';
import type { EventDate, EventsContent } from '@lamplight/content/events/eventsContent';
import { eventsPath, isInCalendar, monthAfter } from '@lamplight/content/events/eventsListing';
import { hasTime } from '@lamplight/content/events/localTimes';
import { EventState } from '../../ui/EventDates.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { LinkRow, RowLink } from '../../ui/LinkRow.tsx';
import { ServedText } from '../../ui/ServedText.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { zoneName } from '../../ui/zoneName.ts';
import { type CalendarDay, calendarWeeks } from './calendarWeeks.ts';
import { monthText } from './monthText.ts';
import { useCalendarKeys } from './useCalendarKeys.ts';

type CalendarProps = Pick<EventsContent, 'listing' | 'dates' | 'today'>;

/** A month as a table, which is a list where there is no room for that, or no scripts run. */
export function Calendar({ listing: { month }, dates, today }: CalendarProps) {
  const { language, say } = useTexts();
  const weeks = calendarWeeks(month, dates, language);
  const keys = useCalendarKeys(month, today);
  // One that ends as the month begins is on no day of it.
  const isEmpty = weeks.flat().every((day) => !day || day.dates.length === 0);
  const [first = []] = weeks.slice(1);
  return (
    <div>
      <MonthLinks month={month} today={today} />
      <Grid {...keys.grid} aria-label={monthText(language, month)} suppressHydrationWarning>
        <thead>
          <tr>
            {first.map((day) => (
              <th key={day?.date} scope="col" abbr={weekday(language, day, 'long')}>
                {weekday(language, day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)?.date}>
              {week.map((day, place) =>
                day ? (
                  <td
                    key={day.date}
                    data-empty={day.dates.length === 0 || undefined}
                    aria-current={day.date === today ? 'date' : undefined}
                    {...keys.day(day.date)}
                  >
                    <Day day={day} linkProps={keys.link(day.date)} />
                  </td>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
                  <td key={place} data-blank />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
      {isEmpty && <chakra.p color="fg.muted">{say('events.noneInMonth')}</chakra.p>}
    </div>
  );
}

interface DayProps {
  day: CalendarDay;
  linkProps: { tabIndex?: number };
}

function Day({ day, linkProps }: DayProps) {
  const { language } = useTexts();
  const text = dateFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <>
      <time dateTime={day.date}>
        <span aria-hidden data-number>
          {Number(day.date.slice(8))}
        </span>
        <span data-name suppressHydrationWarning>
          {text.format(new Date(day.date))}
        </span>
      </time>
      {day.dates.length > 0 && (
        <ul>
          {day.dates.map((date) => (
            <li key={`${date._id} ${date.begin}`}>
              <DateLink date={date} on={day.date} {...linkProps} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface DateLinkProps {
  date: EventDate;
  on: string;
  tabIndex?: number;
}

/** An event on a day, with its time where it begins on that. */
function DateLink({ date, on, ...props }: DateLinkProps) {
  const { language, say } = useTexts();
  const begins = hasTime(date.begin) && date.begin.startsWith(on);
  const time = dateFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  const { beginsAt, timeZone } = date;
  return (
    <>
      <SiteLink href={date.path} {...props}>
        {begins && (
          <>
            <bdi data-time suppressHydrationWarning>
              {time.format(new Date(`${date.begin}Z`))}
            </bdi>{' '}
            {timeZone && (
              <>
                <ServedText
                  of={[language, String(beginsAt), timeZone]}
                  text={() => zoneName(language, beginsAt, timeZone)}
                />{' '}
              </>
            )}
          </>
        )}
        <bdi>{date.title || say('events.title')}</bdi>
      </SiteLink>{' '}
      <EventState status={date.status} />
    </>
  );
}

function MonthLinks({ month, today }: { month: string; today: string }) {
  const { language, say } = useTexts();
  const links = [
    { rel: 'prev', to: monthAfter(month, -1), label: 'events.previousMonth' },
    { rel: 'next', to: monthAfter(month, 1), label: 'events.nextMonth' },
  ] as const;
  return (
    <LinkRow aria-label={say('events.months')} mb="2">
      {links
        .filter(({ to }) => isInCalendar(to, today))
        .map(({ rel, to, label }) => (
          <RowLink key={rel} rel={rel} href={eventsPath({ month: to })}>
            <chakra.span srOnly>{say(label)}: </chakra.span>
            {monthText(language, to)}
          </RowLink>
        ))}
    </LinkRow>
  );
}

const weekday = (language: string, day: CalendarDay | undefined, style: 'long' | 'short') =>
  day && dateFormat(language, { weekday: style, timeZone: 'UTC' }).format(new Date(day.date));

/** How the days of a month look below each other. */
const asList = {
  display: 'block',
  '& thead, & [data-blank], & [data-empty], & [data-number]': { display: 'none' },
  '& :is(tbody, tr, td)': { display: 'block', borderWidth: '0', h: 'auto', w: 'auto' },
  '& td': { py: '3', px: '0', borderTopWidth: '1px', bg: 'transparent' },
  // More specific than what hides it on wide screens, which Chakra writes after this.
  '& td [data-name]': {
    position: 'static',
    w: 'auto',
    h: 'auto',
    clipPath: 'none',
    fontWeight: '600',
  },
  '& li': { fontSize: '1rem' },
  '& li a': { display: 'inline-block', py: '3' },
} as const;

const Grid = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    overflowWrap: 'anywhere',
    // All as the page is written: titles alone have a direction of their own.
    '& :is(th, td, li, a)': { unicodeBidi: 'isolate' },
    '& th': { py: '2', fontSize: '0.875rem', fontWeight: '600', color: 'fg.muted' },
    '& td': {
      verticalAlign: 'top',
      h: '6.5rem',
      p: '1.5',
      borderWidth: '1px',
      borderColor: 'brand.emphasized',
      bg: 'white',
    },
    '& [data-blank]': { bg: 'transparent' },
    '& td[aria-current]': { bg: 'brand.subtle' },
    '& td:focus-visible': {
      outline: '3px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '-3px',
    },
    '& ul': { listStyle: 'none', display: 'grid', gap: '1' },
    '& li': { fontSize: '0.875rem', lineHeight: '1.35' },
    '& a': { color: 'brand.fg', _hover: { textDecoration: 'underline' } },
    '& [data-time]': { color: 'fg.muted' },
    '& tr': { breakInside: 'avoid' },
    // Safari 16 and Chrome 119 don't know whether there are scripts.
    '@media print, (min-width: 768px)': {
      '& [data-name]': {
        position: 'absolute',
        w: '1px',
        h: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
    '@media screen and (max-width: 767px)': asList,
    '@media screen and (scripting: none)': asList,
  },
});
