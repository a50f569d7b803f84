import { presence } from '@lamplight/content/paths';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { gather, outsiders, type Person } from './people.ts';
import { allowed, denied } from './saving.ts';

const people = gather();
const of = 'contenthome.';

const tell = ({ db, uid }: Person, changes: object = {}, path = presence(of, uid)) =>
  setDoc(doc(db, path), { of, uid, seenAt: serverTimestamp(), ...changes });

describe('that an editor is open', () => {
  test('is told by staff of themselves, again and again, and taken back', async () => {
    await allowed(tell(people.staff));
    await allowed(tell(people.staff));
    await allowed(deleteDoc(doc(people.staff.db, presence(of, people.staff.uid))));
    // Who leaves at once may not have been there yet.
    await allowed(deleteDoc(doc(people.staff.db, presence(of, people.staff.uid))));
  });

  test.each(outsiders)('is neither told nor seen by a %s', async (who) => {
    const { db } = people[who];
    await denied(tell(people[who]));
    await denied(getDocs(query(collection(db, 'presence'), where('of', '==', of), limit(20))));
    await denied(getDoc(doc(db, presence(of, 'staff'))));
  });

  test('is seen by staff, a hundred at a time', async () => {
    const items = collection(people.colleague.db, 'presence');
    await allowed(tell(people.staff));
    await allowed(getDocs(query(items, where('of', '==', of), limit(100))));
    await denied(getDocs(query(items, where('of', '==', of), limit(101))));
    await denied(getDocs(query(items, where('of', '==', of))));
  });

  describe('cannot be told', () => {
    beforeEach(() => tell(people.colleague));

    test('of somebody else', async () => {
      await denied(tell(people.staff, { uid: 'colleague' }));
      await denied(tell(people.staff, { uid: 'colleague' }, presence(of, 'colleague')));
      await denied(tell(people.staff, {}, presence(of, 'colleague')));
      await denied(deleteDoc(doc(people.staff.db, presence(of, 'colleague'))));
    });

    test.each([
      ['of another time', { seenAt: Timestamp.fromMillis(4e12) }],
      ['without a time', { seenAt: null }],
      ['of another editor', { of: 'contentteam.' }],
      ['of nothing', { of: null }],
      ['with more beside it', { note: 'x' }],
    ])('%s', (_, changes) => denied(tell(people.staff, changes)));

    test('of what has too long a name', async () => {
      const name = 'x'.repeat(200);
      await allowed(tell(people.staff, { of: name }, presence(name, 'staff')));
      await denied(tell(people.staff, { of: `${name}x` }, presence(`${name}x`, 'staff')));
    });
  });
});
