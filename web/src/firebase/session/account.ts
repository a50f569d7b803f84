import { activity, staffMember } from '@lamplight/content/paths';
import { accountTexts } from '@lamplight/content/texts/staffArea/account';
import { EmailAuthProvider, reauthenticateWithCredential, updatePassword } from 'firebase/auth';
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { storeOf } from '../connection/store.ts';
import type { Connection } from '../connection/useConnection.ts';
import { NotAllowed, throwNamed } from '../errors.ts';

/**
 * All data kept about a staff member, with words instead of keys: account, role, and what was recorded of
 * theirs, the latest hundred.
 * @throws NotAllowed, Unreachable
 */
export async function readOwnData(connection: Connection, uid: string) {
  const [{ auth }, store] = [connection, storeOf(connection)];
  const own = query(
    collection(store, activity),
    where('by', '==', uid),
    orderBy('at', 'desc'),
    limit(maxRecords),
  );
  const [staff, records] = await Promise.all([
    getDocFromServer(doc(store, staffMember(uid))),
    getDocsFromServer(own),
  ]).catch(throwNamed);
  await auth.authStateReady();
  const { metadata, email } = auth.currentUser ?? {};
  const keys = accountTexts.inFile;
  return {
    [keys.created]: new Date().toISOString(),
    [keys.account]: {
      uid,
      email,
      [keys.created]: metadata?.creationTime,
      [keys.lastLogIn]: metadata?.lastSignInTime,
    },
    [keys.staff]: readableTimes(staff.data()),
    [keys.activity]: records.docs.map((each) => readableTimes(each.data())),
  };
}

/** The most records that are handed over; all of them are in the activity log. */
const maxRecords = 100;

const readableTimes = (data: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  );

/**
 * Sets a new password for someone who knows the current one.
 * @throws InvalidCredentials where that is not right; Unreachable
 */
export async function changePassword({ auth }: Connection, present: string, next: string) {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user?.email) throw new NotAllowed();
  const credential = EmailAuthProvider.credential(user.email, present);
  await reauthenticateWithCredential(user, credential).catch(throwNamed);
  await updatePassword(user, next).catch(throwNamed);
}
