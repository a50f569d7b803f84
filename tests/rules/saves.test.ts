import { homeSamples } from '@lamplight/content/samples/home';
import { times } from '@lamplight/content/samples/sample';
import { teamMemberSamples } from '@lamplight/content/samples/teamMember';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { documents, entities, itemOf } from './entities.ts';
import { gather, outsiders } from './people.ts';
import { allowed, denied, save, type Variation } from './saving.ts';

const people = gather();
const everybody = [...outsiders, 'staff'] as const;
const home = homeSamples.valid.small as NonNullable<typeof homeSamples.valid.small>;
const member = itemOf(teamMemberSamples.valid.small);

describe.each(Object.entries(entities))('the %s', (_name, { path, samples }) => {
  const content = samples.valid.small;

  test.each(everybody)('can be read by a %s', async (who) => {
    await allowed(save(people.staff, path, content));
    await allowed(getDoc(doc(people[who].db, path)));
  });

  test.each(outsiders)('cannot be saved by a %s, neither first nor again', async (who) => {
    await denied(save(people[who], path, content));
    await allowed(save(people.staff, path, content));
    await denied(save(people[who], path, content, { from: 1 }));
  });

  test('can be saved by staff again and again, by turns', async () => {
    await allowed(save(people.staff, path, content));
    await allowed(save(people.colleague, path, content, { from: 1 }));
    await allowed(save(people.staff, path, content, { from: 2 }));
  });
});

describe.each(Object.entries(documents))('the %s', (_name, { path, samples }) => {
  test.each(everybody)('cannot be deleted by a %s', async (who) => {
    await allowed(save(people.staff, path, samples.valid.small));
    await denied(deleteDoc(doc(people[who].db, path)));
  });
});

test.each(everybody)('the site’s documents cannot be listed by a %s', async (who) => {
  const site = collection(people[who].db, 'site');
  await denied(getDocs(query(site, limit(1))));
  await denied(getDocs(query(site, where(documentId(), '==', 'home'), limit(1))));
});

const wrongSaves: [string, Variation][] = [
  ['with a version that is a text', { saying: { version: '3' } }],
  ['with a version that is no whole number', { saying: { version: 3.5 } }],
  ['without a version', { saying: { version: undefined } }],
  ['in the name of a colleague', { saying: { updatedBy: 'colleague' } }],
  ['in nobody’s name', { saying: { updatedBy: null } }],
  ['without a name', { saying: { updatedBy: undefined } }],
  ['at the time of the own clock', { saying: { updatedAt: Timestamp.now() } }],
  ['without a time', { saying: { updatedAt: undefined } }],
  ['with more bookkeeping', { saying: { createdBy: 'staff' } }],
  ['without its revision', { without: 'revision' }],
  ['with a revision of another version', { revisionId: '4' }],
  ['with a revision spelt otherwise', { revisionId: '03' }],
  ['with a revision that says something else', { revisionSaying: { imageAlts: {} } }],
  ['with a revision that says more', { revisionSaying: { extra: true } }],
  ['with a revision in the name of a colleague', { revisionSaying: { updatedBy: 'colleague' } }],
];

describe.each([
  ['site/home', home],
  ['team/one', member],
])('staff who saw version 2 of %s', (path, content) => {
  const saveTwice = async () => {
    await save(people.staff, path, content);
    await save(people.staff, path, content, { from: 1 });
  };

  test.each(wrongSaves)('cannot save %s', async (_, variation) => {
    await saveTwice();
    await denied(save(people.staff, path, content, { from: 2, ...variation }));
    await allowed(save(people.staff, path, content, { from: 2 }));
  });

  test.each([-1, 0, 1, 3])('cannot save as if they had seen version %i', async (from) => {
    await saveTwice();
    await denied(save(people.staff, path, content, { from, revisionId: 'unused' }));
    await denied(save(people.staff, path, content, { from }));
  });

  test.each(['copy', '4', '03'])('cannot store a second revision, %s, in passing', async (id) => {
    await saveTwice();
    const { db, uid } = people.staff;
    const data = { ...content, version: 3, updatedAt: serverTimestamp(), updatedBy: uid };
    const batch = writeBatch(db);
    batch.set(doc(db, path), data);
    for (const revisionId of ['3', id]) batch.set(doc(db, `${path}/revisions/${revisionId}`), data);
    await denied(batch.commit());
  });

  test('cannot save over a revision that is already there', async () => {
    await saveTwice();
    await people.behindTheRules(async (context) => {
      await context.firestore().doc(`${path}/revisions/3`).set({ version: 3 });
    });
    await denied(save(people.staff, path, content, { from: 2 }));
  });
});

test.each([1, -1])('a first save cannot be numbered as if %i had been seen', async (from) => {
  await denied(save(people.staff, 'site/home', home, { from }));
});

// The SDK sends whole numbers beyond 2 ** 53 as floating-point numbers.
test.each(['9007199254740992', '9.007199254740992E15', '9.007199254740992e+15'])(
  'a version cannot be a floating-point number, with the revision %s',
  async (revisionId) => {
    await people.behindTheRules(async (context) => {
      await context.firestore().doc('site/home').set({ version: Number.MAX_SAFE_INTEGER });
    });
    const variation = { from: Number.MAX_SAFE_INTEGER, revisionId };
    await denied(save(people.staff, 'site/home', home, variation));
  },
);

test('of 20 people who save the same version at once exactly one succeeds', async () => {
  await save(people.staff, 'site/home', home);
  const saves = times(20, (index) =>
    save(people[index % 2 ? 'staff' : 'colleague'], 'site/home', changedBy(index), { from: 1 }),
  );
  const outcomes = await Promise.allSettled(saves);
  const winners = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
  expect(winners).toHaveLength(1);

  const stored = await getDoc(doc(people.staff.db, 'site/home'));
  const recorded = await getDoc(doc(people.staff.db, 'site/home/revisions/2'));
  expect(stored.data()).toMatchObject({ ...changedBy(winners[0] as number), version: 2 });
  expect(recorded.data()).toEqual(stored.data());
});

const changedBy = (index: number) => ({
  ...home,
  upcomingEvent: { name: `Save ${index}`, description: '' },
});
