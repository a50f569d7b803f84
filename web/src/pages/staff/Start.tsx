import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { allPages, sitePages } from '@lamplight/content/sitePages';
import { staffPages } from '@lamplight/content/staffPages';
import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { startTexts } from '@lamplight/content/texts/staffArea/start';
import { useEffect, useState } from 'react';
import { LuExternalLink } from 'react-icons/lu';
import { unsavedPages } from '../../editing/drafts/leftDrafts.ts';
import { OtherTab, StaffFrame } from '../../editing/page/StaffPage.tsx';
import { useMay, useStaff } from '../../editing/page/useStaff.ts';
import { useTitles } from '../../editing/page/useTitles.ts';
import type { Loadable } from '../../firebase/reading/stored.ts';
import { countText, useUnreadCount } from '../../submissions/Unread.tsx';
import { backdrops } from '../../theme/backdrops.ts';
import { dayAndTime } from '../../ui/dateText.ts';
import { StaffCard } from '../../ui/StaffCard.tsx';
import { DraftsToPublish } from './DraftsToPublish.tsx';
import { FirstHour } from './FirstHour.tsx';
import { QuickEdits } from './QuickEdits.tsx';
import { None, RowDetail, RowLink, RowList } from './startParts.tsx';
import { useSteps } from './steps.ts';
import { TeamCards } from './TeamCards.tsx';
import { ToCheck } from './ToCheck.tsx';
import { WeekOfVisits } from './WeekOfVisits.tsx';

/** The first page of the staff area: open tasks, frequent edits, and colleagues' activity. */
export function Start() {
  const mayEdit = useMay('edit');
  const mayObserve = useMay('observe');
  const steps = useSteps();
  const isBegun = steps.state === 'loaded' && steps.value.some(({ isDone }) => !isDone);
  const asVisitors = (
    <OtherTab href={sitePages.home.path}>
      {startTexts.viewSite} <LuExternalLink aria-hidden size="16" />
    </OtherTab>
  );
  return (
    <StaffFrame title={staffPages.start.title} backdrop={backdrops.dawn} action={asVisitors} alone>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
        gap={{ base: '4', md: '6' }}
      >
        <Stack gap={{ base: '4', md: '6' }}>
          <Unread />
          <DraftsToPublish />
          {mayEdit && <Unsaved />}
          {mayEdit && <ToCheck />}
          {mayEdit && isBegun && <FirstHour steps={steps.value} />}
          {mayEdit && !isBegun && <Missing state={steps.state} />}
          {mayEdit && <QuickEdits />}
        </Stack>
        <Stack gap={{ base: '4', md: '6' }}>
          {mayObserve && <WeekOfVisits />}
          <TeamCards />
        </Stack>
      </Box>
    </StaffFrame>
  );
}

const kinds = allPages.flatMap(([, { title, editor }]) =>
  editor.unread ? [{ title, path: editor.path, of: editor.unread }] : [],
);

/** The unread submissions. */
function Unread() {
  const counts = [useUnreadCount('feedback'), useUnreadCount('mentors')];
  if (counts.every((count) => count === 0)) {
    return <StaffCard title={startTexts.inbox} aside={<None>{startTexts.nothingNew}</None>} />;
  }
  return (
    <StaffCard title={startTexts.inbox}>
      <RowList>
        {kinds.map(({ title, path, of }) => (
          <li key={path}>
            <RowLink to={path}>
              {title}
              <UnreadText of={of} />
            </RowLink>
          </li>
        ))}
      </RowList>
    </StaffCard>
  );
}

function UnreadText({ of }: { of: SubmissionName }) {
  const count = useUnreadCount(of);
  if (count === null) return <RowDetail>…</RowDetail>;
  if (count === 0) return <RowDetail>{startTexts.nothingNew}</RowDetail>;
  return (
    <Badge colorPalette="orange" size="md">
      {startTexts.unreadCount(countText(count))}
    </Badge>
  );
}

/** Input that isn't saved, but kept on this device. */
function Unsaved() {
  const { uid } = useStaff();
  const [pages, setPages] = useState(() => unsavedPages(uid));
  useEffect(() => {
    const look = () => setPages(unsavedPages(uid));
    // An editor that was left for this page stores its draft after the first rendering.
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [uid]);
  const titleOf = useTitles(pages.map(({ path }) => path));
  if (pages.length === 0) {
    return <StaffCard title={startTexts.drafts} aside={<None>{startTexts.noDrafts}</None>} />;
  }
  return (
    <StaffCard title={startTexts.drafts}>
      <RowList>
        {pages.map(({ path, at }) => (
          <li key={path}>
            <RowLink to={path}>
              {titleOf(path)} <RowDetail>{dayAndTime(at)}</RowDetail>
            </RowLink>
          </li>
        ))}
      </RowList>
    </StaffCard>
  );
}

/** That the site lacks nothing, or that it is not known yet. */
const Missing = ({ state }: Pick<Loadable<unknown>, 'state'>) => (
  <StaffCard
    title={startTexts.checklist}
    aside={
      <None>
        {state === 'loaded' && startTexts.allDone}
        {state === 'loading' && commonTexts.loading}
        {state === 'failed' && startTexts.failed}
      </None>
    }
  />
);
