import { draftVersion, storedDraft } from '@lamplight/content/contentDraft';
import { expect, test } from 'vitest';
import { ChangedMeanwhile } from '../../firebase/errors.ts';
import { storedDocument } from '../../firebase/reading/stored.ts';
import { Conflicting } from '../merging/mergeSave.ts';
import { publishedDraft, savedDraft } from './draftSaves.ts';
import { contentWith, path, record, storeOf } from './draftTestStore.ts';

test('a draft holds its changed fields and the version they are based on', async () => {
  const store = storeOf({});
  await store.saveDraft(contentWith({}), contentWith({ title: 'New' }));
  expect(store.draft()).toMatchObject({ state: 'open', base: [1], version: 1 });
  expect(Object.keys(store.draft().fields)).toEqual(['donate']);
});

test('saving a draft merges live changes into it', async () => {
  const store = storeOf({});
  await store.saveDraft(contentWith({}), contentWith({ title: 'New' }));
  store.saveLive({ point1: 'Live' }, 2);
  const seen = contentWith({ title: 'New', point1: 'Live' });
  await store.saveDraft(seen, { ...seen, donate: { ...seen.donate, point2: 'Two' } });
  expect(store.draft()).toMatchObject({
    base: [2],
    fields: { donate: { title: 'New', point1: 'Live', point2: 'Two' } },
  });
});

test('a draft that conflicts with the live page keeps its older base until resolved', async () => {
  const store = storeOf({});
  await store.saveDraft(contentWith({}), contentWith({ title: 'New' }));
  store.saveLive({ title: 'Live' }, 2);
  const seen = contentWith({ title: 'New' });
  await store.saveDraft(seen, contentWith({ title: 'New', point2: 'Two' }));
  expect(store.draft()).toMatchObject({ base: [1], fields: { donate: { title: 'New' } } });

  const mine = contentWith({ title: 'New', point2: 'Two' });
  const refused = await store.publish(mine, mine).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Conflicting);
  expect(refused).toMatchObject({ by: 'ruth', over: { versions: [2] } });

  await store.saveDraft(mine, mine, [2]);
  expect(store.draft()).toMatchObject({ base: [2], fields: { donate: { title: 'New' } } });
  const [live, draft] = await store.publish(mine, mine);
  expect(live?.content).toMatchObject({ donate: { title: 'New', point1: 'One', point2: 'Two' } });
  expect(draft?.content).toMatchObject({ state: 'published', base: [3], fields: {} });
});

test('a draft that conflicts with the live page does not take over other live changes', async () => {
  const store = storeOf({});
  await store.saveDraft(contentWith({}), contentWith({ title: 'New' }));
  store.saveLive({ title: 'Live', point1: 'Theirs' }, 2);
  const seen = contentWith({ title: 'New', point1: 'Theirs' });
  expect(await store.seen()).toEqual(seen);
  await store.saveDraft(seen, contentWith({ title: 'New', point1: 'Theirs', point2: 'Two' }));
  expect(store.draft()).toMatchObject({
    base: [1],
    fields: { donate: { title: 'New', point1: 'One', point2: 'Two' } },
  });
  // A live change that is undone stays undone.
  store.saveLive({ title: 'Live', point1: 'One' }, 3);
  expect(await store.seen()).toMatchObject({ donate: { point1: 'One', point2: 'Two' } });
});

test('a draft is scheduled once its conflicts with the live page are resolved', async () => {
  const plan = { at: '2027-03-01T10:00:00Z[Europe/London]', by: 'ruth' };
  const store = storeOf({});
  await store.saveDraft(contentWith({}), contentWith({ title: 'New' }));
  store.saveLive({ title: 'Live' }, 2);
  const mine = contentWith({ title: 'New' });
  const refused = store.saveDraft(mine, mine, undefined, plan);
  await expect(refused).rejects.toMatchObject({ by: 'ruth', over: { versions: [2] } });
  await store.saveDraft(mine, mine, [2], plan);
  expect(store.draft()).toMatchObject({ base: [2], publish: { ...plan, version: 2 } });
});

test('publishing includes what a colleague has just saved in the draft', async () => {
  const store = storeOf({});
  await store.saveDraft(contentWith({}), contentWith({ title: 'New' }));
  const seen = contentWith({ title: 'New' });
  await store.saveDraft(seen, contentWith({ title: 'New', point1: 'Hers' }));
  const [live] = await store.publish(seen, contentWith({ title: 'New', point2: 'Mine' }));
  expect(live?.content).toMatchObject({
    donate: { title: 'New', point1: 'Hers', point2: 'Mine' },
  });
  const conflict = store.publish(seen, contentWith({ title: 'New', point1: 'Mine' }));
  await expect(conflict).rejects.toMatchObject({ by: 'ruth', over: undefined });
});

test('saving a draft that someone has published keeps what was typed since', async () => {
  const store = storeOf({});
  await store.saveDraft(contentWith({}), contentWith({ title: 'New' }));
  const seen = contentWith({ title: 'New' });
  const [, closed] = await store.publish(seen, seen);
  store.saveLive({ title: 'New' }, 2);
  store.data.set(record.draft, { ...closed?.content, version: 2, shape: 3 });
  const [live, draft] = await store.publish(seen, contentWith({ title: 'New', point2: 'Mine' }));
  expect(live?.content).toMatchObject({ donate: { title: 'New', point2: 'Mine' } });
  expect(draft).toBeNull();
});

test('a draft that someone has discarded, or whose page is deleted, is neither saved nor published', async () => {
  const edit = { base: contentWith({}), mine: contentWith({ title: 'New' }) };
  const saved = { version: 1, updatedAt: new Date(), updatedBy: 'ruth', shape: 3 };
  const live = [storedDocument(path, { ...contentWith({}), ...saved })];
  const discarded = async () => ({ state: 'discarded', base: [1], fields: {}, ...saved });
  for (const save of [savedDraft, publishedDraft]) {
    const saving = save(record, { ...edit, ofDraft: true }, live, discarded);
    await expect(saving).rejects.toBeInstanceOf(ChangedMeanwhile);
  }
  const saving = savedDraft(record, { ...edit, existed: true }, [undefined], async () => undefined);
  await expect(saving).rejects.toBeInstanceOf(ChangedMeanwhile);
});

test('a draft of something new starts with everything in the form', async () => {
  const store = storeOf();
  const begun = contentWith({ title: 'From a template' });
  await store.saveDraft(begun, { ...begun, donate: { ...begun.donate, point2: 'Two' } });
  expect(store.draft()).toMatchObject({
    base: [0],
    fields: { donate: { title: 'From a template', point2: 'Two' } },
  });
  const [live] = await store.publish(begun, begun);
  expect(live?.content).toMatchObject({ donate: { title: 'From a template' } });
});

test('a draft keeps texts that are not valid for publishing', async () => {
  const store = storeOf({});
  const long = 'x'.repeat(300);
  await store.saveDraft(contentWith({}), contentWith({ title: long }));
  expect(store.draft().fields).toMatchObject({ donate: { title: long } });
  const mine = contentWith({ title: long });
  await expect(store.publish(mine, mine)).rejects.toThrow(/200/);
});

test('invalid data reads as a discarded draft', () => {
  for (const data of [undefined, {}, { state: 'open' }, { state: 'open', base: ['1'], fields: 7 }])
    expect(storedDraft([path], data)).toMatchObject({ state: 'discarded', fields: {} });
  const next = draftVersion({ state: 'open', base: [1], fields: {}, since: 1 }, 7);
  expect(next).toEqual({ content: { state: 'open', base: [1], fields: {}, since: 1 }, order: 7 });
});
