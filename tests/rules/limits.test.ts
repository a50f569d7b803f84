import { limitSalt, limitSlot } from '@lamplight/content/paths';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { gather, outsiders } from './people.ts';
import { allowed, denied } from './saving.ts';

const people = gather();
const everybody = [...outsiders, 'staff'] as const;
const expiresAt = Timestamp.fromMillis(2_000_000_000_000);

describe.each([
  ['slots', limitSlot('hash', 0), limitSlot('hash', 1)],
  ['salts', limitSalt('2026-11-21'), limitSalt('2026-11-22')],
])('the %s of the limits', (_, claimed, free) => {
  test.each(everybody)('are out of reach for a %s', async (who) => {
    await people.behindTheRules(async (context) => {
      await allowed(setDoc(doc(context.firestore(), claimed), { expiresAt }));
    });
    const { db } = people[who];
    await denied(getDoc(doc(db, claimed)));
    await denied(getDoc(doc(db, free)));
    await denied(getDocs(query(collection(db, doc(db, claimed).parent.path), limit(1))));
    await denied(setDoc(doc(db, free), { expiresAt }));
    await denied(updateDoc(doc(db, claimed), { expiresAt }));
    await denied(deleteDoc(doc(db, claimed)));
  });
});
