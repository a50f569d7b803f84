import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { messages } from '@lamplight/content/texts/messages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { inboxTexts } from '@lamplight/content/texts/staffArea/inbox';
import { useEffect, useRef, useState } from 'react';
import { readExport } from '../api/submissions.ts';
import { download } from '../device/download.ts';
import { ownTimeZone } from '../device/timeZone.ts';
import { reasonOf } from '../editing/saving/failures.ts';
import { useConnection } from '../firebase/connection/useConnection.ts';
import { type Criteria, endsBeforeItBegins, startOfDay } from '../firebase/submissions.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { StaffDialog } from '../ui/StaffDialog.tsx';

interface ExportChoice {
  filtered: boolean;
  format: 'xlsx' | 'csv';
}

interface ExportDialogProps {
  name: SubmissionName;
  /** What the filter shows. */
  criteria: Criteria;
  onClose: () => void;
}

/** Which entries are exported, and as what. Tells how it goes, and can be cancelled. */
export function ExportDialog({ name, criteria, onClose }: ExportDialogProps) {
  const connection = useConnection();
  const [choice, setChoice] = useState<ExportChoice>({ filtered: false, format: 'xlsx' });
  const [bytes, setBytes] = useState<number | null>(null);
  const [outcome, setOutcome] = useState({ text: '', failed: false });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const { filtered, format } = choice;
    const end = (text: string, failed = false) => {
      setOutcome({ text, failed });
      setBytes(null);
    };
    const nothing = filtered ? inboxTexts.nothingMatches : inboxTexts.nothingToExport;
    if (filtered && endsBeforeItBegins(criteria)) return end(nothing);
    const controller = new AbortController();
    running.current = controller;
    setOutcome({ text: '', failed: false });
    setBytes(0);
    try {
      const query = queryOf(format, filtered ? criteria : null);
      const file = await readExport(connection, name, query, setBytes, controller.signal);
      if (!file) return end(nothing);
      download(file, `${submissionKinds[name].fileName}.${format}`);
      onClose();
    } catch (error) {
      const why = reasonOf(error) ?? messages.exportFailed;
      end(controller.signal.aborted ? '' : why, true);
    }
  };

  const close = () => {
    running.current?.abort();
    onClose();
  };

  return (
    <StaffDialog
      title={inboxTexts.exportTitle}
      onClose={close}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {commonTexts.cancel}
          </Button>
          <Button disabled={bytes !== null} onClick={run}>
            {commonTexts.download}
          </Button>
        </>
      }
    >
      <Stack gap="4" inert={bytes !== null}>
        <Choice
          label={inboxTexts.exportWhich}
          value={choice.filtered ? 'filtered' : 'all'}
          choices={{ all: inboxTexts.exportAll, filtered: inboxTexts.exportFiltered }}
          onChoose={(value) => setChoice({ ...choice, filtered: value === 'filtered' })}
        />
        <Choice
          label={inboxTexts.exportFormat}
          value={choice.format}
          choices={{ xlsx: inboxTexts.excel, csv: inboxTexts.csv }}
          onChoose={(format) => setChoice({ ...choice, format })}
        />
      </Stack>
      <Text role="status" color={outcome.failed ? 'fg.error' : 'fg.muted'} mt="4" minH="1lh">
        {outcome.text}
        {bytes !== null && inboxTexts.exporting(sizeText(bytes))}
      </Text>
    </StaffDialog>
  );
}

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The parameters of an export. @param criteria null for everything */
const queryOf = (format: ExportChoice['format'], criteria: Criteria | null) =>
  new URLSearchParams({
    format,
    timeZone: ownTimeZone(),
    ...(criteria && parametersOf(criteria)),
  });

/** The criteria as the API takes them. */
const parametersOf = ({ states, from, to, search }: Criteria) => ({
  state: states.join(','),
  // Days are those of the person who asks, as in the table.
  ...(from && { from: startOfDay(from).toISOString() }),
  ...(to && { to: startOfDay(to, 1).toISOString() }),
  ...(search && { search }),
});
