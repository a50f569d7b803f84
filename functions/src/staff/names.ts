import { canonicalName } from '@lamplight/content/canonical';
import { formerNames, staffMember, staffMembers } from '@lamplight/content/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { forbidden, nameTaken } from '../http/errors.ts';
import { firestore } from '../store/firestore.ts';
import { inTransaction } from '../store/versions.ts';

/** The most staff that there can be: all of them are read where one is changed. */
export const maxStaff = 100;

type Data = Record<string, unknown>;

/** How the site itself speaks of people: a name must not be taken for it. */
const reserved = [
  'you',
  'a colleague',
  'somebody else',
  'someone else',
  'someone who has left',
  'somebody who has left',
  'who runs the project',
  'system',
  'everybody',
  'everyone',
];

/** Names and addresses are compared by this. Control characters are left out, and ß is ss, as in capitals. */
export const nameKey = (text: unknown): string =>
  canonicalName(
    String(text ?? '')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .toUpperCase(),
  );

/**
 * Whether someone may have a name: not the name or address of a present or former colleague, nor any other address,
 * since it may become someone's.
 * @param others documents of the staff besides their own
 * @param former the names of those who have left, besides their own
 */
export function mayBeCalled(
  name: string,
  own: Data,
  others: readonly Data[],
  former: readonly unknown[],
): boolean {
  const key = nameKey(name);
  if (key === '') return name === '';
  if (key === nameKey(own.email)) return true;
  if (key.includes('@')) return false;
  const taken = [...others.flatMap(({ name, email }) => [name, email]), ...former, ...reserved];
  return !taken.some((each) => nameKey(each) === key);
}

/**
 * Gives a member of the staff the name that colleagues see. All names are read in the transaction that writes, so that
 * of two who want one name the second is refused.
 * @throws nameTaken where it is not theirs to take; forbidden where they are no longer staff; unavailable
 */
export const saveOwnName = (uid: string, name: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const [{ docs }, kept] = await Promise.all([
      transaction.get(firestore().collection(staffMembers).limit(maxStaff)),
      transaction.get(firestore().doc(formerNames)),
    ]);
    const own = docs.find(({ id }) => id === uid)?.data();
    if (!own) throw forbidden();
    const others = docs.filter(({ id }) => id !== uid).map((each) => each.data());
    const { [uid]: _, ...former } = Object(kept.get('names')) as Data;
    if (!mayBeCalled(name, own, others, Object.values(former))) throw nameTaken();
    transaction.update(firestore().doc(staffMember(uid)), { name });
  });

/** Whether someone was staff and was removed. */
export async function wasStaff(uid: string): Promise<boolean> {
  const kept = await firestore().doc(formerNames).get();
  return Object.hasOwn(Object(kept.get('names')), uid);
}

/** Keeps someone's name in the transaction that removes them: whatever they did still shows it. */
export function keepName(transaction: Transaction, uid: string, { name, email }: Data): void {
  const kept = { names: { [uid]: String(name || email || '') } };
  transaction.set(firestore().doc(formerNames), kept, { merge: true });
}
