import { formerNames, staffMembers } from '@lamplight/content/paths';
import { useEffect, useMemo, useState } from 'react';
import { lazyModule } from '../../device/lazyModule.ts';
import { serverNow } from '../../device/serverClock.ts';
import { useConnection } from '../connection/useConnection.ts';
import { type Data, dateOf, type ListedData } from '../reading/stored.ts';
import { loadWatching, useLive } from './documents.ts';

/** The name of the staff member in this document. */
export const nameIn = ({ name, email }: Data): string => String(name || email || '');

/** The names of former staff members, by uid, in the document that keeps them. */
export const formerNamesIn = (data: Data | undefined): [uid: string, name: string][] =>
  Object.entries(Object(data?.names) as Data).map(([uid, name]) => [uid, String(name)]);

/**
 * The names of all staff members, by uid: the name in their document, or else their email; then the names of those
 * who have left. Empty until they are known.
 */
export function useColleagues(): Map<string, string> {
  const staff = useLive<ListedData[]>(staffMembers, ({ watchStaff }, connection, onChange) =>
    watchStaff(connection, onChange),
  );
  // Anyone who leaves isn't in one and joins the other.
  const uids = staff.state === 'loaded' && staff.value.map(({ id }) => id).join();
  const former = useLive<Data | undefined>(
    uids === false ? null : `${formerNames} ${uids}`,
    ({ readOnce }, connection, onChange) => readOnce(connection, formerNames, onChange),
  );
  return useMemo(() => {
    const all = staff.state === 'loaded' ? staff.value : [];
    const present = new Map(all.map(({ id, data }) => [id, nameIn(data)]));
    const gone = formerNamesIn(former.state === 'loaded' ? former.value : undefined);
    return new Map([...present, ...gone.filter(([uid]) => !present.has(uid))]);
  }, [staff, former]);
}

const loadPresence = lazyModule(async () => {
  await loadWatching();
  return import('./presence.ts');
});

/** Milliseconds after the last heartbeat until someone counts as gone. */
export const expiryMs = 60_000;

/**
 * Shows the others that `uid` has something open, and returns the uids of others who have it open. It
 * locks nothing and expires by itself.
 * @param of what is open, such as an editor
 * @param reports whether the others see it: reading alone disturbs nobody
 */
export function usePresence(of: string, uid: string, reports: boolean): string[] {
  const connection = useConnection();
  const now = useClock();
  const others = useLive<ListedData[]>(`others in ${of}`, ({ watchOthers }, connection, onChange) =>
    watchOthers(connection, of, uid, onChange),
  );

  useEffect(() => {
    if (!reports) return;
    let cancelled = false;
    let stop = () => {};
    loadPresence().then(
      ({ reportPresence }) => {
        if (!cancelled) stop = reportPresence(connection, of, uid);
      },
      // Colleagues miss a hint; drafts and saves don't depend on it.
      (error) => console.info('Presence could not be reported:', error),
    );
    return () => {
      cancelled = true;
      stop();
    };
  }, [connection, of, uid, reports]);

  return (others.state === 'loaded' ? others.value : [])
    .filter(({ data: { seenAt } }) => now - (dateOf(seenAt)?.getTime() ?? 0) < expiryMs)
    .map(({ data }) => String(data.uid));
}

/** The server's time, now and then: what expires is to be seen to expire. */
function useClock(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
