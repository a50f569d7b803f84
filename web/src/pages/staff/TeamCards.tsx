import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { staffPages, titleAt } from '@lamplight/content/staffPages';
import { activityTexts } from '@lamplight/content/texts/staffArea/activity';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { startTexts } from '@lamplight/content/texts/staffArea/start';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { lazyModule } from '../../device/lazyModule.ts';
import { serverNow } from '../../device/serverClock.ts';
import { useStaff } from '../../editing/page/useStaff.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { loadWatching } from '../../firebase/live/documents.ts';
import type { ActivityEntry, TeamActivity } from '../../firebase/reading/activity.ts';
import { Button } from '../../ui/Button.tsx';
import { dayAndTime } from '../../ui/dateText.ts';
import { LoadingLines } from '../../ui/LoadingLines.tsx';
import { StaffCard } from '../../ui/StaffCard.tsx';
import { entryText, joinedSaves, openedFor, pageOf, whoText } from './activityText.ts';
import { None, RowDetail, RowLink, RowList } from './startParts.tsx';

/** What colleagues changed lately, and what they have open. */
export function TeamCards() {
  const team = useTeamActivity();
  return (
    <>
      <StaffCard title={startTexts.recentChanges}>
        <Lately {...team} />
      </StaffCard>
      <Present {...team} />
    </>
  );
}

interface TeamActivityProps {
  activity: TeamActivity | null;
  failed: boolean;
  read: () => void;
}

/** Days in which what was done counts as late, and how much of it is shown. */
const [lateDays, maxLate] = [7, 8];

/** Who changed what in the last days. */
function Lately({ activity, ...reading }: TeamActivityProps) {
  if (!activity) return <Reading {...reading} />;
  const since = serverNow() - lateDays * 24 * 3_600_000;
  const late = joinedSaves(activity.entries.filter(({ at }) => at.getTime() > since)).slice(
    0,
    maxLate,
  );
  const nameOf = (uid: string) => activity.names.get(uid);
  return (
    <>
      {late.length === 0 && (
        <Text color="fg.muted" mb="2">
          {startTexts.nothingInDays(lateDays)}
        </Text>
      )}
      <RowList mb="2">
        {late.map(({ entry, times }) => (
          <li key={entry.id}>
            <Change entry={entry}>
              <Text as="span" fontWeight="400" color="fg" overflowWrap="anywhere">
                <Text as="span" fontWeight="600">
                  {whoText(entry, nameOf)}
                </Text>{' '}
                {entryText(entry, times)}
              </Text>
              <RowDetail>{dayAndTime(entry.at)}</RowDetail>
            </Change>
          </li>
        ))}
      </RowList>
      <RowLink to={staffPages.activity.path}>{startTexts.allActivity}</RowLink>
    </>
  );
}

/** A line that links to the changed item, if that is on a page. */
function Change({ entry, children }: { entry: ActivityEntry; children: ReactNode }) {
  const page = pageOf(entry);
  if (page) {
    return (
      <RowLink to={page} state={openedFor(entry)}>
        {children}
      </RowLink>
    );
  }
  return (
    <Box display="flex" justifyContent="space-between" gap="4" py="1.5">
      {children}
    </Box>
  );
}

/** Who has which page open. */
function Present({ activity, ...reading }: TeamActivityProps) {
  if (!activity) {
    return (
      <StaffCard title={startTexts.editingNow}>
        <Reading {...reading} />
      </StaffCard>
    );
  }
  const { present, names } = activity;
  if (present.length === 0) {
    return <StaffCard title={startTexts.editingNow} aside={<None>{startTexts.onlyYou}</None>} />;
  }
  return (
    <StaffCard title={startTexts.editingNow}>
      <RowList>
        {present.map(({ uid, of }) => (
          <li key={uid + of}>
            <RowLink to={`/${of}`}>
              {names.get(uid) || commonTexts.aColleague} <RowDetail>{titleAt(`/${of}`)}</RowDetail>
            </RowLink>
          </li>
        ))}
      </RowList>
    </StaffCard>
  );
}

const Reading = ({ failed, read }: Omit<TeamActivityProps, 'activity'>) =>
  failed ? (
    <>
      <Text role="status" color="fg.error" mb="3">
        {activityTexts.failed}
      </Text>
      <Button variant="outline" size="sm" onClick={read}>
        {commonTexts.tryAgain}
      </Button>
    </>
  ) : (
    <LoadingLines lines={4} />
  );

/** Loads the code that reads activity, after everything the page waits for. */
const loadReading = lazyModule(async () => {
  await loadWatching();
  return import('../../firebase/reading/activity.ts');
});

/** Milliseconds after which activity is read again when someone comes back to the page. */
const staleMs = 60_000;

/** The colleagues' activity, as of the last time the page was opened or came back into view. */
function useTeamActivity(): TeamActivityProps {
  const connection = useConnection();
  const { uid } = useStaff();
  const [activity, setActivity] = useState<TeamActivity | null>(null);
  const [failed, setFailed] = useState(false);
  const [readAt, setReadAt] = useState(0);

  const read = useCallback(() => {
    setFailed(false);
    setReadAt(Date.now());
    loadReading()
      .then(({ readTeamActivity }) => readTeamActivity(connection, uid))
      .then(setActivity)
      .catch((error) => {
        console.info('What goes on could not be read:', error);
        setFailed(true);
      });
  }, [connection, uid]);

  useEffect(read, [read]);
  useEffect(() => {
    const readAgain = () => {
      if (document.visibilityState === 'visible' && Date.now() - readAt > staleMs) read();
    };
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, [read, readAt]);

  return { activity, failed, read };
}
