import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { isAllKept } from '../device/kept.ts';
import { wasAway } from '../device/lastInput.ts';
import { type Session, useSession } from '../firebase/session.ts';
import type { Refusal } from '../pages/login/arrival.ts';
import { Loading } from '../ui/Loading.tsx';
import { Unreachable } from '../ui/Unreachable.tsx';
import { noteStaffShown } from './freshPage.ts';
import { SentAway } from './SentAway.tsx';
import { StillThere } from './StillThere.tsx';
import { useAttendance } from './useAttendance.ts';

/** Lets staff through, and everybody else to the log-in, from where they come back to this page. */
export function RequireStaff() {
  const session = useSession();
  const isStaff = session.state === 'staff';
  const attendance = useAttendance(isStaff);
  const isShown = isStaff && attendance !== 'away';
  useEffect(() => {
    if (isShown) noteStaffShown();
  }, [isShown]);

  if (session.state === 'loading') return <Loading />;
  if (session.state === 'unreachable') return <Unreachable />;
  if (!isShown) return <SentAway refusal={refusalOf(session)} />;
  return (
    <>
      <Outlet context={session} />
      <StillThere asked={attendance === 'asked'} />
    </>
  );
}

/** Why somebody may not stay: another tab, or this one, may have logged them out for being away. */
function refusalOf({ state }: Session): Refusal | undefined {
  if (state === 'notStaff' || state === 'ended') return state;
  if (!wasAway()) return undefined;
  return isAllKept() ? 'away' : 'awayNotKept';
}
