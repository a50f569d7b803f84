import { collection, limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { useConnection } from './connection.ts';

/** The most staff that are known by name. */
const most = 100;

/**
 * What each of the staff is called, by uid: the name that their document has, or else their email.
 * Empty until that is known.
 */
export function useColleagues(): Map<string, string> {
  const { store } = useConnection();
  const [staff] = useCollection(query(collection(store, 'staff'), limit(most)));
  return useMemo(
    () =>
      new Map(
        staff?.docs.map((each) => {
          const { name, email } = each.data();
          return [each.id, String(name ?? email ?? '')];
        }),
      ),
    [staff],
  );
}
