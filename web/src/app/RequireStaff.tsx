import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../firebase/session.ts';
import { Loading } from '../ui/Loading.tsx';
import { Unreachable } from '../ui/Unreachable.tsx';
import { paths } from './paths.ts';

/** Lets staff through, and everybody else to the log-in, from where they come back to this page. */
export function RequireStaff() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.state === 'loading') return <Loading />;
  if (session.state === 'unreachable') return <Unreachable />;
  if (session.state !== 'staff') {
    const from = { from: pathname, notStaff: session.state === 'notStaff' };
    return <Navigate to={paths.login} replace state={from} />;
  }
  return <Outlet context={session} />;
}
