import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { paths } from '@lamplight/content/pagePaths';
import { submissionStates } from '@lamplight/content/submission';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { messages } from '@lamplight/content/texts/messages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { dataSubjectsTexts } from '@lamplight/content/texts/staffArea/dataSubjects';
import { inboxTexts } from '@lamplight/content/texts/staffArea/inbox';
import { stateNames } from '@lamplight/content/texts/submissions';
import { deepEqual } from 'fast-equals';
import { useEffect, useState } from 'react';
import { LuDownload, LuExternalLink, LuUserSearch } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import { removeStored, storedKeys } from '../device/localStorage.ts';
import { draftKeys } from '../editing/drafts/leftDrafts.ts';
import { useNavigationIntent } from '../editing/page/navigationIntent.ts';
import { OtherTab } from '../editing/page/StaffPage.tsx';
import { useMay, useStaff } from '../editing/page/useStaff.ts';
import { useConnection } from '../firebase/connection/useConnection.ts';
import { isSubmissionGone } from '../firebase/submissions.ts';
import { roomForBars } from '../theme/media.ts';
import { Button } from '../ui/Button.tsx';
import { danger } from '../ui/danger.ts';
import { LoadingLines } from '../ui/LoadingLines.tsx';
import { card } from '../ui/StaffCard.tsx';
import { firstContact, senderOf } from './dataSubject/contacts.ts';
import { DataSubjectDialog } from './dataSubject/DataSubjectDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { Filters } from './Filters.tsx';
import { inboxParts, PagePart } from './PagePart.tsx';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { SubmissionsSummary } from './SubmissionsSummary.tsx';
import { SubmissionsTable } from './SubmissionsTable.tsx';
import { type ChosenSubmissions, useChosenSubmissions } from './useChosenSubmissions.ts';
import { useDataSubjectDialog, useNeighbours, useOpenSubmission } from './useOpenSubmission.ts';
import {
  criteriaOf,
  type Filter,
  noFilter,
  useCriteria,
  useSubmissions,
} from './useSubmissions.ts';

/** Where visitors fill in the form of each kind. */
const forms: Record<SubmissionName, string> = {
  feedback: paths.contact,
  mentors: paths.mentorForm,
};

export interface InboxProps {
  name: SubmissionName;
  title: string;
}

