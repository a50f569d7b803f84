import { messages } from '@lamplight/content/messages';
import { siteDocument } from '@lamplight/content/paths';
import { aboutSamples } from '@lamplight/content/samples/about';
import { contactSamples } from '@lamplight/content/samples/contact';
import { describe, expect, test } from 'vitest';
import { arrange, putBackAfterwards, stored, storedRevision } from './documents.ts';
import { demoStaff, staff } from './people.ts';
import { documents } from './resources.ts';
import { ask } from './suite.ts';

for (const document of documents) putBackAfterwards(document.stored);

const save = async (path: string, body: unknown) =>
  ask('PUT', `/api/${path}`, { as: await staff(), body });

const addresses = documents.flatMap((document) =>
  document.savedAt.map((at) => ({ ...document, at })),
);

describe.each(addresses)(
  'a save by staff at /api/$at',
  ({ at, path, stored: document, content, id }) => {
    test('is answered as the document is shown from then on, and kept by no cache', async () => {
      await arrange(document, content, 3);
      const answer = await save(at, { ...content, _id: 'other', version: 3 });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const record = await answer.json();
      expect(record).toEqual(id ? { _id: id, ...content, version: 4 } : content);
      expect(await (await ask('GET', `/api/${path}`)).json()).toEqual(record);
    });

    test('is stored as the next version, with its revision', async () => {
      await arrange(document, content, 3);
      await save(at, content);
      const record = await stored(document);
      expect(record).toMatchObject({ ...content, version: 4, updatedBy: demoStaff });
      expect(await storedRevision(document, 4)).toEqual(record);
    });

    test('is refused from an older version, and changes nothing', async () => {
      await arrange(document, content, 3);
      const answer = await save(at, { ...content, version: 2 });
      expect(answer.status).toBe(409);
      const message = messages.changedMeanwhile;
      expect(await answer.json()).toEqual({ message, code: 'changed-meanwhile' });
      expect(await stored(document)).toMatchObject({ version: 3, updatedBy: 'arranged' });
    });
  },
);

test.each(['home/other', 'about/home', 'contact/contact2', 'contact/%2F', 'about/__name__'])(
  'there is nothing to save at /api/%s',
  async (path) => {
    const answer = await save(path, {});
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: messages.notFound, code: 'not-found' });
  },
);

describe('a save of more than one part of a document', () => {
  const about = { ...aboutSamples.valid.small };
  const document = siteDocument('about');

  test('may empty one of them', async () => {
    await arrange(document, about);
    const { donate, volunteer } = { ...aboutSamples.valid.empty };
    const answer = await save('about/about', { donate, volunteer, titlemission1: 'New' });
    expect(await answer.json()).toMatchObject({ donate, volunteer, titlemission1: 'New' });
  });

  test('may not leave one half filled in', async () => {
    await arrange(document, about);
    const answer = await save('about/about', { titlemission2: '', donate: about.donate });
    expect(await answer.json()).toMatchObject({
      fields: { titlemission2: messages.allFieldsRequired },
    });
    expect(await stored(document)).toMatchObject({ ...about, version: 1 });
  });
});

test('the contact editor needs no greeting of the feedback form; the editor of that does', async () => {
  const contact = { ...contactSamples.valid.small };
  await arrange(siteDocument('contact'), contact);
  const without = { ...contact, feedbacktitle: '', feedbackmessage: '' };
  expect((await save('contact/contact', without)).status).toBe(200);
  const answer = await save('contact', { feedbacktitle: 'Thank you!', feedbackmessage: '' });
  expect(await answer.json()).toEqual({
    message: messages.allFieldsRequired,
    code: 'invalid-content',
    fields: { feedbackmessage: messages.allFieldsRequired },
  });
});

test('what was broken by hand does not stand in the way of who edits something else', async () => {
  const about = { ...aboutSamples.valid.small };
  await arrange(siteDocument('about'), { ...about, story: 7, image: 'x', extra: true });
  const { donate } = about;
  expect((await save('about/about', { donate })).status).toBe(200);
});
