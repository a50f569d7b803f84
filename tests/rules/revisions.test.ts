import { contactSamples } from '@lamplight/content/samples/contact';
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
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { gather, outsiders, type Person } from './people.ts';
import { allowed, denied, save } from './saving.ts';

const people = gather();
const content = contactSamples.valid.small as object;
const path = 'site/contact';

const revisionOf = (person: Person, version: string) =>
  doc(person.db, `${path}/revisions/${version}`);
const history = (person: Person) => collection(person.db, `${path}/revisions`);

beforeEach(async () => {
  await save(people.staff, path, content);
  await save(people.staff, path, content, { from: 1 });
});

describe('the history', () => {
  test('can be read by staff, up to 100 versions at a time', async () => {
    await allowed(getDoc(revisionOf(people.colleague, '1')));
    await allowed(getDocs(query(history(people.colleague), limit(100))));
    await denied(getDocs(query(history(people.colleague), limit(101))));
    await denied(getDocs(history(people.colleague)));
  });

  test.each(outsiders)('cannot be read by a %s', async (who) => {
    await denied(getDoc(revisionOf(people[who], '1')));
    await denied(getDocs(query(history(people[who]), limit(1))));
  });

  test.each([...outsiders, 'staff', 'colleague'] as const)(
    'cannot be changed by a %s',
    async (who) => {
      await denied(updateDoc(revisionOf(people[who], '1'), { number: '+1 555 010 0000' }));
      await denied(updateDoc(revisionOf(people[who], '2'), { number: content }));
      await denied(deleteDoc(revisionOf(people[who], '1')));
      await denied(deleteDoc(revisionOf(people[who], '2')));
    },
  );

  test('cannot be rewritten together with a save', async () => {
    const current = (await getDoc(doc(people.staff.db, path))).data() as object;
    await denied(setDoc(revisionOf(people.staff, '2'), current));
    await denied(save(people.staff, path, content, { from: 2, revisionId: '2' }));
  });
});

describe('a revision alone', () => {
  test.each(['0', '1', '2', '3', '4'])('cannot be created as %s', async (revisionId) => {
    await people.behindTheRules(async (context) => {
      await context.firestore().doc(`${path}/revisions/${revisionId}`).delete();
    });
    const from = Number(revisionId) - 1;
    await denied(save(people.staff, path, content, { from, without: 'document' }));
  });

  test('cannot be created as a copy of the document, even where one is missing', async () => {
    await people.behindTheRules(async (context) => {
      await context.firestore().doc(`${path}/revisions/2`).delete();
    });
    const current = (await getDoc(doc(people.staff.db, path))).data() as object;
    for (const id of ['2', '3', 'copy'])
      await denied(setDoc(revisionOf(people.staff, id), current), id);
  });

  test('cannot be smuggled in with the save of another document', async () => {
    const batch = writeBatch(people.staff.db);
    const current = (await getDoc(doc(people.staff.db, path))).data() as object;
    batch.set(revisionOf(people.staff, '3'), current);
    await denied(batch.commit());
  });
});

test('a document without a revision can be saved on when it was stored behind the rules', async () => {
  await people.behindTheRules(async (context) => {
    await context.firestore().doc('site/contact/revisions/2').delete();
  });
  await allowed(save(people.staff, path, content, { from: 2 }));
});
