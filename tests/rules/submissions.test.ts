import { textLimits } from '@lamplight/content/limits';
import { feedbackEntry, mentorEntry } from '@lamplight/content/paths';
import { feedbackSamples } from '@lamplight/content/samples/feedback';
import { mentorApplicationSamples } from '@lamplight/content/samples/mentorApplication';
import { textOf } from '@lamplight/content/samples/sample';
import { submissionStates } from '@lamplight/content/submission';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { gather, outsiders } from './people.ts';
import { allowed, denied, save } from './saving.ts';

const people = gather();
const everybody = [...outsiders, 'staff'] as const;

type Entry = [string, (id: string) => string, Record<string, Record<string, unknown>>];

const submissions: Entry[] = [
  ['feedback', feedbackEntry, feedbackSamples.valid],
  ['mentors', mentorEntry, mentorApplicationSamples.valid],
];

describe.each(submissions)('what visitors sent, in %s,', (name, entry, valid) => {
  const beside = { spam: '', state: 'new', note: '', words: ['ru', 'rut', 'ruth'] };
  const sent = { ...valid.small, ...beside };
  const stored = { ...sent, createdAt: Timestamp.fromMillis(Date.now() - 60_000) };
  const staffEntry = (id: string) => doc(people.staff.db, entry(id));

  beforeEach(async () => {
    await people.behindTheRules(async (context) => {
      await context.firestore().doc(entry('one')).set(stored);
    });
  });

  test.each(outsiders)('cannot be read, listed, changed or deleted by a %s', async (who) => {
    const { db } = people[who];
    await denied(getDoc(doc(db, entry('one'))));
    await denied(getDoc(doc(db, entry('missing'))));
    await denied(getDocs(query(collection(db, name), limit(1))));
    await denied(getDocs(collection(db, name)));
    await denied(setDoc(doc(db, entry('two')), stored));
    await denied(setDoc(doc(db, entry('two')), { ...sent, createdAt: serverTimestamp() }));
    await denied(updateDoc(doc(db, entry('one')), { state: 'done' }));
    await denied(deleteDoc(doc(db, entry('one'))));
  });

  test('can be read and listed by staff, up to 100 at a time', async () => {
    const all = collection(people.staff.db, name);
    await allowed(getDoc(doc(all, 'one')));
    await allowed(getDocs(query(all, orderBy('createdAt', 'desc'), limit(100))));
    await denied(getDocs(query(all, orderBy('createdAt', 'desc'), limit(101))));
    await denied(getDocs(all));
  });

  test('can be deleted by staff, and brought back as it was', async () => {
    await allowed(deleteDoc(staffEntry('one')));
    await allowed(setDoc(staffEntry('one'), stored));
  });

  test.each(Object.entries(valid))('comes back whatever was accepted: %s', async (_, content) => {
    const note = textOf(textLimits.paragraph);
    const words = Array.from({ length: 200 }, (_, index) => `${index}`.padEnd(12, 'x'));
    await allowed(setDoc(staffEntry('two'), { ...stored, ...content, note, words }));
    await allowed(setDoc(staffEntry('three'), { ...stored, ...content, words: [] }));
  });

  test('is handled by staff: its state and a note, and nothing else of it', async () => {
    for (const state of submissionStates) await allowed(updateDoc(staffEntry('one'), { state }));
    await allowed(updateDoc(staffEntry('one'), { note: 'Called her.\nShe will come.' }));
    await allowed(updateDoc(staffEntry('one'), { note: textOf(textLimits.paragraph) }));
    await allowed(updateDoc(staffEntry('one'), { note: '', state: 'done' }));
    await denied(updateDoc(staffEntry('one'), { state: 'lost' }));
    await denied(updateDoc(staffEntry('one'), { state: deleteField() }));
    await denied(updateDoc(staffEntry('one'), { note: textOf(textLimits.paragraph + 1) }));
    await denied(updateDoc(staffEntry('one'), { note: 'a\u0000b' }));
    await denied(updateDoc(staffEntry('one'), { note: ['a'] }));
    await denied(updateDoc(staffEntry('one'), { note: deleteField() }));
    for (const key of Object.keys(stored)) {
      if (key === 'state' || key === 'note') continue;
      await denied(updateDoc(staffEntry('one'), { [key]: 'changed' }));
      await denied(updateDoc(staffEntry('one'), { [key]: deleteField() }));
    }
    await denied(updateDoc(staffEntry('one'), { extra: 'added' }));
    await denied(setDoc(staffEntry('one'), { ...stored, state: 'done', words: [] }));
  });

  test('is not made up: what comes back is of the shape of what was sent', async () => {
    const soon = Timestamp.fromMillis(Date.now() + 3_600_000);
    for (const change of [
      { createdAt: soon },
      { createdAt: '2026-11-21' },
      { spam: 'dull' },
      { state: 'lost' },
      { note: 1 },
      { words: 'ruth' },
      { words: [1] },
      { words: ['two words'] },
      { words: Array.from({ length: 201 }, () => 'xx') },
      { words: Array.from({ length: 200 }, () => 'x'.repeat(13)) },
      { extra: 'added' },
    ]) {
      await denied(setDoc(staffEntry('two'), { ...stored, ...change }));
    }
    for (const [key, value] of Object.entries(stored)) {
      const others = Object.fromEntries(Object.entries(stored).filter(([other]) => other !== key));
      await denied(setDoc(staffEntry('two'), others));
      await denied(setDoc(staffEntry('two'), { ...stored, [key]: null }));
      await denied(setDoc(staffEntry('two'), { ...stored, [key]: { of: value } }));
      if (typeof value === 'string') {
        const tooLong = textOf(textLimits.paragraph + 1);
        await denied(setDoc(staffEntry('two'), { ...stored, [key]: tooLong }));
        await denied(setDoc(staffEntry('two'), { ...stored, [key]: 'a\u0000b' }));
      }
    }
    await denied(save(people.staff, entry('one'), sent));
    await denied(save(people.staff, entry('two'), { ...sent, order: 0 }));
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
