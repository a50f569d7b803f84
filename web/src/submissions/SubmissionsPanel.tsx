import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { messages } from '@lamplight/content/messages';
import { type SubmissionState, submissionStates } from '@lamplight/content/submission';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { useEffect, useMemo, useState } from 'react';
import { LuDownload } from 'react-icons/lu';
import { reasonOf } from '../editing/failures.ts';
import { useSettled } from '../editing/useSettled.ts';
import { useConnection } from '../firebase/connection.ts';
import { type MonthCount, readExport, readMonthCounts } from '../firebase/submissionSummary.ts';
import {
  bringSubmissionBack,
  deleteSubmission,
  handleSubmission,
  type Submission,
  startOfDay,
  tellHandled,
  type Wanted,
} from '../firebase/submissions.ts';
import { Button } from '../ui/Button.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { ErrorDialog } from '../ui/ErrorDialog.tsx';
import { offerUndo } from '../ui/toaster.tsx';
import { type ExportChoice, ExportDialog } from './ExportDialog.tsx';
import { type Filter, Filters, noFilter } from './Filters.tsx';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { SubmissionsChart } from './SubmissionsChart.tsx';
import { type Column, SubmissionsTable } from './SubmissionsTable.tsx';
import { useSubmissions } from './useSubmissions.ts';

interface SubmissionsPanelProps {
  name: SubmissionName;
  title: string;
  /** What is said where there are none. */
  empty: string;
  columns: readonly Column[];
}

/** What visitors sent of one kind: a table, what becomes of each, and spreadsheets of all. */
export function SubmissionsPanel({ name, title, empty, columns }: SubmissionsPanelProps) {
  const connection = useConnection();
  const confirm = useConfirm();
  const [filter, setFilter] = useState<Filter>(noFilter);
  const search = useSettled(filter.search, 300);
  const { state, from, to, order } = filter;
  const wanted = useMemo<Wanted>(
    () => ({ states: statesOf(state), from, to, search, newestFirst: order === 'newest' }),
    [state, from, to, search, order],
  );
  const list = useSubmissions(name, wanted);
  const [opened, setOpened] = useState<Submission | null>(null);
  const [exporting, setExporting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const months = useMonths(name);
  const kind = submissionKinds[name];
  const nameOf = ({ content }: Submission) => columns[0]?.text(content) ?? '';
  const current = opened && (list.shown?.find(({ id }) => id === opened.id) ?? opened);

  /** Stores a change of the entry that is open, and shows it. Resolves to whether it is stored. */
  const change = async (
    submission: Submission,
    changed: { state: SubmissionState } | { note: string },
  ) => {
    try {
      await handleSubmission(connection, name, submission, changed);
    } catch (failure) {
      setError(`${messages.saveSubmissionFailed}\n${reasonOf(failure) ?? ''}`.trim());
      return false;
    }
    const now = { ...submission, ...changed, stored: { ...submission.stored, ...changed } };
    setOpened(now);
    list.put(now);
    tellHandled();
    return true;
  };

  const remove = async (submission: Submission) => {
    const question = `Delete what ${nameOf(submission)} sent?`;
    if (!(await confirm({ title: question, yes: 'Delete' }))) return;
    const attempt = (work: Promise<unknown>) =>
      work.catch(() => setError(messages.deleteSubmissionFailed)).finally(tellHandled);
    setOpened(null);
    await attempt(
      deleteSubmission(connection, name, submission.id).then(() => {
        list.drop(submission.id);
        offerUndo(messages.submissionDeleted, () =>
          attempt(
            bringSubmissionBack(connection, name, submission).then(() => list.put(submission)),
          ),
        );
      }),
    );
  };

  const download = async (
    { filtered, format }: ExportChoice,
    onProgress: (bytes: number) => void,
    signal: AbortSignal,
  ) => {
    const asked = new URLSearchParams({ format, ...(filtered && askedFor(wanted)) });
    const file = await readExport(connection, name, asked, onProgress, signal);
    handOver(file, `${kind.fileName}.${format}`);
  };

  return (
    <Box as="section" aria-labelledby={`${name}-title`} mt="12">
      <Box display="flex" justifyContent="space-between" alignItems="center" gap="4" mb="5">
        <Heading as="h2" size="xl" id={`${name}-title`}>
          {title}
        </Heading>
        <Button variant="outline" onClick={() => setExporting(true)}>
          <LuDownload aria-hidden size="18" /> Excel Export
        </Button>
      </Box>
      <Stack gap="5">
        {months && <SubmissionsChart title="Received in the last twelve months" months={months} />}
        <Filters filter={filter} onFilter={setFilter} />
        {list.shown && list.shown.length > 0 && (
          <SubmissionsTable
            caption={title}
            columns={columns}
            shown={list.shown}
            onOpen={setOpened}
          />
        )}
        <Text role="status" color="fg.muted" _empty={{ display: 'none' }}>
          {list.failed
            ? messages.fetchSubmissionsFailed
            : (list.shown === null && 'Loading...') || (list.shown?.length === 0 && empty)}
        </Text>
        {list.failed && <More onClick={list.tryAgain}>Try again</More>}
        {!list.failed && list.shown && list.more && (
          <More disabled={list.reading} onClick={list.readMore}>
            {list.reading ? 'Loading...' : 'Show more'}
          </More>
        )}
      </Stack>
      {current && (
        <SubmissionDialog
          key={current.id}
          title={nameOf(current)}
          submission={current}
          fields={kind.fields}
          onState={async (next) => {
            await change(current, { state: next });
          }}
          onNote={(note) => change(current, { note })}
          onDelete={() => remove(current)}
          onClose={() => setOpened(null)}
        />
      )}
      {exporting && <ExportDialog download={download} onClose={() => setExporting(false)} />}
      <ErrorDialog message={error} onClose={() => setError(null)} />
    </Box>
  );
}

const More = (props: { onClick: () => void; disabled?: boolean; children: string }) => (
  <Button variant="outline" alignSelf="start" {...props} />
);

const statesOf = (state: Filter['state']): readonly SubmissionState[] => {
  if (state === 'all') return submissionStates;
  return state === 'real' ? submissionStates.filter((each) => each !== 'spam') : [state];
};

/** What the API takes for what is wanted. */
const askedFor = ({ states, from, to, search }: Wanted) => ({
  state: states.join(','),
  // Days are those of the person who asks, as in the table.
  ...(from && { from: startOfDay(from).toISOString() }),
  ...(to && { to: startOfDay(to, 1).toISOString() }),
  ...(search && { search }),
});

/** How many there were a month; null as long as that is not known, which is no reason to wait. */
function useMonths(name: SubmissionName): MonthCount[] | null {
  const connection = useConnection();
  const [months, setMonths] = useState<MonthCount[] | null>(null);
  useEffect(() => {
    let gone = false;
    readMonthCounts(connection, name).then(
      (counts) => gone || setMonths(counts),
      (error) => console.info('The months could not be counted:', error),
    );
    return () => {
      gone = true;
    };
  }, [connection, name]);
  return months;
}

/** Lets the browser save a file. */
function handOver(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
