import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import { statisticsTexts } from '@lamplight/content/texts/staffArea/statistics';
import type { ReactNode } from 'react';
import { Collapsible } from '../../ui/Collapsible.tsx';
import { dayText } from '../../ui/dateText.ts';
import { StaffCard } from '../../ui/StaffCard.tsx';

/** How often something happened on a day such as `2026-11-21`. */
interface DayCount {
  day: string;
  count: number;
}

export const numberText = (count: number) => count.toLocaleString('en');

/** A day such as `2026-11-21` as `21 Nov`. */
export const shortDay = (day: string) =>
  dayText(new Date(day), { year: undefined, timeZone: 'UTC' });

interface DayChartProps {
  title: string;
  days: readonly DayCount[];
  /** What else there is to say of it. */
  children?: ReactNode;
}

/** How often something happened each day, as columns; the same as a table for anyone who wants the numbers. */
export function DayChart({ title, days, children }: DayChartProps) {
  const all = days.reduce((sum, { count }) => sum + count, 0);
  const max = Math.max(...days.map(({ count }) => count));
  const [first = '', last = ''] = [days[0], days.at(-1)].map((each) => shortDay(each?.day ?? ''));
  const some = days.filter(({ count }) => count > 0);
  return (
    <StaffCard
      title={title}
      aside={
        <Text color="fg.muted">
          {statisticsTexts.inDays(numberText(all), days.length)}
          {all > 0 && statisticsTexts.atMostADay(numberText(max))}
        </Text>
      }
    >
      {all > 0 && (
        <>
          <Columns
            viewBox={`0 0 ${days.length * 10} 100`}
            preserveAspectRatio="none"
            role="img"
            aria-label={statisticsTexts.chart(title, first, last)}
          >
            {days.map(({ day, count }, index) => {
              const height = count > 0 ? Math.max(2, (count / max) * 100) : 0.5;
              return (
                <rect key={day} x={index * 10 + 1} width="8" y={100 - height} height={height} />
              );
            })}
          </Columns>
          <HStack aria-hidden justifyContent="space-between" color="fg.muted" fontSize="xs" mt="1">
            <span>{first}</span>
            <span>{last}</span>
          </HStack>
          <Collapsible mt="3">
            <summary>{statisticsTexts.asTable}</summary>
            <CountTable
              caption={title}
              columns={[statisticsTexts.day, statisticsTexts.howMany]}
              rows={some.toReversed().map(({ day, count }) => [shortDay(day), numberText(count)])}
            />
          </Collapsible>
        </>
      )}
      {children}
    </StaffCard>
  );
}

const Columns = chakra('svg', {
  base: {
    display: 'block',
    w: 'full',
    h: '6rem',
    fill: 'sign',
    _highContrast: { fill: 'CanvasText' },
  },
});

interface CountTableProps {
  caption: string;
  columns: readonly string[];
  /** The cells of each row; no first ones are the same, from the second on they are short. */
  rows: readonly (readonly ReactNode[])[];
}

/** Numbers in rows, which break rather than leave a phone's screen. */
export const CountTable = ({ caption, columns, rows }: CountTableProps) => (
  <Table.Root aria-label={caption} size="sm" mt="3">
    <Table.Header>
      <Table.Row>
        {columns.map((column) => (
          <Table.ColumnHeader key={column} scope="col" px="1">
            {column}
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {rows.map((cells) => (
        <Table.Row key={String(cells[0])}>
          {cells.map((cell, column) => (
            <Table.Cell
              key={columns[column]}
              px="1"
              overflowWrap="anywhere"
              whiteSpace={column > 0 ? 'nowrap' : undefined}
            >
              {cell}
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);
