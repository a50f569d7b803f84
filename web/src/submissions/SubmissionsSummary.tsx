import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { inboxTexts } from '@lamplight/content/texts/staffArea/inbox';
import { retentionText } from '@lamplight/content/texts/submissions';
import { useEffect, useState } from 'react';
import { type MonthCount, readSummary, type SubmissionSummary } from '../api/submissions.ts';
import { useConnection } from '../firebase/connection/useConnection.ts';
import { dayText } from '../ui/dateText.ts';
import { card } from '../ui/StaffCard.tsx';

const monthText = (month: string, style: 'short' | 'long') =>
  dayText(new Date(`${month}-01T00:00`), {
    day: undefined,
    month: style,
    ...(style === 'short' && { year: undefined }),
  });

interface SubmissionsSummaryProps {
  name: SubmissionName;
  /** Whether it is asked for: the store has to count, and the table comes first. */
  wanted: boolean;
}

/** How long submissions are kept, and how many there were; nothing as long as that is not known. */
export function SubmissionsSummary({ name, wanted }: SubmissionsSummaryProps) {
  const connection = useConnection();
  const [summary, setSummary] = useState<SubmissionSummary | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    readSummary(connection, name).then(
      (read) => gone || setSummary(read),
      (error) => console.info('The months could not be counted:', error),
    );
    return () => {
      gone = true;
    };
  }, [connection, name, wanted]);

  if (!summary) return null;
  return (
    <>
      {summary.retentionDays > 0 && <Text>{retentionText(summary.retentionDays)}</Text>}
      <Chart title={inboxTexts.perMonth} months={summary.months} />
    </>
  );
}

/** How many submissions there were in each of the last months, as columns that can be read too. */
function Chart({ title, months }: { title: string; months: MonthCount[] }) {
  const max = Math.max(...months.map(({ count }) => count));
  if (max === 0) return null;
  return (
    <Box as="figure" {...card} p={{ base: '5', md: '6' }}>
      <Heading as="h3" size="md" mb="4">
        {title}
      </Heading>
      <Columns>
        {months.map(({ month, count }) => (
          <li key={month} aria-label={inboxTexts.monthCount(monthText(month, 'long'), count)}>
            <span aria-hidden>{count > 0 && count.toLocaleString('en')}</span>
            <Bar aria-hidden style={{ height: `${(count / max) * 6}rem` }} />
            <span aria-hidden>{monthText(month, 'short')}</span>
          </li>
        ))}
      </Columns>
    </Box>
  );
}

const Columns = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '2',
    '& > li': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: '1',
      fontSize: 'xs',
      color: 'fg.muted',
    },
    // Side by side, the names of all months take more room than a phone has.
    '& > li:nth-of-type(odd) > :last-child': { visibility: { mdDown: 'hidden' } },
  },
});

const Bar = chakra('span', {
  base: {
    w: 'full',
    minH: '2px',
    maxW: '3rem',
    bg: 'sign',
    borderTopRadius: 'sm',
    _highContrast: { bg: 'CanvasText' },
  },
});
