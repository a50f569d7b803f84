import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import {
  type CountGroup,
  type Counts,
  countedDays,
  dayOf,
  isWhole,
  type Overview,
  sumOf,
  totalOf,
  type Vital,
  vitalNames,
  vitalOf,
  vitals,
} from '@lamplight/content/metrics';
import { publicPages, sitePages } from '@lamplight/content/sitePages';
import { staffPages } from '@lamplight/content/staffPages';
import { statisticsTexts } from '@lamplight/content/texts/staffArea/statistics';
import { Link } from 'react-router-dom';
import { readSeen } from '../../api/metrics.ts';
import { serverNow } from '../../device/serverClock.ts';
import { StaffFrame } from '../../editing/page/StaffPage.tsx';
import { useRead } from '../../editing/page/useRead.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { useOwnPages } from '../../firebase/live/ownPages.ts';
import { backdrops } from '../../theme/backdrops.ts';
import { LoadingLines } from '../../ui/LoadingLines.tsx';
import { StaffCard } from '../../ui/StaffCard.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';
import { CountTable, DayChart, numberText, shortDay } from './DayChart.tsx';

/** What visitors looked at, how well pages worked for them, and what went wrong, in the last 90 days. */
export function Visits() {
  const connection = useConnection();
  const [seen] = useRead(() => readSeen(connection), [connection]);
  return (
    <StaffFrame title={staffPages.visits.title} backdrop={backdrops.mist} width="list" alone>
      {seen.state === 'failed' && <Unreachable message={statisticsTexts.failed} />}
      {seen.state === 'loading' && <LoadingLines lines={6} />}
      {seen.state === 'loaded' && <Shown {...seen.value} />}
    </StaffFrame>
  );
}

const dayMs = 86_400_000;

function Shown({ days, errors, missed }: Overview) {
  const all = allDays(days, serverNow());
  const chart = (group: Exclude<CountGroup, Vital>) =>
    all.map(({ day, counts }) => ({ day, count: totalOf(counts, group) }));
  return (
    <Stack gap="5">
      <Text color="fg.muted">{statisticsTexts.explanation}</Text>
      <DayChart title={statisticsTexts.pageViews} days={chart('pages')}>
        <Pages counts={sumOf(all.map(({ counts }) => counts))} />
      </DayChart>
      <DayChart title={statisticsTexts.formsSent} days={chart('forms')} />
      <DayChart title={statisticsTexts.missed} days={chart('missed')}>
        {missed.length > 0 && (
          <>
            <Text mt="3">{statisticsTexts.missedExplanation}</Text>
            <CountTable
              caption={statisticsTexts.missedAddresses}
              columns={[
                statisticsTexts.address,
                statisticsTexts.times,
                statisticsTexts.last,
                statisticsTexts.toDo,
              ]}
              rows={missed.map(({ path, count, lastDay }) => [
                path,
                numberText(count),
                shortDay(lastDay),
                isWhole(path) && <MakeRedirect key={path} from={path} />,
              ])}
            />
          </>
        )}
      </DayChart>
      <Heading as="h2" size="lg" mt="5">
        {statisticsTexts.technical}
      </Heading>
      <Loads counts={sumOf(all.slice(-28).map(({ counts }) => counts))} />
      <DayChart title={statisticsTexts.browserErrors} days={chart('errors')}>
        {errors.length > 0 && (
          <>
            <Text mt="3">{statisticsTexts.errorsExplanation}</Text>
            <CountTable
              caption={statisticsTexts.errors}
              columns={[statisticsTexts.errorAndPlace, statisticsTexts.times, statisticsTexts.last]}
              rows={errors.map(({ message, at, count, lastDay }) => [
                statisticsTexts.errorAt(message, at),
                numberText(count),
                shortDay(lastDay),
              ])}
            />
          </>
        )}
      </DayChart>
      <DayChart title={statisticsTexts.serverErrors} days={chart('failures')} />
      <DayChart title={statisticsTexts.emailsNotSent} days={chart('mails')} />
    </Stack>
  );
}

/** Leads to where an address can be led elsewhere. */
const MakeRedirect = ({ from }: { from: string }) => (
  <StaffLink to={`${sitePages.redirects.editor.path}?${new URLSearchParams({ from })}`}>
    {statisticsTexts.makeRedirect}
    <VisuallyHidden>{statisticsTexts.redirectFrom(from)}</VisuallyHidden>
  </StaffLink>
);

const StaffLink = chakra(Link, { base: { color: 'brand.fg', textDecoration: 'underline' } });

/** Each of the last days, also those on which nothing was counted. */
function allDays(days: Overview['days'], now: number) {
  const known = new Map(days.map(({ day, counts }) => [day, counts]));
  return Array.from({ length: countedDays }, (_, index) => {
    const day = dayOf(now - (countedDays - 1 - index) * dayMs);
    return { day, counts: known.get(day) ?? {} };
  });
}

/** How often each page was seen, the most frequent first. */
function Pages({ counts }: { counts: Counts }) {
  const own = useOwnPages();
  const titleOf = (name: string) =>
    publicPages.find(([each]) => each === name)?.[1].title ??
    own.find(({ address }) => address === name)?.title ??
    name;
  const seen = Object.entries(counts.pages ?? {})
    .map(([name, count]) => ({ title: titleOf(name), count }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  if (seen.length === 0) return null;
  const rows = seen.map(({ title, count }) => [title, numberText(count)]);
  return (
    <CountTable
      caption={statisticsTexts.byPage}
      columns={[statisticsTexts.page, statisticsTexts.howOften]}
      rows={rows}
    />
  );
}

const vitalTexts: Record<Vital, { name: string; text: (value: number) => string }> = {
  LCP: { name: statisticsTexts.largestPart, text: (value) => statisticsTexts.seconds(value) },
  INP: { name: statisticsTexts.response, text: (value) => statisticsTexts.milliseconds(value) },
  CLS: { name: statisticsTexts.layoutShift, text: String },
};

/** How well pages worked for three of four visitors, in words. */
function Loads({ counts }: { counts: Counts }) {
  const rows = vitalNames.map((vital) => {
    const { name, text } = vitalTexts[vital];
    const value = vitalOf(counts, vital);
    if (value === undefined) return [name, statisticsTexts.unknown, ''];
    const { good, poor, limits } = vitals[vital];
    const judged =
      value <= good
        ? statisticsTexts.good
        : value <= poor
          ? statisticsTexts.needsWork
          : statisticsTexts.poor;
    const max = Number.isFinite(value)
      ? statisticsTexts.atMost(text(value))
      : statisticsTexts.moreThan(text(limits.at(-1) ?? 0));
    return [name, max, judged];
  });
  return (
    <StaffCard title={statisticsTexts.pageSpeed}>
      <Text>{statisticsTexts.pageSpeedHint}</Text>
      <CountTable
        caption={statisticsTexts.pageSpeed}
        columns={[statisticsTexts.metric, statisticsTexts.value, statisticsTexts.rating]}
        rows={rows}
      />
    </StaffCard>
  );
}
