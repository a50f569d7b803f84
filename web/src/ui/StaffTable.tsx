import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import type { ReactNode } from 'react';
import { card } from './StaffCard.tsx';

interface StaffTableProps {
  label: string;
  role?: 'table';
  /** The differences of this one. */
  look?: SystemStyleObject;
  children: ReactNode;
}

const usual: SystemStyleObject = {
  '& td, & th': { whiteSpace: 'normal', px: { base: '4', md: '5' } },
  '& tbody:last-child tr:last-child td': { borderBottomWidth: '0' },
};

/** A table that is a card; where it has no room, it can be scrolled. Its look can depend on the card's width. */
export const StaffTable = ({ label, role, look = {}, children }: StaffTableProps) => (
  <Table.ScrollArea {...card} css={{ containerType: 'inline-size' }}>
    <Table.Root aria-label={label} role={role} css={[usual, look]}>
      {children}
    </Table.Root>
  </Table.ScrollArea>
);
