import { paths } from '@lamplight/content/pagePaths';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, Outlet } from 'react-router-dom';
import {
  type IdleState,
  idleState,
  stopIdleTimeout,
  wasAway,
  watchInput,
} from '../../device/idleTimeout.ts';
import { lazyModule } from '../../device/lazyModule.ts';
import { isAllStored } from '../../device/localStorage.ts';
import { useEditorAddress } from '../../editing/page/PageTabs.tsx';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { logOut, type Session, useSession } from '../../firebase/session/session.ts';
import type { Arrival, Refusal } from '../../pages/login/arrival.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import { sessionFlags } from './sessionFlags.ts';

const loadQuestion = lazyModule(() => import('./StillThere.tsx'));

/** Lets staff through, and everybody else to the log-in, from where they come back to this page. */
export function RequireStaff() {
  const session = useSession();
  const isStaff = session.state === 'staff';
  const attendance = useAttendance(isStaff);
  const isShown = isStaff && attendance !== 'away';
  useEffect(() => {
    if (isShown) sessionFlags.staffShown = true;
  }, [isShown]);

  // Any input answers it, even before it is shown.
  const question = useLazyModule(loadQuestion, attendance === 'asked', () => {});

  if (session.state === 'loading') return <Loading />;
  if (session.state === 'unreachable') return <Unreachable />;
  if (!isShown) return <SentAway refusal={refusalOf(session, attendance)} />;
  return (
    <>
      <Outlet context={session} />
      {question && <question.StillThere open={attendance === 'asked'} />}
    </>
  );
}

/** Why someone may not stay: another tab, or this one, may have logged them out for being away. */
function refusalOf({ state }: Session, attendance: IdleState): Refusal | undefined {
  if (state === 'notStaff' || state === 'ended') return state;
  // Where the browser stores nothing, only this tab knows.
  if (attendance !== 'away' && !wasAway()) return undefined;
  return isAllStored() ? 'away' : 'awayNotKept';
}

/**
 * Leads to the log-in, and back to this page from there, but not for those who logged out. A session that is
 * refused is forgotten first, in all tabs of the browser; why it was stays known, though there is none
 * any more then.
 */
function SentAway({ refusal }: { refusal: Refusal | undefined }) {
  const connection = useConnection();
  const address = useEditorAddress();
  const [arrival] = useState<Arrival>({
    from: sessionFlags.loggedOut ? paths.contentHome : address,
    refusal,
  });
  const [forgotten, setForgotten] = useState(!arrival.refusal);

  useEffect(() => {
    if (forgotten) return;
    // The log-in mustn't say later that they were away.
    if (arrival.refusal === 'notStaff' || arrival.refusal === 'ended') stopIdleTimeout();
    logOut(connection).finally(() => setForgotten(true));
  }, [connection, forgotten, arrival]);

  return forgotten ? <Navigate to={paths.login} replace state={arrival} /> : <Loading />;
}

/**
 * Whether someone of the staff is still there. Timers stand still while a device sleeps, so the clock
 * is asked: within a second after it wakes up, and at once when the tab comes back to sight, it is
 * known that they were away.
 * @param watching whether there is a session that inputs keep alive
 */
function useAttendance(watching: boolean): IdleState {
  // Only renders again; the clock itself is asked each time.
  const [, setSeen] = useState<IdleState | null>(null);
  useEffect(() => {
    if (!watching) return;
    const look = () => setSeen(idleState());
    const lookAtOnce = () => flushSync(look);
    look();
    const stopWatching = watchInput(window, look);
    const timer = setInterval(look, 1_000);
    window.addEventListener('storage', look);
    document.addEventListener('visibilitychange', lookAtOnce);
    return () => {
      stopWatching();
      clearInterval(timer);
      window.removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', lookAtOnce);
    };
  }, [watching]);
  return watching ? idleState() : 'there';
}
