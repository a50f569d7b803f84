import { formerNames, staffMembers } from '@lamplight/content/paths';
import {
  collection,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { serverNow } from '../../device/serverClock.ts';
import { storeOf } from '../connection/store.ts';
import type { Connection } from '../connection/useConnection.ts';
import { namedError } from '../errors.ts';
import { expiryMs, formerNamesIn, nameIn } from '../live/colleagues.ts';
import { activityReader, type Done } from './activity.ts';

/** What goes on around someone of the staff. */
export interface TeamActivity {
  /** The last saves and the last records of other actions, the latest first. */
  done: Done[];
  /** Which pages of the staff area colleagues have open at the moment, by their addresses without the slash. */
  present: { uid: string; of: string }[];
  /** What those are called who did it or are there, by uid. */
  names: Map<string, string>;
}

/** How many are read at once of records, and of saves; how many colleagues who are there; and how many are named. */
const [mostDone, mostPresent, mostNamed] = [8, 8, 20];

/**
 * Reads what goes on around someone: once, and a few dozen documents however much there is. To watch it would be to
 * hear of every sign of life of everybody.
 * @param uid of the person who asks, who is left out
 * @throws NotAllowed, Unreachable
 */
export async function readTeamActivity(connection: Connection, uid: string): Promise<TeamActivity> {
  const store = storeOf(connection);
  // Of many saves in a row the other actions are not to be out of sight.
  const read = activityReader(connection, { by: '', kind: '', day: '' }, mostDone, 2 * mostDone);
  const alive = Timestamp.fromMillis(serverNow() - expiryMs);
  try {
    const [{ found: done }, { docs }] = await Promise.all([
      read(),
      getDocsFromServer(
        query(
          collection(store, 'presence'),
          where('seenAt', '>', alive),
          orderBy('seenAt', 'desc'),
          limit(mostPresent),
        ),
      ),
    ]);
    const present = docs
      .map((each) => ({ uid: String(each.get('uid')), of: String(each.get('of')) }))
      .filter((each) => each.uid !== uid);
    const people = [...new Set([...present.map((each) => each.uid), ...done.map(({ by }) => by)])]
      .filter((each) => each !== '' && each !== uid)
      .slice(0, mostNamed);
    const named =
      people.length > 0 &&
      (await getDocsFromServer(
        query(collection(store, staffMembers), where(documentId(), 'in', people), limit(mostNamed)),
      ));
    const names = named ? named.docs.map((each) => [each.id, nameIn(each.data())] as const) : [];
    const known = new Map([[uid, 'you'], ...names]);
    if (people.some((each) => !known.has(each))) {
      const former = await getDocFromServer(doc(store, formerNames));
      for (const [id, name] of formerNamesIn(former.data()))
        if (!known.has(id)) known.set(id, name);
    }
    return { done, present, names: known };
  } catch (error) {
    throw namedError(error);
  }
}
