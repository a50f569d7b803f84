import { Box } from '@chakra-ui/react/box';
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
import { staffTexts } from '@lamplight/content/texts/staff';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { readSeen } from '../../api/metrics.ts';
import { serverNow } from '../../device/serverClock.ts';
import { StaffFrame } from '../../editing/page/StaffPage.tsx';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { backdrops } from '../../theme/backdrops.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';
import { CountTable, DayChart, numberText, shortDay } from './DayChart.tsx';

/** What visitors looked at, how well pages worked for them, and what went wrong, in the last 90 days. */
export function Visits() {
  const connection = useConnection();
  const [overview, setOverview] = useState<Overview | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    readSeen(connection).then(
      (read) => gone || setOverview(read),
      (error) => {
        console.info('The statistics could not be loaded:', error);
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [connection]);
  return (
    <StaffFrame title={staffPages.visits.title} backdrop={backdrops.mist}>
      {failed && <Unreachable message={staffTexts.visitsFailed} />}
      {!overview && !failed && <Loading />}
      {overview && <Shown {...overview} />}
    </StaffFrame>
  );
}

const dayMs = 86_400_000;

function Shown({ days, errors, missed }: Overview) {
  const all = allDays(days, serverNow());
  const chart = (group: Exclude<CountGroup, Vital>) =>
    all.map(({ day, counts }) => ({ day, count: totalOf(counts, group) }));
  return (
    <Stack gap="5" maxW="60rem" mx="auto">
      <Text>{staffTexts.visitsCounted}</Text>
      <DayChart title="Pages seen" days={chart('pages')}>
        <Pages counts={sumOf(all.map(({ counts }) => counts))} />
      </DayChart>
      <Loads counts={sumOf(all.slice(-28).map(({ counts }) => counts))} />
      <DayChart title="Errors in browsers" days={chart('errors')}>
        {errors.length > 0 && (
          <>
            <Text mt="3">{staffTexts.errorsMet}</Text>
            <CountTable
              caption="Which errors"
              columns={['What, and where', 'Times', 'Last']}
              rows={errors.map(({ message, at, count, lastDay }) => [
                `${message} (${at})`,
                numberText(count),
                shortDay(lastDay),
              ])}
            />
          </>
        )}
      </DayChart>
      <DayChart title="Pages not found" days={chart('missed')}>
        {missed.length > 0 && (
          <>
            <Text mt="3">{staffTexts.missedMet}</Text>
            <CountTable
              caption="Which addresses"
              columns={['Address', 'Times', 'Last', 'What to do']}
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
      <DayChart title="Server errors" days={chart('failures')} />
      <DayChart title="Forms sent" days={chart('forms')} />
      <DayChart title="Mails that could not be sent" days={chart('mails')} />
    </Stack>
  );
}

/** Leads to where an address can be led elsewhere. */
const MakeRedirect = ({ from }: { from: string }) => (
  <StaffLink to={`${sitePages.redirects.editor.path}?${new URLSearchParams({ from })}`}>
    Make a redirect
    <VisuallyHidden> from {from}</VisuallyHidden>
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
  const seen = publicPages
    .map(([name, { title }]) => ({ title, count: counts.pages?.[name] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  if (seen.length === 0) return null;
  const rows = seen.map(({ title, count }) => [title, numberText(count)]);
  return <CountTable caption="By page" columns={['Page', 'How often']} rows={rows} />;
}

const vitalTexts: Record<Vital, { name: string; text: (value: number) => string }> = {
  LCP: { name: 'Until the largest part is there', text: (value) => `${value / 1_000} s` },
  INP: { name: 'Response to input (INP)', text: (value) => `${value} ms` },
  CLS: { name: 'How far things move by themselves', text: String },
};

/** How well pages worked for three of four visitors, in words. */
function Loads({ counts }: { counts: Counts }) {
  const rows = vitalNames.map((vital) => {
    const { name, text } = vitalTexts[vital];
    const value = vitalOf(counts, vital);
    if (value === undefined) return [name, 'Not known yet', ''];
    const { good, poor, limits } = vitals[vital];
    const judged = value <= good ? 'Good' : value <= poor ? 'Needs work' : 'Poor';
    const most = Number.isFinite(value)
      ? `at most ${text(value)}`
      : `more than ${text(limits.at(-1) ?? 0)}`;
    return [name, most, judged];
  });
  return (
    <Box
      as="section"
      aria-label="How pages load"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      p="5"
    >
      <Heading as="h2" size="md">
        How pages load
      </Heading>
      <Text>For three of four visits in the last 28 days</Text>
      <CountTable caption="How pages load" columns={['Metric', 'Value', 'Rating']} rows={rows} />
    </Box>
  );
}
