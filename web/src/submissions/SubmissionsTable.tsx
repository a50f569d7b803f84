import { Badge } from '@chakra-ui/react/badge';
import { chakra } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import { stateNames } from '@lamplight/content/submissionTexts';
import { memo } from 'react';
import type { Submission } from '../firebase/submissions.ts';
import { dayText } from './texts.ts';

/** A column: its header, and what stands in it. The first one opens the entry. */
export interface Column {
  label: string;
  text: (content: Record<string, unknown>) => string;
}

interface SubmissionsTableProps {
  caption: string;
  columns: readonly Column[];
  shown: Submission[];
  onOpen: (submission: Submission) => void;
}

const palettes = { new: 'orange', 'in-progress': 'blue', done: 'green', spam: 'gray' } as const;

/** Submissions as rows; those that nobody has read are bold. */
export const SubmissionsTable = ({ caption, columns, shown, onOpen }: SubmissionsTableProps) => (
  <Table.ScrollArea borderWidth="1px" borderRadius="xl" bg="white">
    <Table.Root aria-label={caption}>
      <Table.Header>
        <Table.Row>
          {['S.no.', ...columns.map(({ label }) => label), 'Date', 'State'].map((label) => (
            <Table.ColumnHeader key={label} scope="col">
              {label}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {shown.map((submission, index) => (
          <Row
            key={submission.id}
            number={index + 1}
            columns={columns}
            submission={submission}
            onOpen={onOpen}
          />
        ))}
      </Table.Body>
    </Table.Root>
  </Table.ScrollArea>
);

interface RowProps extends Pick<SubmissionsTableProps, 'columns' | 'onOpen'> {
  number: number;
  submission: Submission;
}

/** Rendered anew only when its submission has changed: there may be hundreds. */
const Row = memo(({ number, columns, submission, onOpen }: RowProps) => (
  <Table.Row
    fontWeight={submission.state === 'new' ? '700' : undefined}
    cursor="pointer"
    _hover={{ bg: 'brand.subtle' }}
    onClick={() => onOpen(submission)}
  >
    <Table.Cell>{number}</Table.Cell>
    {columns.map(({ label, text }, column) => (
      <Table.Cell key={label} maxW="22rem" truncate>
        {column === 0 ? (
          // The row reacts to the mouse, this button to keyboards.
          <OpenButton type="button">{text(submission.content)}</OpenButton>
        ) : (
          text(submission.content)
        )}
      </Table.Cell>
    ))}
    <Table.Cell whiteSpace="nowrap">{dayText(submission.createdAt)}</Table.Cell>
    <Table.Cell>
      <Badge colorPalette={palettes[submission.state]}>{stateNames[submission.state]}</Badge>
    </Table.Cell>
  </Table.Row>
));

const OpenButton = chakra('button', {
  base: {
    textAlign: 'start',
    cursor: 'pointer',
    color: 'brand.fg',
    _hover: { textDecoration: 'underline' },
  },
});
