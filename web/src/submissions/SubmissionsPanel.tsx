import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { messages } from '@lamplight/content/messages';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { retentionText } from '@lamplight/content/submissionTexts';
import { useState } from 'react';
import { LuDownload, LuUserSearch } from 'react-icons/lu';
import { Button } from '../ui/Button.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { Filters } from './Filters.tsx';
import { PersonDialog } from './person/PersonDialog.tsx';
import { firstContact, senderOf } from './person/personTexts.ts';
import { usePersonDialog } from './person/usePersonDialog.ts';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { SubmissionsChart } from './SubmissionsChart.tsx';
import { SubmissionsTable } from './SubmissionsTable.tsx';
import { useDraftsOfGone } from './useDraftsOfGone.ts';
import { useExport } from './useExport.ts';
import { useOpenEntry } from './useOpenEntry.ts';
import { useSubmissions } from './useSubmissions.ts';
import { useSummary } from './useSummary.ts';
import { useWanted } from './useWanted.ts';
import { type Filter, noFilter } from './wanted.ts';

export interface SubmissionsPanelProps {
  name: SubmissionName;
  title: string;
  /** What is said where there are none. */
  empty: string;
}

/** What visitors sent of one kind: a table, what becomes of each, and spreadsheets of all. */
export function SubmissionsPanel({ name, title, empty }: SubmissionsPanelProps) {
  const [filter, setFilter] = useState<Filter>(noFilter);
  const wanted = useWanted(filter);
  const list = useSubmissions(name, wanted);
  const entry = useOpenEntry(name, list);
  const { opened } = entry;
  const sender = opened ? senderOf({ kind: name, content: opened.content }) : '';
  const download = useExport(name, wanted);
  const [exporting, setExporting] = useState(false);
  const person = usePersonDialog(name, list, entry);
  useDraftsOfGone(name);
  const summary = useSummary(name, list.confirmed);

  return (
    <Box as="section" aria-labelledby={`${name}-title`} mt="12">
      <Box
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        gap="4"
        mb="5"
      >
        <Heading as="h2" size="xl" id={`${name}-title`}>
          {title}
        </Heading>
        <HStack flexWrap="wrap">
          <Button variant="outline" onClick={() => person.open('')}>
            <LuUserSearch aria-hidden size="18" /> A person's data
          </Button>
          <Button variant="outline" onClick={() => setExporting(true)}>
            <LuDownload aria-hidden size="18" /> Excel Export
          </Button>
        </HStack>
      </Box>
      <Stack gap="5">
        {summary && (
          <>
            {summary.retentionDays > 0 && <Text>{retentionText(summary.retentionDays)}</Text>}
            <SubmissionsChart title="Received in the last twelve months" months={summary.months} />
          </>
        )}
        <Filters filter={filter} onFilter={setFilter} />
        {list.shown && list.shown.length > 0 && (
          <SubmissionsTable caption={title} name={name} shown={list.shown} onOpen={entry.open} />
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
      {opened && (
        <SubmissionDialog
          key={opened.id}
          title={sender}
          name={name}
          opened={opened}
          onStored={list.put}
          onPerson={() => person.open(firstContact(name, opened.content))}
          onDelete={() => entry.remove(opened, sender)}
          onClose={entry.close}
        />
      )}
      {exporting && <ExportDialog download={download} onClose={() => setExporting(false)} />}
      {person.contact !== null && (
        <PersonDialog
          contact={person.contact}
          onErased={person.onErased}
          onClose={person.onClose}
        />
      )}
    </Box>
  );
}

const More = (props: { onClick: () => void; disabled?: boolean; children: string }) => (
  <Button variant="outline" alignSelf="start" {...props} />
);
