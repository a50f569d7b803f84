import { chakra } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import { staffPages } from '@lamplight/content/staffPages';
import { Link } from 'react-router-dom';
import { useNameOf } from '../../editing/page/useStaff.ts';
import type { Done } from '../../firebase/reading/activity.ts';
import { nearDayText, timeText } from '../../ui/dateText.ts';
import { StaffTable } from '../../ui/StaffTable.tsx';
import { doneText, openedFor, pageOf, whoText } from './doneTexts.ts';

/** Actions under the days on which they were done. Each leads to its page, where it has one. */
export function ActivityTable({ done }: { done: readonly Done[] }) {
  const days = Map.groupBy(done, ({ at }) => at.toDateString());
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
            <Row key={each.id} done={each} />
          ))}
        </Table.Body>
      ))}
    </StaffTable>
  );
}

function Row({ done }: { done: Done }) {
  const nameOf = useNameOf();
  const page = pageOf(done);
  const text = doneText(done);
  return (
    <Table.Row>
      <Table.Cell w="6rem" color="fg.muted">
        {timeText(done.at)}
      </Table.Cell>
      <Table.Cell w={{ base: '30%', md: '14rem' }} fontWeight="600" overflowWrap="anywhere">
        {whoText(done, nameOf)}
      </Table.Cell>
      <Table.Cell overflowWrap="anywhere">
        {page ? (
          <PageLink to={page} state={openedFor(done)}>
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
