import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import type { EventDate, EventsContent } from '@lamplight/content/events/eventsContent';
import { calendarPath, eventsPath, isInCalendar } from '@lamplight/content/events/eventsListing';
import { useLoaderData } from 'react-router-dom';
import { EventDates } from '../../ui/EventDates.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { LinkRow, RowLink } from '../../ui/LinkRow.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { EmptyState, PageColumn, PageIntro } from '../../ui/PageParts.tsx';
import { ServedText } from '../../ui/ServedText.tsx';
import { Calendar } from './Calendar.tsx';
import { monthText } from './monthText.ts';

/** The page Events: dates to come by month, a month as a calendar, or the past events of a year. */
export function Component() {
  const content = useLoaderData<EventsContent>();
  const { say, language } = useTexts();
  const { listing, dates, years } = content;
  const { month, past, page } = listing;
  const name = past
    ? say('events.ofYear', { year: past })
    : month
      ? `${say('events.title')} · ${monthText(language, month)}`
      : say('events.title');
  const title = page > 1 ? `${name} · ${say('news.page', { number: page })}` : name;
  return (
    <PageColumn>
      <PageHead
        title={title}
        description=""
        path={eventsPath(listing)}
        isPart={Boolean(month || past) || page > 1}
      />
      <PageIntro title={title} />
      <Stack gap="6">
        <Views {...content} />
        {month ? <Calendar {...content} /> : <Months dates={dates} />}
        {!month && dates.length === 0 && (
          <EmptyState>{say(past ? 'events.nonePast' : 'events.none')}</EmptyState>
        )}
        {!month && !past && <Pages {...content} />}
        {past && <Years listing={listing} years={years} />}
        <RowLink href={calendarPath} type="text/calendar">
          {say('events.subscribe')}
        </RowLink>
      </Stack>
    </PageColumn>
  );
}

/** Leads from one view of the events to the others. */
function Views({ listing, dates, years, today }: EventsContent) {
  const { say } = useTexts();
  const { month, past } = listing;
  const current = (is: boolean) => (is ? 'page' : undefined);
  const [first] = dates;
  // A date that is still running may have begun long ago.
  const next = past || !first || first.begin < today ? today : first.begin;
  const opened = isInCalendar(next.slice(0, 7), today) ? next : today;
  const [lastYear] = years;
  return (
    <LinkRow aria-label={say('events.views')}>
      <RowLink href={eventsPath()} aria-current={current(!month && !past)}>
        {say('events.coming')}
      </RowLink>
      <RowLink
        href={eventsPath({ month: month || opened.slice(0, 7) })}
        aria-current={current(month !== '')}
      >
        {say('events.calendar')}
      </RowLink>
      {lastYear && (
        <RowLink href={eventsPath({ past: past || lastYear })} aria-current={current(past !== '')}>
          {say('events.past')}
        </RowLink>
      )}
    </LinkRow>
  );
}

const monthOf = ({ begin }: EventDate) => begin.slice(0, 7);

/** Dates under the names of their months. */
function Months({ dates }: { dates: readonly EventDate[] }) {
  const { language } = useTexts();
  const months = [...new Set(dates.map(monthOf))];
  return months.map((month) => (
    <section key={month}>
      <Heading as="h2" size="lg" mb="4">
        <ServedText of={[language, month]} text={() => monthText(language, month)} />
      </Heading>
      <EventDates dates={dates.filter((date) => monthOf(date) === month)} level="h3" />
    </section>
  ));
}

/** Leads to earlier and to later dates. */
function Pages({ listing: { page }, hasMore }: Pick<EventsContent, 'listing' | 'hasMore'>) {
  const { say } = useTexts();
  if (page === 1 && !hasMore) return null;
  return (
    <LinkRow aria-label={say('events.pages')}>
      {page > 1 && (
        <RowLink rel="prev" href={eventsPath({ page: page - 1 })}>
          {say('events.earlier')}
        </RowLink>
      )}
      {hasMore && (
        <RowLink rel="next" href={eventsPath({ page: page + 1 })}>
          {say('events.later')}
        </RowLink>
      )}
    </LinkRow>
  );
}

function Years({ listing, years }: Pick<EventsContent, 'listing' | 'years'>) {
  const { say } = useTexts();
  if (years.length < 2) return null;
  return (
    <LinkRow aria-label={say('news.years')}>
      {years.map((year) => (
        <RowLink
          key={year}
          href={eventsPath({ past: year })}
          aria-current={year === listing.past ? 'page' : undefined}
        >
          {year}
        </RowLink>
      ))}
    </LinkRow>
  );
}
