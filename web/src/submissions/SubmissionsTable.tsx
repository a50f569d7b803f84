import { Badge } from '@chakra-ui/react/badge';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { inboxTexts } from '@lamplight/content/texts/staffArea/inbox';
import { metadataLabels, stateNames } from '@lamplight/content/texts/submissions';
import { memo, type ReactNode } from 'react';
import type { Submission } from '../firebase/submissions.ts';
import { dayText } from '../ui/dateText.ts';
import { card } from '../ui/StaffCard.tsx';
import { wordsOf } from './texts.ts';

interface SubmissionsTableProps {
  name: SubmissionName;
  caption: string;
  shown: Submission[];
  onOpen: (submission: Submission) => void;
  /** The ids of those that are chosen, and what chooses some; without these, none can be chosen. */
  chosen: ReadonlySet<string>;
  onChoose?: ((ids: readonly string[], is: boolean) => void) | undefined;
}

const palettes = { new: 'orange', 'in-progress': 'blue', done: 'green', spam: 'gray' } as const;

/** The widths of columns whose text must not be cut, in rem. */
const widths: Record<string, string> = { email: '12rem', phone: '8.5rem' };

/**
 * A row is a card if there is no room for columns: each needs some 9 rem. Roles are explicit, since browsers expose
 * only what is laid out as a table as one.
 * @param columns how many there are besides number, date and state
 */
const cardsWithoutRoom = (columns: number) => ({
  containerType: 'inline-size',
  '& table': { tableLayout: 'fixed' },
  '& th, & td': { px: '2' },
  '& th:first-of-type': { w: '5rem' },
  '& th:nth-last-of-type(-n + 2)': { w: '7rem' },
  '& [data-in-cards]': { display: 'none' },
  [`@container (max-width: ${14 + 9 * columns}rem)`]: {
    '& table, & tbody': { display: 'block' },
    '& thead th:not(:first-of-type), & [data-in-table]': { srOnly: true },
    '& [data-in-cards]': { display: 'inline' },
    '& thead, & thead tr, & thead th': { display: 'block', border: 'none' },
    '& th:first-of-type': { w: 'auto' },
    '& tbody tr': { display: 'block', borderTopWidth: '1px', py: '3' },
    '& td': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      maxW: 'none',
      py: '1',
      border: 'none',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      _empty: { display: 'none' },
    },
    '@container (min-width: 36rem)': {
      '& tbody tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '& td:first-of-type': { gridColumn: '1 / -1' },
    },
    // The column's heading; the empty alternative keeps screen readers from repeating the header.
    '& td[data-label]::before': {
      content: 'attr(data-label) / ""',
      flex: '0 0 5.5rem',
      color: 'fg.muted',
      fontWeight: '400',
    },
  },
});

/** Submissions as rows; those that nobody has read are bold. */
export function SubmissionsTable(props: SubmissionsTableProps) {
  const { name, caption, shown, onOpen, chosen, onChoose } = props;
  const ids = shown.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <Table.ScrollArea {...card} css={cardsWithoutRoom(columnsOf(name).length)}>
      <Table.Root aria-label={caption} role="table">
        <Table.Header role="rowgroup">
          <Table.Row role="row">
            <ColumnHeader>
              <Chooser
                label={inboxTexts.selectAllShown}
                checked={count === ids.length || (count > 0 && 'indeterminate')}
                onChoose={onChoose && ((is) => onChoose(ids, is))}
              >
                <span data-in-table>{inboxTexts.number}</span>
                {onChoose && (
                  <span data-in-cards aria-hidden>
                    {inboxTexts.selectAll}
                  </span>
                )}
              </Chooser>
            </ColumnHeader>
            {columnsOf(name).map(([key, label]) => (
              <ColumnHeader key={key} w={widths[key]}>
                {label}
              </ColumnHeader>
            ))}
            <ColumnHeader>{inboxTexts.date}</ColumnHeader>
            <ColumnHeader>{metadataLabels.state}</ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup">
          {shown.map((submission, index) => (
            <Row
              key={submission.id}
              number={index + 1}
              name={name}
              submission={submission}
              onOpen={onOpen}
              isChosen={chosen.has(submission.id)}
              onChoose={onChoose}
            />
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

const ColumnHeader = chakra(Table.ColumnHeader, {}, { defaultProps: { role: 'columnheader' } });
const Cell = chakra(Table.Cell, {}, { defaultProps: { role: 'cell' } });

/** The key and the label of each column. */
const columnsOf = (name: SubmissionName): (readonly [string, string])[] => {
  const { columns, fields } = submissionKinds[name];
  return columns.map((key) => [key, fields[key]?.label ?? key] as const);
};

interface ChooserProps {
  /** The choice. */
  label: string;
  checked: boolean | 'indeterminate';
  onChoose: ((is: boolean) => void) | undefined;
  children: ReactNode;
}

/** A box to tick next to what is there anyway. */
const Chooser = ({ label, checked, onChoose, children }: ChooserProps) => (
  // The row opens when it is clicked.
  <HStack onClick={(event) => event.stopPropagation()}>
    {onChoose && (
      <Checkbox.Root
        minW="6"
        minH="6"
        checked={checked}
        onCheckedChange={(change) => onChoose(change.checked === true)}
      >
        <Checkbox.HiddenInput aria-label={label} />
        <Checkbox.Control />
      </Checkbox.Root>
    )}
    {children}
  </HStack>
);

interface RowProps extends Pick<SubmissionsTableProps, 'name' | 'onOpen' | 'onChoose'> {
  number: number;
  submission: Submission;
  isChosen: boolean;
}

/** Rendered anew only when its submission has changed, or whether it is chosen: there may be hundreds. */
const Row = memo(({ number, name, submission, onOpen, isChosen, onChoose }: RowProps) => {
  const { id, state, content, createdAt } = submission;
  const columns = columnsOf(name);
  const sender = wordsOf(content[columns[0]?.[0] ?? '']) || inboxTexts.anonymous;
  return (
    <Table.Row
      role="row"
      fontWeight={state === 'new' ? '700' : undefined}
      cursor="pointer"
      _hover={{ bg: 'brand.subtle' }}
      onClick={() => onOpen(submission)}
    >
      <Cell>
        <Chooser
          label={inboxTexts.select(sender)}
          checked={isChosen}
          onChoose={onChoose && ((is) => onChoose([id], is))}
        >
          {number}
        </Chooser>
      </Cell>
      {columns.map(([key, label], column) => (
        <Cell key={key} maxW="22rem" truncate data-label={label}>
          {column === 0 ? (
            // The row reacts to the mouse, this button to keyboards.
            <OpenButton type="button" id={openerId(id)}>
              {sender}
            </OpenButton>
          ) : (
            wordsOf(content[key]) && <bdi>{wordsOf(content[key])}</bdi>
          )}
        </Cell>
      ))}
      <Cell whiteSpace="nowrap" data-label={inboxTexts.date}>
        {dayText(createdAt)}
      </Cell>
      <Cell data-label={metadataLabels.state}>
        <Badge colorPalette={palettes[state]}>{stateNames[state]}</Badge>
      </Cell>
    </Table.Row>
  );
});

/** The id of the button that opens an entry. */
export const openerId = (id: string) => `open-${id}`;

const OpenButton = chakra('button', {
  base: {
    maxW: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
    textAlign: 'start',
    cursor: 'pointer',
    color: 'brand.fg',
    _hover: { textDecoration: 'underline' },
  },
});
