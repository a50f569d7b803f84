import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ListedEvent } from '@lamplight/content/events/eventQueries';
import type { EventContent } from '@lamplight/content/events/eventsContent';
import type { Occurrence } from '@lamplight/content/events/occurrences';
import { parseRule } from '@lamplight/content/events/recurrenceRule';
import { repeatText } from '@lamplight/content/events/repeatText';
import { paths } from '@lamplight/content/pagePaths';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button.tsx';
import { EventState } from '../../ui/EventDates.tsx';
import { EventTime } from '../../ui/EventTime.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { RowLink } from '../../ui/LinkRow.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { introText, PageColumn, Prose, Split, widthInSplit } from '../../ui/PageParts.tsx';
import { altIn, Picture } from '../../ui/Picture.tsx';
import { ServedText } from '../../ui/ServedText.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';

/** An event at its own address. */
export function Component() {
  const { event, path, dates, shown } = useLoaderData<EventContent>();
  const { say } = useTexts();
  const { title, description, image, imageAlts, signUp } = event;
  const isOver = dates.length === 0;
  const takesPlace = !isOver && shown && !shown.isCancelled;
  const others = dates.filter(({ original }) => original !== shown?.original);
  return (
    <PageColumn>
      <PageHead
        title={title || say('events.title')}
        description={description}
        picture={image}
        path={path}
        isPart
      />
      <link rel="alternate" type="text/calendar" title={title} href={`${path}.ics`} />
      <RowLink href={paths.events} mb="4">
        {say('events.all')}
      </RowLink>
      <article>
        <Heading as="h1" size="2xl" mb={{ base: '6', md: '8' }}>
          {title || say('events.title')}
        </Heading>
        <Split>
          <div>
            <EventFacts event={event} shown={shown} isOver={isOver} />
            <Prose {...introText} mt="6">
              {description}
            </Prose>
            {signUp && takesPlace && event.status === 'planned' && (
              <ButtonLink href={signUp} size="lg" mt="8">
                {say('events.signUp')}
              </ButtonLink>
            )}
            {takesPlace && <AddToCalendar event={event} path={path} next={shown} />}
          </div>
          {image && (
            <Picture
              src={image}
              alt={altIn(imageAlts)(image)}
              ratio={3 / 2}
              first
              sizes={widthInSplit}
              borderRadius="2xl"
            />
          )}
        </Split>
        {others.length > 0 && <NextDates event={event} dates={others} />}
      </article>
    </PageColumn>
  );
}

interface EventFactsProps {
  event: ListedEvent;
  shown: Occurrence | null;
  isOver: boolean;
}

/** When and where an event is, and what there is to know of coming to it. */
function EventFacts({ event, shown, isOver }: EventFactsProps) {
  const { say, language } = useTexts();
  const { timeZone, repeats, price, organiser, status } = event;
  const isCancelled = shown?.isCancelled ?? status === 'cancelled';
  return (
    <Facts>
      {(isCancelled || status !== 'planned') && (
        <p>
          <EventState status={isCancelled ? 'cancelled' : status} />
        </p>
      )}
      {isOver && <p>{say('events.over')}</p>}
      {shown && (
        <Fact name={say('programmes.when')}>
          <EventTime {...shown} timeZone={timeZone} />
          {parseRule(repeats) && (
            <Sentence>
              <ServedText
                of={[language, repeats, timeZone]}
                text={() => repeatText(repeats, language, timeZone)}
              />
            </Sentence>
          )}
          {shown.note && (
            <span>
              <bdi>{shown.note}</bdi>
            </span>
          )}
        </Fact>
      )}
      <Where {...{ event, shown, isOver }} />
      {price && (
        <Fact name={say('programmes.cost')}>
          <bdi>{price}</bdi>
        </Fact>
      )}
      {organiser && (
        <Fact name={say('events.organiser')}>
          <bdi>{organiser}</bdi>
        </Fact>
      )}
    </Facts>
  );
}

/** The place of an event, or of its date where that is elsewhere, and how to join online. */
function Where({ event: { place }, shown, isOver }: EventFactsProps) {
  const { say } = useTexts();
  const { name, address, map } = shown?.place ? { ...place, ...elsewhere(shown.place) } : place;
  if (!name && !address && !place.online) return null;
  return (
    <Fact name={say('programmes.where')}>
      {name && <bdi>{name}</bdi>}
      {address && <bdi>{address}</bdi>}
      {map && (
        <div>
          <FactLink href={map}>{say('contact.showOnMap')}</FactLink>
        </div>
      )}
      {place.online && <Online link={isOver ? '' : place.link} />}
    </Fact>
  );
}

const elsewhere = (name: string) => ({ name, address: '', map: '' });

function Online({ link }: { link: string }) {
  const { say } = useTexts();
  if (!link) return <span>{say('events.online')}</span>;
  return (
    <div>
      <FactLink href={link}>{say('events.joinOnline')}</FactLink>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <dl>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </dl>
);

/** The dates to come of an event that repeats. */
function NextDates({ event, dates }: Pick<EventContent, 'event' | 'dates'>) {
  const { say } = useTexts();
  return (
    <section>
      <Heading as="h2" size="lg" mt="10" mb="3">
        {say('events.nextDates')}
      </Heading>
      <Dates>
        {dates.map((date) => (
          <li key={date.original}>
            <EventTime {...date} timeZone={event.timeZone} plain />{' '}
            {date.isCancelled && <EventState status="cancelled" />}
            {[date.place, date.note].filter(Boolean).map((text) => (
              <chakra.span key={text} display="block" color="fg.muted">
                <bdi>{text}</bdi>
              </chakra.span>
            ))}
          </li>
        ))}
      </Dates>
    </section>
  );
}

const Facts = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& dt': { fontSize: '0.9375rem', color: 'fg.muted' },
    '& dd': { display: 'grid', justifyItems: 'start' },
    '& dd > :is(time, bdi)': { fontWeight: '600' },
  },
});

const Sentence = chakra('span', { base: { _firstLetter: { textTransform: 'uppercase' } } });

const FactLink = chakra(SiteLink, {
  base: {
    display: 'inline-block',
    py: '2.5',
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

const Dates = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
    columnGap: '8',
    rowGap: '2.5',
    overflowWrap: 'anywhere',
  },
});
