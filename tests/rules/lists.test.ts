import { listNames } from '@lamplight/content/paths';
import { listSamples } from '@lamplight/content/samples/bySite';
import { teamMemberSamples } from '@lamplight/content/samples/teamMember';
import { siteListSchemas } from '@lamplight/content/siteLists';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { itemOf } from './entities.ts';
import { gather, outsiders, type Person } from './people.ts';
import { allowed, denied, save } from './saving.ts';

const people = gather();
const everybody = [...outsiders, 'staff'] as const;

describe.each(listNames)('the list %s', (list) => {
  const content = itemOf(listSamples[list].valid.small);

  test('can be read by everybody, up to 200 items at a time', async () => {
    await allowed(save(people.staff, `${list}/one`, content));
    for (const who of everybody) {
      const items = collection(people[who].db, list);
      await allowed(getDoc(doc(items, 'one')), who);
      await allowed(getDoc(doc(items, 'missing')), who);
      await allowed(getDocs(query(items, orderBy('order'), limit(200))), who);
      await denied(getDocs(query(items, orderBy('order'), limit(201))), who);
      await denied(getDocs(items), who);
    }
  });

  test('takes the items of its own kind alone', async () => {
    for (const [other, { valid }] of Object.entries(listSamples)) {
      const verdict = siteListSchemas[list].safeParse(valid.small).success ? allowed : denied;
      await verdict(save(people.staff, `${list}/${other}`, itemOf(valid.small)), other);
    }
  });

  test('refuses what its kind of item may not contain', async () => {
    for (const [name, { content: wrong, only }] of Object.entries(listSamples[list].invalid)) {
      if (only && !only.includes('rules')) continue;
      await denied(save(people.staff, `${list}/one`, itemOf(wrong)), name);
    }
  });

  test('takes whole numbers from 0 to 1,000,000 as the order of an item', async () => {
    for (const order of [0, 1, 1_000_000])
      await allowed(save(people.staff, `${list}/${order}`, { ...content, order }), `${order}`);
    for (const order of [-1, 1_000_001, 0.5, Number.NaN, '0', null, true, [0], undefined])
      await denied(save(people.staff, `${list}/one`, { ...content, order }), `${order}`);
  });

  test('lets nobody but staff save or delete an item, or read its history', async () => {
    const path = `${list}/one`;
    for (const who of outsiders) await denied(save(people[who], path, content), who);
    await allowed(save(people.staff, path, content));
    for (const who of outsiders) {
      const { db } = people[who];
      await denied(save(people[who], path, content, { from: 1 }), who);
      await denied(deleteDoc(doc(db, path)), who);
      await denied(getDoc(doc(db, `${path}/revisions/1`)), who);
      await denied(getDocs(query(collection(db, `${path}/revisions`), limit(1))), who);
    }
    await allowed(save(people.colleague, path, content, { from: 1 }));
    await allowed(deleteDoc(doc(people.colleague.db, path)));
  });
});

describe('an item', () => {
  const path = 'team/one';
  const content = itemOf(teamMemberSamples.valid.small);
  const remove = (person: Person) => deleteDoc(doc(person.db, path));

  test.each([-1, 1, 2, 4])('cannot begin as if version %i had been seen', async (from) => {
    await denied(save(people.staff, path, content, { from }));
  });

  describe('that is at version 2', () => {
    beforeEach(async () => {
      await save(people.staff, path, content);
      await save(people.staff, path, content, { from: 1 });
    });

    test.each([-1, 0, 1, 3])('cannot be saved as if version %i had been seen', async (from) => {
      await denied(save(people.staff, path, content, { from }));
      await denied(save(people.staff, path, content, { from, revisionId: 'unused' }));
    });

    test('cannot skip a version, not even where the revision before is there', async () => {
      await people.behindTheRules(async (context) => {
        await context.firestore().doc(`${path}/revisions/5`).set({ version: 5 });
      });
      await denied(save(people.staff, path, content, { from: 5 }));
    });

    test('cannot be saved or deleted without its revision', async () => {
      await denied(save(people.staff, path, content, { from: 2, without: 'revision' }));
      await denied(save(people.staff, path, content, { from: 2, without: 'document' }));
    });

    test('keeps its history', async () => {
      const { db } = people.staff;
      const revisions = collection(db, `${path}/revisions`);
      await allowed(getDocs(query(revisions, limit(100))));
      await denied(getDocs(query(revisions, limit(101))));
      await denied(getDocs(revisions));
      await denied(deleteDoc(doc(revisions, '1')));
      await denied(setDoc(doc(revisions, '1'), { ...content, version: 1 }));
    });

    test('cannot be replaced by one that skips a version, in a single commit', async () => {
      const { db, uid } = people.staff;
      const commit = (version: number) => {
        const data = { ...content, version, updatedAt: serverTimestamp(), updatedBy: uid };
        const batch = writeBatch(db);
        batch.delete(doc(db, path));
        batch.set(doc(db, path), data);
        batch.set(doc(db, `${path}/revisions/${version}`), data);
        return batch.commit();
      };
      for (const version of [0, 1, 2, 4]) await denied(commit(version), `version ${version}`);
    });
  });

  describe('that was deleted at version 2', () => {
    beforeEach(async () => {
      await save(people.staff, path, content);
      await save(people.staff, path, content, { from: 1 });
      await remove(people.colleague);
    });

    test('keeps its history, for staff to read', async () => {
      const revisionOf = (person: Person) => doc(person.db, `${path}/revisions/2`);
      const history = (person: Person) => collection(person.db, `${path}/revisions`);
      await allowed(getDoc(revisionOf(people.staff)));
      await allowed(getDocs(query(history(people.staff), limit(100))));
      await denied(deleteDoc(revisionOf(people.staff)));
      for (const who of outsiders) {
        await denied(getDoc(revisionOf(people[who])), who);
        await denied(getDocs(query(history(people[who]), limit(1))), who);
      }
    });

    test('can be created again as the version after its last revision, and go on', async () => {
      await allowed(save(people.colleague, path, content, { from: 2 }));
      await allowed(save(people.staff, path, content, { from: 3 }));
      await denied(save(people.staff, path, content, { from: 5 }));
      await allowed(remove(people.staff));
      await allowed(save(people.staff, path, content, { from: 4 }));
    });

    test.each([-1, 0, 1, 3, 4])('cannot be created again as if it were at %i', async (from) => {
      await denied(save(people.staff, path, content, { from }));
      await denied(save(people.staff, path, content, { from, revisionId: 'unused' }));
    });

    test.each(outsiders)('cannot be created again by a %s', async (who) => {
      await denied(save(people[who], path, content));
      await denied(save(people[who], path, content, { from: 2 }));
    });

    test('cannot be created again over versions that come with it', async () => {
      const { db, uid } = people.staff;
      const batch = writeBatch(db);
      const data = { ...content, version: 4, updatedAt: serverTimestamp(), updatedBy: uid };
      batch.set(doc(db, path), data);
      batch.set(doc(db, `${path}/revisions/3`), { ...data, version: 3 });
      batch.set(doc(db, `${path}/revisions/4`), data);
      await denied(batch.commit());
    });

    test('cannot get a revision without being created again', async () => {
      await denied(save(people.staff, path, content, { from: 2, without: 'document' }));
    });
  });
});

test.each(everybody)('a %s cannot ask for all collections of a name at once', async (who) => {
  for (const name of [...listNames, 'site', 'revisions', 'feedback', 'mentors', 'staff', 'limits'])
    await denied(getDocs(query(collectionGroup(people[who].db, name), limit(1))), name);
});
