import { listLimits } from '@lamplight/content/limits';
import { nextOrder } from '@lamplight/content/order';
import { addressClaim, draftOf, listItem, revision, siteDocument } from '@lamplight/content/paths';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Running, startAny } from './framework.ts';
import { plannedDraft, plannedIn, run } from './plannedDrafts.ts';

const project = 'demo-publishing';
const planned = plannedIn(project);
const { save, saveDrafts, draft, read, role, records } = planned;

let publishing: Running;

beforeAll(async () => {
  publishing = await startAny(project, { target: 'publishDrafts' });
  return () => publishing.kill();
});
beforeEach(async () => {
  await planned.clear();
  await role('ruth', 'editor');
});
afterAll(planned.end);

const due = Date.now() - 60_000;
const support = siteDocument('support');
const quote = listItem('studentTestimonials', 'one');
/** The first valid sample. */
function sampleOf<Content>({ valid }: { valid: Record<string, Content> }): Content {
  const [sample] = Object.values(valid);
  if (sample === undefined) throw new Error('There is no sample');
  return sample;
}
const supportContent = sampleOf(documentSamples.support);
const quoteContent = sampleOf(listSamples.studentTestimonials);
const donate = (changes: object) => ({ donate: { ...supportContent.donate, ...changes } });

/** Runs the function, which is well whatever becomes of the drafts. */
const publish = async () => expect(await run(publishing)).toBe(200);

test('a draft is published once, at its time, in the name of the person who planned it', async () => {
  await save({ [support]: supportContent, [quote]: quoteContent });
  await saveDrafts({
    [support]: plannedDraft(due, donate({ title: 'New' })),
    [quote]: plannedDraft(Date.now() + 60_000, { name: 'Not yet' }),
  });
  await publish();
  await publish();
  expect(await read(support)).toMatchObject({
    ...donate({ title: 'New' }),
    version: 2,
    updatedBy: 'ruth',
  });
  expect(await read(support)).not.toHaveProperty('order');
  expect(await read(revision(support, 2))).toEqual(await read(support));
  expect(await draft(support)).toMatchObject({ state: 'published', base: [2], version: 2 });
  expect(await draft(support)).not.toHaveProperty('publish');
  expect(await read(revision(draftOf(support), 2))).toEqual(await draft(support));
  expect(await draft(quote)).toMatchObject({ state: 'open', version: 1 });
  expect(await records()).toEqual([
    expect.objectContaining({
      kind: 'published',
      by: 'ruth',
      of: 'support',
      planned: expect.stringMatching(/^\d{4}-.*Z\[Africa\/Nairobi\]$/),
    }),
  ]);
});

test('publishing keeps live changes made since the draft', async () => {
  await save({ [support]: supportContent });
  await saveDrafts({ [support]: plannedDraft(due, donate({ title: 'New' })) });
  await save({ [support]: { ...supportContent, ...donate({ point1: 'Live' }) } }, 2);
  await publish();
  expect(await read(support)).toMatchObject({
    ...donate({ title: 'New', point1: 'Live' }),
    version: 3,
  });
});

test('changes saved after the planned version stay in the draft', async () => {
  await save({ [support]: supportContent });
  await saveDrafts({ [support]: plannedDraft(due, donate({ title: 'Planned' })) });
  const later = donate({ title: 'Planned', point1: 'Later' });
  await saveDrafts({ [support]: plannedDraft(due, later, { version: 1 }) }, 2);
  await publish();
  expect(await read(support)).toMatchObject({ ...donate({ title: 'Planned' }), version: 2 });
  expect(await draft(support)).toMatchObject({
    state: 'open',
    base: [2],
    fields: later,
    since: 1,
    version: 3,
  });
  expect(await draft(support)).not.toHaveProperty('publish');
});

test('a draft ends with its publication if a later version of it changes nothing more', async () => {
  const changes = donate({ title: 'Planned' });
  await save({ [support]: supportContent });
  await saveDrafts({ [support]: plannedDraft(due, changes) });
  await saveDrafts({ [support]: plannedDraft(due, changes, { version: 1 }) }, 2);
  await publish();
  expect(await read(support)).toMatchObject({ ...changes, version: 2 });
  expect(await draft(support)).toMatchObject({ state: 'published', base: [2], fields: {} });
});

test('the draft of an item that was deleted before it was saved is stopped', async () => {
  const gone = listItem('studentTestimonials', 'gone');
  await save({ [gone]: quoteContent });
  await planned.store.doc(gone).delete();
  await saveDrafts({ [gone]: plannedDraft(due, quoteContent, { base: [0], order: 500 }) });
  await publish();
  expect(await draft(gone)).toMatchObject({ state: 'open', stopped: { reason: 'deleted' } });
});

test('a new item whose draft has no place gets the first one', async () => {
  await saveDrafts({ [quote]: plannedDraft(due, quoteContent, { base: [0] }) });
  await publish();
  expect(await read(quote)).toMatchObject({ ...quoteContent, order: nextOrder(undefined) });
});

