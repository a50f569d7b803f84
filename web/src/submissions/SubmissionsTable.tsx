import { Badge } from '@chakra-ui/react/badge';
import { chakra } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { stateNames } from '@lamplight/content/submissionTexts';
import { memo } from 'react';
import type { Submission } from '../firebase/submissions.ts';
import { dayText, wordsOf } from './texts.ts';

interface SubmissionsTableProps {
  name: SubmissionName;
  caption: string;
  shown: Submission[];
  onOpen: (submission: Submission) => void;
}

const palettes = { new: 'orange', 'in-progress': 'blue', done: 'green', spam: 'gray' } as const;

/** Submissions as rows; those that nobody has read are bold. */
export const SubmissionsTable = ({ name, caption, shown, onOpen }: SubmissionsTableProps) => (
  <Table.ScrollArea borderWidth="1px" borderRadius="xl" bg="white">
    <Table.Root aria-label={caption}>
      <Table.Header>
        <Table.Row>
          {['S.no.', ...columnsOf(name).map(([, label]) => label), 'Date', 'State'].map((label) => (
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
            name={name}
            submission={submission}
            onOpen={onOpen}
          />
        ))}
      </Table.Body>
    </Table.Root>
  </Table.ScrollArea>
);

/** The key and the label of each column. */
const columnsOf = (name: SubmissionName): (readonly [string, string])[] => {
  const { columns, fields } = submissionKinds[name];
  return columns.map((key) => [key, fields[key]?.label ?? key] as const);
};

interface RowProps extends Pick<SubmissionsTableProps, 'name' | 'onOpen'> {
  number: number;
  submission: Submission;
}

/** Rendered anew only when its submission has changed: there may be hundreds. */
const Row = memo(({ number, name, submission, onOpen }: RowProps) => (
  <Table.Row
    fontWeight={submission.state === 'new' ? '700' : undefined}
    cursor="pointer"
    _hover={{ bg: 'brand.subtle' }}
    onClick={() => onOpen(submission)}
  >
    <Table.Cell>{number}</Table.Cell>
    {columnsOf(name).map(([key], column) => (
      <Table.Cell key={key} maxW="22rem" truncate>
        {column === 0 ? (
          // The row reacts to the mouse, this button to keyboards.
          <OpenButton type="button">{wordsOf(submission.content[key]) || 'Anonymous'}</OpenButton>
        ) : (
          wordsOf(submission.content[key])
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
