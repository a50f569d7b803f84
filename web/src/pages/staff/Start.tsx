import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { allPages, sitePages } from '@lamplight/content/sitePages';
import { staffPages } from '@lamplight/content/staffPages';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { activityTexts } from '@lamplight/content/texts/staffArea/activity';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { startTexts } from '@lamplight/content/texts/staffArea/start';
import { useCallback, useEffect, useState } from 'react';
import { LuExternalLink } from 'react-icons/lu';
import { lazyModule } from '../../device/lazyModule.ts';
import { serverNow } from '../../device/serverClock.ts';
import { unsavedPages } from '../../editing/drafts/leftDrafts.ts';
import { OtherTab, StaffFrame } from '../../editing/page/StaffPage.tsx';
import { useMay, useStaff } from '../../editing/page/useStaff.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { loadWatching } from '../../firebase/live/documents.ts';
import type { TeamActivity } from '../../firebase/reading/activity.ts';
import type { Loadable } from '../../firebase/reading/stored.ts';
import { countText, useUnreadCount } from '../../submissions/Unread.tsx';
import { backdrops } from '../../theme/backdrops.ts';
import { Button } from '../../ui/Button.tsx';
import { whenText } from '../../ui/dateText.ts';
import { doneText, joinedSaves, titleAt, whoText } from './doneTexts.ts';
import { FirstHour } from './FirstHour.tsx';
import { Card, RowDetail, RowLink, RowList } from './startParts.tsx';
import { useSteps } from './steps.ts';

/** The first page of the staff area: what is new, what is under way, and what is still to be done. */
export function Start() {
  const mayEdit = useMay('edit');
  const around = useAround();
  const steps = useSteps();
  const isBegun = steps.state === 'loaded' && steps.value.some(({ isDone }) => !isDone);
  const asVisitors = (
    <OtherTab href={sitePages.home.path}>
      {startTexts.viewSite} <LuExternalLink aria-hidden size="16" />
    </OtherTab>
  );
  return (
    <StaffFrame title={staffPages.start.title} backdrop={backdrops.dawn} action={asVisitors} alone>
      {mayEdit && isBegun && <FirstHour steps={steps.value} />}
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
        gap="6"
      >
        <Stack gap="6">
          <Unread />
          {mayEdit && <Unsaved />}
          {mayEdit && !isBegun && <Missing state={steps.state} />}
        </Stack>
        <Stack gap="6">
          <Card title={startTexts.recentChanges}>
            <Lately {...around} />
          </Card>
          <Card title={startTexts.editingNow}>
            <Present {...around} />
          </Card>
        </Stack>
      </Box>
    </StaffFrame>
  );
}

/** What visitors sent and nobody has read. */
const Unread = () => (
  <Card title={startTexts.inbox}>
    <RowList>
      {allPages.map(([name, { title, editor }]) =>
        editor.unread ? (
          <li key={name}>
            <RowLink to={editor.path}>
              {title}
              <UnreadText of={editor.unread} />
            </RowLink>
          </li>
        ) : null,
      )}
    </RowList>
  </Card>
);

function UnreadText({ of }: { of: SubmissionName }) {
  const count = useUnreadCount(of);
  if (count === null) return <RowDetail>…</RowDetail>;
  if (count === 0) return <RowDetail>{startTexts.nothingNew}</RowDetail>;
  return <Text as="span">{startTexts.unreadCount(countText(count))}</Text>;
}

/** Input that isn't saved, but kept on this device. */
function Unsaved() {
  const { uid } = useStaff();
  const [pages, setPages] = useState(() => unsavedPages(uid));
  useEffect(() => {
    const look = () => setPages(unsavedPages(uid));
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [uid]);
  return (
    <Card title={startTexts.drafts}>
      {pages.length === 0 && <Text color="fg.muted">{startTexts.noDrafts}</Text>}
      <RowList>
        {pages.map(({ path, at }) => (
          <li key={path}>
            <RowLink to={path}>
              {titleAt(path)} <RowDetail>{whenText(at)}</RowDetail>
            </RowLink>
          </li>
        ))}
      </RowList>
    </Card>
  );
}

/** That the site lacks nothing, or that it is not known yet. */
const Missing = ({ state }: Pick<Loadable<unknown>, 'state'>) => (
  <Card title={startTexts.checklist}>
    <Text color="fg.muted">
      {state === 'loaded' && startTexts.allDone}
      {state === 'loading' && commonTexts.loading}
      {state === 'failed' && startTexts.failed}
    </Text>
  </Card>
);

interface AroundProps {
  around: TeamActivity | null;
  failed: boolean;
  read: () => void;
}

/** Days in which what was done counts as late, and how much of it is shown. */
const [lateDays, mostLate] = [7, 8];

/** Who changed what in the last days. */
function Lately({ around, ...reading }: AroundProps) {
  if (!around) return <Reading {...reading} />;
  const since = serverNow() - lateDays * 24 * 3_600_000;
  const late = joinedSaves(around.done.filter(({ at }) => at.getTime() > since)).slice(0, mostLate);
  const nameOf = (uid: string) => around.names.get(uid);
  return (
    <>
      {late.length === 0 && <Text color="fg.muted">{startTexts.nothingInDays(lateDays)}</Text>}
      <RowList mb="2">
        {late.map(({ done, times }) => (
          <Box key={done.id} as="li" display="flex" justifyContent="space-between" gap="4" py="1">
            <Text as="span" overflowWrap="anywhere">
              <Text as="span" fontWeight="600">
                {whoText(done, nameOf)}
              </Text>{' '}
              {doneText(done, times)}
            </Text>
            <RowDetail>{whenText(done.at)}</RowDetail>
          </Box>
        ))}
      </RowList>
      <RowLink to={staffPages.activity.path}>{startTexts.allActivity}</RowLink>
    </>
  );
}

/** Who has which page open. */
function Present({ around, ...reading }: AroundProps) {
  if (!around) return <Reading {...reading} />;
  const { present, names } = around;
  return (
    <>
      {present.length === 0 && <Text color="fg.muted">{startTexts.onlyYou}</Text>}
      <RowList>
        {present.map(({ uid, of }) => (
          <li key={uid + of}>
            <RowLink to={`/${of}`}>
              {names.get(uid) || commonTexts.aColleague} <RowDetail>{titleAt(`/${of}`)}</RowDetail>
            </RowLink>
          </li>
        ))}
      </RowList>
    </>
  );
}

const Reading = ({ failed, read }: Omit<AroundProps, 'around'>) =>
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
    <Text color="fg.muted">{commonTexts.loading}</Text>
  );

/** Loads what reads, after all that the page waits for. */
const loadReading = lazyModule(async () => {
  await loadWatching();
  return import('../../firebase/reading/activity.ts');
});

/** Milliseconds after which what goes on is read anew when someone comes back to the page. */
const staleMs = 60_000;

/** What goes on around, as it was when the page was opened or come back to last. */
function useAround(): AroundProps {
  const connection = useConnection();
  const { uid } = useStaff();
  const [around, setAround] = useState<TeamActivity | null>(null);
  const [failed, setFailed] = useState(false);
  const [readAt, setReadAt] = useState(0);

  const read = useCallback(() => {
    setFailed(false);
    setReadAt(Date.now());
    loadReading()
      .then(({ readTeamActivity: readAround }) => readAround(connection, uid))
      .then(setAround)
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

  return { around, failed, read };
}