test('a new item and a new page get their places and addresses', async () => {
  const page = listItem('pages', 'new');
  await saveDrafts({
    [quote]: plannedDraft(due, quoteContent, { base: [0], order: 500 }),
    [page]: plannedDraft(
      due,
      { ...sampleOf(listSamples.pages), address: '/autumn' },
      { base: [0], order: 1_000 },
    ),
  });
  await publish();
  expect(await read(quote)).toMatchObject({ name: quoteContent.name, order: 500, version: 1 });
  expect(await read(page)).toMatchObject({ address: '/autumn', order: 1_000, version: 1 });
  expect(await read(addressClaim('/autumn'))).toEqual({ page: 'new' });
});

test('both documents of the contact page are published', async () => {
  const [contact, greeting] = [siteDocument('contact'), siteDocument('feedbackGreeting')];
  await save({
    [contact]: sampleOf(documentSamples.contact),
    [greeting]: sampleOf(documentSamples.feedbackGreeting),
  });
  const fields = { mail: 'new@example.org', feedbacktitle: 'Thanks' };
  await saveDrafts({ [contact]: plannedDraft(due, fields, { base: [1, 1] }) });
  await publish();
  expect(await read(contact)).toMatchObject({ mail: 'new@example.org', version: 2 });
  expect(await read(greeting)).toMatchObject({ feedbacktitle: 'Thanks', version: 2 });
  expect(await draft(contact)).toMatchObject({ state: 'published', base: [2, 2] });
});

describe('publishing stops, with a reason, for', () => {
  const expectStopped = async (path: string, reason: string) => {
    const before = await read(path);
    await publish();
    await publish();
    expect(await read(path)).toEqual(before);
    expect(await draft(path)).toMatchObject({
      state: 'open',
      version: 1,
      stopped: { reason, by: 'ruth' },
    });
    expect(await draft(path)).not.toHaveProperty('publish');
    const stopped = { kind: 'notPublished', reason, by: 'ruth' };
    expect(await records()).toEqual([expect.objectContaining(stopped)]);
  };

  test.each(['viewer', 'nobody', ''])('a draft of someone whose role is now %j', async (now) => {
    await (now ? role('ruth', now) : planned.store.doc('staff/ruth').delete());
    await save({ [support]: supportContent });
    await saveDrafts({ [support]: plannedDraft(due, donate({ title: 'New' })) });
    await expectStopped(support, 'rights');
  });

  test('a draft of the organisation by someone who is now an editor', async () => {
    const organisation = siteDocument('organisation');
    await save({ [organisation]: sampleOf(documentSamples.organisation) });
    await saveDrafts({ [organisation]: plannedDraft(due, { name: 'Other' }) });
    await expectStopped(organisation, 'rights');
  });

  test('a draft that conflicts with a live change', async () => {
    await save({ [support]: supportContent });
    await saveDrafts({ [support]: plannedDraft(due, donate({ title: 'New' })) });
    await save({ [support]: { ...supportContent, ...donate({ title: 'Live' }) } }, 2);
    await expectStopped(support, 'clash');
  });

  test('a draft of a deleted item', async () => {
    await saveDrafts({ [quote]: plannedDraft(due, { name: 'New' }) });
    await expectStopped(quote, 'deleted');
  });

  test('a page whose address is taken', async () => {
    const [page, other] = [listItem('pages', 'new'), listItem('pages', 'other')];
    const content = { ...sampleOf(listSamples.pages), address: '/autumn' };
    await save({ [other]: content });
    await planned.store.doc(addressClaim('/autumn')).set({ page: 'other' });
    await saveDrafts({ [page]: plannedDraft(due, content, { base: [0], order: 1_000 }) });
    await expectStopped(page, 'address');
  });

  test('a new item of a full list', async () => {
    const batch = planned.store.batch();
    for (let index = 0; index < listLimits.items; index += 1)
      batch.set(planned.store.doc(listItem('team', `member-${index}`)), { order: index });
    await batch.commit();
    const member = listItem('team', 'new');
    const content = sampleOf(listSamples.team);
    await saveDrafts({ [member]: plannedDraft(due, content, { base: [0], order: 1_000 }) });
    await expectStopped(member, 'full');
  });

  test('a draft without a required field', async () => {
    await save({ [quote]: quoteContent });
    await saveDrafts({ [quote]: plannedDraft(due, { name: '' }) });
    await expectStopped(quote, 'invalid');
  });
});

test('an unreadable draft doesn’t keep others from being published', async () => {
  await save({ [support]: supportContent });
  await saveDrafts({
    [support]: plannedDraft(due, donate({ title: 'New' })),
    [quote]: { ...plannedDraft(due - 1_000, { name: 'New' }), base: 'none' },
    'unknown/list': plannedDraft(due - 2_000, { name: 'New' }),
  });
  await planned.store
    .doc(draftOf(listItem('team', 'later')))
    .set({ ...plannedDraft(due - 3_000, {}), version: 1, shape: 1_000 });
  await publish();
  expect(await read(support)).toMatchObject({ version: 2 });
});
