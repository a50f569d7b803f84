import { staffMember } from '@lamplight/content/paths';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { gather, outsiders } from './people.ts';
import { allowed, denied, save } from './saving.ts';

const people = gather();
const everybody = [...outsiders, 'staff'] as const;
const signedIn = ['stranger', 'guest', 'pretender', 'formerStaff', 'staff'] as const;

describe('the list of staff', () => {
  test.each(signedIn)('tells a %s whether they are on it', async (who) => {
    await allowed(getDoc(doc(people[who].db, staffMember(who))));
  });

  test('tells staff who their colleagues are, a hundred at a time', async () => {
    const { db } = people.staff;
    await allowed(getDoc(doc(db, staffMember('colleague'))));
    await allowed(getDoc(doc(db, staffMember('nobody'))));
    await allowed(getDocs(query(collection(db, 'staff'), limit(100))));
    await denied(getDocs(query(collection(db, 'staff'), limit(101))));
    await denied(getDocs(collection(db, 'staff')));
  });

  test.each(outsiders)('does not tell a %s about others', async (who) => {
    await denied(getDoc(doc(people[who].db, staffMember('colleague'))));
    await denied(getDoc(doc(people[who].db, staffMember('nobody'))));
    await denied(getDocs(query(collection(people[who].db, 'staff'), limit(1))));
  });

  test.each(everybody)('cannot be changed by a %s', async (who) => {
    const { db, uid } = people[who];
    const own = doc(db, staffMember(uid || 'visitor'));
    await denied(setDoc(own, { name: who }));
    await denied(setDoc(doc(db, staffMember('newcomer')), { name: 'newcomer' }));
    await denied(updateDoc(doc(db, staffMember('colleague')), { name: 'changed' }));
    await denied(deleteDoc(doc(db, staffMember('colleague'))));
    await denied(deleteDoc(own));
  });
});

describe('nobody can use what is not part of the site', () => {
  const elsewhere = [
    'site/unknown',
    'site/home/drafts/1',
    'site/home/revisions/1/notes/1',
    'site/unknown/revisions/1',
    'unknown/home',
    'limits/home',
    'limits/home/revisions/1',
    'team/one/drafts/1',
    'team/one/revisions/1/notes/1',
    'teams/one',
    'ateam/one',
    'team|sz/one',
    'feedback/one/revisions/1',
    'mentors/one/notes/1',
    'staff/staff/notes/1',
    'home/revisions',
  ];

  test.each(elsewhere)('at %s', async (path) => {
    for (const who of everybody) {
      const { db } = people[who];
      const staffReadsHistory = who === 'staff' && /^site\/.*revisions\/1$/.test(path);
      if (!staffReadsHistory) await denied(getDoc(doc(db, path)), `reading by a ${who}`);
      await denied(setDoc(doc(db, path), { a: 1 }), `writing by a ${who}`);
      await denied(save(people[who], path, {}), `saving by a ${who}`);
      await denied(deleteDoc(doc(db, path)), `deleting by a ${who}`);
    }
  });
});
