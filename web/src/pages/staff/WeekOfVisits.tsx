import { dayOf, totalOf } from '@lamplight/content/metrics';
import { staffPages } from '@lamplight/content/staffPages';
import { startTexts } from '@lamplight/content/texts/staffArea/start';
import { readSeen } from '../../api/metrics.ts';
import { whenFirstPageUsable } from '../../device/firstPage.ts';
import { serverNow } from '../../device/serverClock.ts';
import { useRead } from '../../editing/page/useRead.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { StaffCard } from '../../ui/StaffCard.tsx';
import { RowDetail, RowLink } from './startParts.tsx';

const weekMs = 7 * 86_400_000;

/** How often pages were seen in the last seven days; nothing as long as that is not known. */
export function WeekOfVisits() {
  const connection = useConnection();
  const [seen] = useRead(async () => {
    await whenFirstPageUsable();
    const { days } = await readSeen(connection);
    const since = dayOf(serverNow() - weekMs);
    return days
      .filter(({ day }) => day > since)
      .reduce((sum, { counts }) => sum + totalOf(counts, 'pages'), 0);
  }, [connection]);
  return (
    <StaffCard title={startTexts.visits}>
      <RowLink to={staffPages.visits.path}>
        {startTexts.allVisits}
        <RowDetail>{seen.state === 'loaded' && startTexts.visitsInWeek(seen.value)}</RowDetail>
      </RowLink>
    </StaffCard>
  );
}