/** The submissions of one kind: a table, their states and notes, and spreadsheets of all. */
export function Inbox({ name, title }: InboxProps) {
  const [filter, setFilter] = useState<Filter>(noFilter);
  const criteria = useCriteria(filter);
  const list = useSubmissions(name, criteria);
  const dialog = useOpenSubmission(name, list);
  const { opened } = dialog;
  const sender = opened ? senderOf({ kind: name, content: opened.content }) : '';
  const [exporting, setExporting] = useState(false);
  const mayExport = useMay('export');
  const mayHandle = useMay('handle');
  const several = useChosenSubmissions(name, list);
  const neighbours = useNeighbours(list, dialog);
  const dataSubject = useDataSubjectDialog(name, list, dialog);
  useDraftsOfGone(name);
  useNavigationIntent('entry', true, dialog.openById);
  useNavigationIntent('action', true, (action) =>
    action === 'export' ? setExporting(true) : dataSubject.open(''),
  );

  return (
    <PagePart
      id={inboxParts.inbox.id}
      title={title}
      actions={
        <>
          <Button variant="outline" size="sm" onClick={() => dataSubject.open('')}>
            <LuUserSearch aria-hidden size="18" /> {dataSubjectsTexts.title}
          </Button>
          {mayExport && (
            <Button variant="outline" size="sm" onClick={() => setExporting(true)}>
              <LuDownload aria-hidden size="18" /> {inboxTexts.exportSpreadsheet}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="5">
        <Filters name={name} filter={filter} onFilter={setFilter} few={isEmpty(list, filter)} />
        {several.chosen.length > 0 && <ChosenBar {...several} />}
        {list.shown && list.shown.length > 0 && (
          <SubmissionsTable
            caption={title}
            name={name}
            shown={list.shown}
            onOpen={dialog.open}
            chosen={several.ids}
            onChoose={mayHandle ? several.choose : undefined}
          />
        )}
        <ListState {...list} name={name} isEmpty={isEmpty(list, filter)} />
        {list.failed && <More onClick={list.tryAgain}>{commonTexts.tryAgain}</More>}
        {!list.failed && list.shown && list.more && (
          <More disabled={list.reading} onClick={list.readMore}>
            {list.reading ? commonTexts.loading : commonTexts.showMore}
          </More>
        )}
        <SubmissionsSummary name={name} wanted={list.confirmed} />
      </Stack>
      {opened && (
        <SubmissionDialog
          key={opened.id}
          title={sender}
          name={name}
          opened={opened}
          neighbours={neighbours}
          onStored={list.put}
          onGone={list.drop}
          onDataSubject={() => dataSubject.open(firstContact(name, opened.content))}
          onDelete={() => dialog.remove(opened, sender)}
          onClose={dialog.close}
        />
      )}
      {exporting && mayExport && (
        <ExportDialog name={name} criteria={criteria} onClose={() => setExporting(false)} />
      )}
      {dataSubject.contact !== null && (
        <DataSubjectDialog {...dataSubject} contact={dataSubject.contact} />
      )}
    </PagePart>
  );
}

interface ListStateProps
  extends Pick<ReturnType<typeof useSubmissions>, 'shown' | 'more' | 'failed'> {
  name: SubmissionName;
  isEmpty: boolean;
}

/** That they are on their way, that there are none, or that they cannot be read. */
const ListState = ({ name, shown, more, failed, isEmpty }: ListStateProps) => (
  <>
    <Text role="status" color="fg.muted" _empty={{ display: 'none' }}>
      {failed
        ? messages.fetchSubmissionsFailed
        : shown?.length === 0 && (more ? inboxTexts.noneSoFar : submissionKinds[name].none)}
    </Text>
    {shown === null && !failed && <LoadingLines lines={10} />}
    {isEmpty && !failed && (
      <Box>
        <OtherTab href={forms[name]}>
          {inboxTexts.viewForm} <LuExternalLink aria-hidden size="16" />
        </OtherTab>
      </Box>
    )}
  </>
);

/** Whether there is nothing to look through. */
const isEmpty = (
  { shown, of }: Pick<ReturnType<typeof useSubmissions>, 'shown' | 'of'>,
  filter: Filter,
) => shown?.length === 0 && deepEqual(filter, noFilter) && deepEqual(of, criteriaOf(noFilter));

const More = (props: { onClick: () => void; disabled?: boolean; children: string }) => (
  <Button variant="outline" alignSelf="start" {...props} />
);

/**
 * Removes drafts of notes on submissions that someone has deleted or erased:
 * they are personal data too, and nothing could offer them again.
 */
function useDraftsOfGone(name: SubmissionName): void {
  const connection = useConnection();
  const { uid } = useStaff();
  const { pathname } = useLocation();
  useEffect(() => {
    const page = draftKeys(uid, pathname);
    for (const key of storedKeys(page)) {
      const [id] = key.slice(page.length).split('.');
      // Without an id it is the page's own.
      if (!id) continue;
      isSubmissionGone(connection, name, id).then(
        (gone) => gone && removeStored(key),
        (error) => console.info('Whether a submission is gone is asked the next time:', error),
      );
    }
  }, [connection, name, uid, pathname]);
}

/** What can be done with the entries that are chosen, in sight as long as there are any. */
const ChosenBar = ({ chosen, setState, remove, chooseNone }: ChosenSubmissions) => (
  <Box
    role="group"
    aria-label={inboxTexts.selection}
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="2"
    px="4"
    py="3"
    {...card}
    zIndex="docked"
    css={{ [roomForBars]: { position: 'sticky', top: '4rem' } }}
  >
    <Text as="span" role="status" fontWeight="600" me="auto">
      {inboxTexts.selected(chosen.length)}
    </Text>
    {submissionStates.map((state) => (
      <Button key={state} variant="outline" size="sm" onClick={() => setState(state)}>
        {stateNames[state]}
      </Button>
    ))}
    <Button {...danger.outline} size="sm" onClick={remove}>
      {commonTexts.delete}
    </Button>
    <Button variant="ghost" size="sm" onClick={chooseNone}>
      {inboxTexts.clearSelection}
    </Button>
  </Box>
);
