import { siteDocument } from '@lamplight/content/paths';
import { aboutSamples } from '@lamplight/content/samples/about';
import { contactSamples } from '@lamplight/content/samples/contact';
import { feedbackThankYouSamples } from '@lamplight/content/samples/feedbackThankYou';
import { missionSamples } from '@lamplight/content/samples/mission';
import { supportSamples } from '@lamplight/content/samples/support';
import type { SiteDocumentName } from '@lamplight/content/siteContent';
import { messages } from '@lamplight/content/texts/messages';
import { describe, expect, test } from 'vitest';
import { arrange, restoreAfterwards, stored, storedRevision } from './documents.ts';
import { demoStaff, staff } from './people.ts';
import { documents } from './resources.ts';
import { ask } from './suite.ts';

for (const document of documents) restoreAfterwards(document.stored);

const save = async (path: string, body: unknown) =>
  ask('PUT', `/api/${path}`, { as: await staff(), body });

const addresses = documents.flatMap((document) =>
  document.savedAt.map((at) => ({ ...document, at })),
);

describe.each(addresses)('a save by staff of the document $name at /api/$at', (address) => {
  const { at, path, stored: document, content, samples, id, others, beside } = address;
  const changed = { ...samples.valid.largest };

  const arranged = async () => {
    for (const other of others) await arrange(other, {}, 0);
    await arrange(document, content, 3);
  };

  test('returns the record as it is shown from then on, uncached', async () => {
    await arranged();
    const response = await save(at, { ...changed, _id: 'other', version: 3 });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const record = await response.json();
    const shown = { ...beside, ...changed };
    expect(record).toEqual(id ? { _id: id, ...shown, version: 4 } : shown);
    expect(await (await ask('GET', `/api/${path}`)).json()).toEqual(record);
  });

  test('stores its next version and revision, and nothing else', async () => {
    await arranged();
    await save(at, { ...beside, ...changed });
    const record = await stored(document);
    expect(record).toMatchObject({ ...changed, version: 4, updatedBy: demoStaff });
    expect(await storedRevision(document, 4)).toEqual(record);
    for (const other of others) expect(await stored(other), other).toBeUndefined();
  });

  test('is refused from an older version, and changes nothing', async () => {
    await arranged();
    const response = await save(at, { ...changed, version: 2 });
    expect(response.status).toBe(409);
    const message = messages.changedMeanwhile;
    expect(await response.json()).toEqual({ message, code: 'changed-meanwhile' });
    expect(await stored(document)).toMatchObject({ version: 3, updatedBy: 'arranged' });
  });

  test('can be the first one', async () => {
    for (const other of [...others, document]) await arrange(other, {}, 0);
    expect((await save(at, { ...changed, version: 0 })).status).toBe(200);
    expect(await stored(document)).toMatchObject({ ...changed, version: 1 });
  });
});

test.each([
  'home/other',
  'about/home',
  'about/mission',
  'contact/contact2',
  'contact/feedbackGreeting',
  'contact/%2F',
  'about/__name__',
  'mission/mission',
])('there is nothing to save at /api/%s', async (path) => {
  const response = await save(path, {});
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: messages.notFound, code: 'not-found' });
});

const about = { ...aboutSamples.valid.small };
const mission = { ...missionSamples.valid.small };
const support = { ...supportSamples.valid.small };

const at = (name: SiteDocumentName) => stored(siteDocument(name));

describe('a save of a record held in several documents', () => {
  /** Stores the three documents of /api/about as versions 3, 5 and 2. */
  const arranged = async () => {
    await arrange(siteDocument('about'), about, 3);
    await arrange(siteDocument('mission'), mission, 5);
    await arrange(siteDocument('support'), support, 2);
  };
  const donate = { ...Object(support.donate), title: 'Give' };

  test('stores those that it changes, and leaves the others alone', async () => {
    await arranged();
    const body = { ...about, titlemission1: 'New', donate, version: 10 };
    const response = await save('about/about', body);
    expect(await response.json()).toEqual({
      _id: 'about',
      ...about,
      ...mission,
      ...support,
      titlemission1: 'New',
      donate,
      version: 12,
    });
    expect(await at('about')).toMatchObject({ version: 3, updatedBy: 'arranged' });
    expect(await at('mission')).toMatchObject({ titlemission1: 'New', version: 6 });
    expect(await at('support')).toMatchObject({ donate, version: 3, updatedBy: demoStaff });
    for (const [name, version] of [['mission', 6] as const, ['support', 3] as const]) {
      expect(await storedRevision(siteDocument(name), version)).toEqual(await at(name));
    }
  });

  test('is refused if any of them was saved in the meantime', async () => {
    await arranged();
    await save('about/about', { donate });
    const response = await save('about/about', { titlemission1: 'New', version: 10 });
    expect(response.status).toBe(409);
    expect(await at('mission')).toMatchObject({ ...mission, version: 5 });
  });

  test('stores none if one would be incomplete, and names all errors', async () => {
    await arranged();
    const response = await save('about/about', { title1: 'New', titlemission2: '', story: '' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      fields: { titlemission2: messages.allFieldsRequired, story: messages.allFieldsRequired },
    });
    expect(await at('about')).toMatchObject({ ...about, version: 3 });
  });

  test('may send a whole record with only one document filled in', async () => {
    await arranged();
    for (const name of ['about', 'support'] as const) await arrange(siteDocument(name), {}, 0);
    const record = await (await ask('GET', '/api/about')).json();
    const response = await save('about/about', { ...record, titlemission1: 'New' });
    expect(await response.json()).toEqual({ ...record, titlemission1: 'New', version: 6 });
    expect(await at('about')).toBeUndefined();
    expect(await at('support')).toBeUndefined();
  });

  test('is not stopped by another document that was broken by hand', async () => {
    await arranged();
    await arrange(siteDocument('about'), { ...about, story: 7, image: 'x', extra: true });
    expect((await save('about/about', { donate })).status).toBe(200);
    expect(await at('about')).toMatchObject({ story: 7, extra: true });
  });
});

test('the contact editor may leave out the thank-you message; the message’s own editor may not', async () => {
  const contact = { ...contactSamples.valid.small };
  await arrange(siteDocument('contact'), contact);
  await arrange(siteDocument('feedbackGreeting'), { ...feedbackThankYouSamples.valid.small });
  const without = { ...contact, feedbacktitle: '', feedbackmessage: '' };
  expect((await save('contact/contact', without)).status).toBe(200);
  expect(await at('feedbackGreeting')).toMatchObject({ feedbacktitle: '', version: 2 });
  const response = await save('contact', { feedbacktitle: 'Thank you!', feedbackmessage: '' });
  expect(await response.json()).toEqual({
    message: messages.allFieldsRequired,
    code: 'invalid-content',
    fields: { feedbackmessage: messages.allFieldsRequired },
  });
});

test('custom wordings sent by a text’s former English are stored by its key', async () => {
  const texts = [
    { word: 'Our team', instead: 'Who we are' },
    { word: 'team.intro', instead: 'All of us' },
  ];
  expect((await save('organisation', { texts })).status).toBe(200);
  const { texts: shown } = await (await ask('GET', '/api/organisation')).json();
  expect(shown).toEqual([
    { word: 'team.heading', instead: 'Who we are' },
    { word: 'team.intro', instead: 'All of us' },
  ]);
});
