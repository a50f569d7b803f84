import { chakra } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import { groupedBy } from '@lamplight/content/groupedBy';
import { staffPages } from '@lamplight/content/staffPages';
import { Link } from 'react-router-dom';
import { useNameOf } from '../../editing/page/useStaff.ts';
import type { ActivityEntry } from '../../firebase/reading/activity.ts';
import { nearDayText, timeText } from '../../ui/dateText.ts';
import { StaffTable } from '../../ui/StaffTable.tsx';
import { entryText, openedFor, pageOf, whoText } from './activityText.ts';

/** Actions under the days on which they were done. Each leads to its page, where it has one. */
export function ActivityTable({ entries }: { entries: readonly ActivityEntry[] }) {
  const days = groupedBy(entries, ({ at }) => at.toDateString());
  return (
    <StaffTable label={staffPages.activity.title}>
      {[...days].map(([day, ofDay]) => (
        <Table.Body key={day}>
          <Table.Row>
            <Table.ColumnHeader colSpan={3} scope="rowgroup" bg="bg.subtle">
              {nearDayText(new Date(day))}
            </Table.ColumnHeader>
          </Table.Row>
          {ofDay.map((each) => (
            <Row key={each.id} entry={each} />
          ))}
        </Table.Body>
      ))}
    </StaffTable>
  );
}

function Row({ entry }: { entry: ActivityEntry }) {
  const nameOf = useNameOf();
  const page = pageOf(entry);
  const text = entryText(entry);
  return (
    <Table.Row>
      <Table.Cell w="6rem" color="fg.muted">
        {timeText(entry.at)}
      </Table.Cell>
      <Table.Cell w={{ base: '30%', md: '14rem' }} fontWeight="600" overflowWrap="anywhere">
        {whoText(entry, nameOf)}
      </Table.Cell>
      <Table.Cell overflowWrap="anywhere">
        {page ? (
          <PageLink to={page} state={openedFor(entry)}>
            {text}
          </PageLink>
        ) : (
          text
        )}
      </Table.Cell>
    </Table.Row>
  );
}

const PageLink = chakra(Link, {
  base: { color: 'brand.fg', _hover: { textDecoration: 'underline' } },
});
