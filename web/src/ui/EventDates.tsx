import { chakra } from '@chakra-ui/react/styled-system';
import { dateFormat } from '@lamplight/content/dateFormat';
import type { EventDate } from '@lamplight/content/events/eventsContent';
import { hasTime, wallOf } from '@lamplight/content/events/localTimes';
import type { PlainKey } from '@lamplight/content/texts/visitor/keys';
import { useTexts } from './i18n/texts.ts';
import { rangeText } from './rangeText.ts';
import { ServedText } from './ServedText.tsx';
import { SiteLink } from './SiteLink.tsx';
import { zoneName } from './zoneName.ts';

interface EventDatesProps {
  dates: readonly EventDate[];
  /** The level of their titles. */
  level: 'h2' | 'h3';
}

/** Dates of events as rows, each with a link to its event. */
export const EventDates = ({ dates, level }: EventDatesProps) => (
  <Rows>
    {dates.map((date) => (
      <EventRow key={`${date._id} ${date.begin}`} date={date} level={level} />
    ))}
  </Rows>
);

function EventRow({ date, level }: { date: EventDate; level: 'h2' | 'h3' }) {
  const { language, say } = useTexts();
  const { path, title, begin, end, beginsAt, timeZone, place, note, status } = date;
  const of = [language, begin, end, timeZone];
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone: 'UTC' }).format(wallOf(begin));
  const timeText = () => {
    if (!hasTime(begin) && begin === end) return say('events.allDay');
    const range = rangeText(language, begin, end, true);
    const isElsewhere = hasTime(begin) && timeZone !== '';
    return isElsewhere ? `${range} ${zoneName(language, beginsAt, timeZone)}`.trim() : range;
  };
  const Title = chakra[level];
  return (
    <Row>
      <Tile aria-hidden>
        <ServedText of={of} text={() => part({ weekday: 'short' })} />
        <b>{Number(begin.slice(8, 10))}</b>
        <ServedText of={of} text={() => part({ month: 'short' })} />
      </Tile>
      <div>
        <Title fontSize="1.1875rem" fontWeight="600" lineHeight="1.3" unicodeBidi="isolate">
          <SiteLink href={path}>
            <bdi>{title || say('events.title')}</bdi>
          </SiteLink>
        </Title>
        <Facts>
          <EventState status={status} />
          <span>
            <chakra.span srOnly>
              <ServedText of={of} text={() => `${part({ dateStyle: 'full' })}, `} />
            </chakra.span>
            <ServedText as="time" dateTime={begin} of={of} text={timeText} />
          </span>
          {place && <bdi>{place}</bdi>}
        </Facts>
        {note && <Note>{note}</Note>}
      </div>
    </Row>
  );
}

const states: Partial<Record<EventDate['status'], PlainKey>> = {
  cancelled: 'events.cancelled',
  postponed: 'events.postponed',
  soldOut: 'events.soldOut',
};

/** Says that a date isn't as planned; nothing where it is. */
export function EventState({ status }: Pick<EventDate, 'status'>) {
  const { say } = useTexts();
  const state = states[status];
  return state ? <State>{say(state)}</State> : null;
}

const Rows = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
    gap: '3',
  },
});

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '4.25rem minmax(0, 1fr)',
    alignItems: 'center',
    alignContent: 'start',
    gap: { base: '4', md: '6' },
    p: { base: '3', md: '4' },
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'brand.emphasized',
    borderRadius: 'xl',
    breakInside: 'avoid',
    overflowWrap: 'anywhere',
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
    '& a:hover': { textDecoration: 'underline' },
    '&:has(a:hover)': { borderColor: 'brand.solid' },
    '&:has(a:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
    '& a:focus-visible': { outline: 'none' },
  },
});

const Tile = chakra('div', {
  base: {
    alignSelf: 'start',
    display: 'grid',
    justifyItems: 'center',
    py: '2',
    borderRadius: 'md',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontSize: '0.8125rem',
    lineHeight: '1.25',
    '& b': { fontFamily: 'heading', fontSize: '1.625rem', lineHeight: '1.1' },
  },
});

const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    rowGap: '0.5',
    mt: '1',
    color: 'fg.muted',
  },
});

const Note = chakra('p', { base: { mt: '1', fontSize: '0.9375rem' } });

const State = chakra('b', {
  base: {
    display: 'inline-block',
    px: '2',
    borderRadius: 'full',
    bg: 'lamp.100',
    color: 'fg',
    fontSize: '0.875rem',
    fontWeight: '600',
    _print: { px: '0' },
  },
});
