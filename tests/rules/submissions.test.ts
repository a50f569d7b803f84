import { feedbackEntry, mentorEntry } from '@lamplight/content/paths';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { gather, outsiders } from './people.ts';
import { allowed, denied, save } from './saving.ts';

const people = gather();
const everybody = [...outsiders, 'staff'] as const;

const submissions: [string, (id: string) => string, unknown][] = [
  ['feedback', feedbackEntry, feedbackSamples.valid.small],
  ['mentors', mentorEntry, mentorApplicationSamples.valid.small],
];

describe.each(submissions)('what visitors sent, in %s,', (name, entry, sample) => {
  const sent = { ...(sample as object), spam: '' };

  beforeEach(async () => {
    await people.behindTheRules(async (context) => {
      await context
        .firestore()
        .doc(entry('one'))
        .set({ ...sent, createdAt: serverTimestamp() });
    });
  });

  test.each(outsiders)('cannot be read, listed or deleted by a %s', async (who) => {
    const { db } = people[who];
    await denied(getDoc(doc(db, entry('one'))));
    await denied(getDoc(doc(db, entry('missing'))));
    await denied(getDocs(query(collection(db, name), limit(1))));
    await denied(getDocs(collection(db, name)));
    await denied(deleteDoc(doc(db, entry('one'))));
  });

  test('can be read and listed by staff, up to 100 at a time', async () => {
    const all = collection(people.staff.db, name);
    await allowed(getDoc(doc(all, 'one')));
    await allowed(getDocs(query(all, orderBy('createdAt', 'desc'), limit(100))));
    await denied(getDocs(query(all, orderBy('createdAt', 'desc'), limit(101))));
    await denied(getDocs(all));
  });

  test('can be deleted by staff', async () => {
    await allowed(deleteDoc(doc(people.staff.db, entry('one'))));
  });

  test.each(everybody)('cannot be created or changed by a %s', async (who) => {
    const { db } = people[who];
    await denied(setDoc(doc(db, entry('two')), sent));
    await denied(setDoc(doc(db, entry('two')), { ...sent, createdAt: serverTimestamp() }));
    await denied(setDoc(doc(db, entry('one')), sent));
    await denied(updateDoc(doc(db, entry('one')), { spam: 'changed' }));
    await denied(save(people[who], entry('one'), sent));
    await denied(save(people[who], entry('two'), { ...sent, order: 0 }));
  });
});

test.each(everybody)('the limits of visitors are out of reach for a %s', async (who) => {
  await people.behindTheRules(async (context) => {
    await context.firestore().doc('limits/slot').set({ claimed: true });
  });
  const { db } = people[who];
  await denied(getDoc(doc(db, 'limits/slot')));
  await denied(getDocs(query(collection(db, 'limits'), limit(1))));
  await denied(setDoc(doc(db, 'limits/other'), { claimed: true }));
  await denied(updateDoc(doc(db, 'limits/slot'), { claimed: false }));
  await denied(deleteDoc(doc(db, 'limits/slot')));
});
