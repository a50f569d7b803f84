import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useConnection } from '../firebase/connection.ts';
import { logOut } from '../firebase/session.ts';
import type { Arrival, Refusal } from '../pages/login/arrival.ts';
import { paths } from '../paths.ts';
import { Loading } from '../ui/Loading.tsx';
import { isLogout } from './freshPage.ts';

/**
 * Leads to the log-in, and back to this page from there, but for who logged out. A session that is
 * refused is forgotten first, in all tabs of the browser; why it was stays known, though there is none
 * any more then.
 */
export function SentAway({ refusal }: { refusal: Refusal | undefined }) {
  const connection = useConnection();
  const { pathname } = useLocation();
  const [arrival] = useState<Arrival>({
    from: isLogout() ? paths.contentHome : pathname,
    refusal,
  });
  const [forgotten, setForgotten] = useState(!arrival.refusal);

  useEffect(() => {
    if (!forgotten) logOut(connection).finally(() => setForgotten(true));
  }, [connection, forgotten]);

  return forgotten ? <Navigate to={paths.login} replace state={arrival} /> : <Loading />;
}
