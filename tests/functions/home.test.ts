import { contentVersionLabel } from '@lamplight/content/documentMetadata';
import { withoutKeys } from '@lamplight/content/itemKeys';
import { siteDocument } from '@lamplight/content/paths';
import { brokenHome, homeSamples } from '@lamplight/content/samples/home';
import { times } from '@lamplight/content/samples/sample';
import { messages } from '@lamplight/content/texts/messages';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { arrange, restoreAfterwards, stored, storedRevision } from './documents.ts';
import { inParallel } from './inParallel.ts';
import { demoStaff, staff } from './people.ts';
import { ask } from './suite.ts';

const home = siteDocument('home');
const content = { ...homeSamples.valid.small };
const changed = {
  ...content,
  testimonials: [{ name: 'Noor', role: 'Mentor', quote: 'I came back.' }],
};

restoreAfterwards(home);

const save = async (body: unknown) => ask('PUT', '/api/home/home', { as: await staff(), body });

describe('the home content is read', () => {
  test('with its id and version, but not who saved it and when', async () => {
    await arrange(home, content, 7);
    const answer = await ask('GET', '/api/home');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ _id: 'home', ...content, version: 7 });
  });

  test('by everybody without caching', async () => {
    await arrange(home, content);
    const { headers } = await ask('GET', '/api/home');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('without its body by HEAD', async () => {
    const answer = await ask('HEAD', '/api/home');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test('even when it was broken by hand', async () => {
    await arrange(home, { ...Object(brokenHome) }, 2);
    const answer = await ask('GET', '/api/home');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      _id: 'home',
      sliderImages: [],
      testimonials: [{ name: 'Amina', role: '', quote: '' }],
      version: 2,
    });
  });

  test('as empty content when it was never saved', async () => {
    await arrange(home, {}, 0);
    const answer = await ask('GET', '/api/home');
    expect(await answer.json()).toMatchObject({ _id: 'home', sliderImages: [], version: 0 });
  });
});

describe('a save by staff', () => {
  test('is stored as the next version, with its author and time, and as a revision', async () => {
    await arrange(home, content, 3);
    const before = Date.now();
    const answer = await save({ ...changed, version: 3 });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ _id: 'home', ...changed, version: 4 });

    const record = await stored(home);
    expect({ ...withoutKeys(record), updatedAt: record?.updatedAt }).toEqual({
      ...changed,
      version: 4,
      updatedAt: expect.any(Timestamp),
      updatedBy: demoStaff,
      ...contentVersionLabel(),
    });
    expect(Math.abs(record?.updatedAt.toMillis() - before)).toBeLessThan(30_000);
    expect(await storedRevision(home, 4)).toEqual(record);
  });

  test('can be the first one', async () => {
    await arrange(home, {}, 0);
    expect(await (await save({ ...content, version: 0 })).json()).toMatchObject({ version: 1 });
    expect(await storedRevision(home, 1)).toMatchObject(content);
  });

  test('accepts the whole response of a read', async () => {
    await arrange(home, content, 5);
    const read = await (await ask('GET', '/api/home')).json();
    const answer = await save({ ...read, testimonials: changed.testimonials });
    expect(await answer.json()).toEqual({ _id: 'home', ...changed, version: 6 });
  });

  test('that changes nothing returns the stored content and stores nothing', async () => {
    await arrange(home, content, 5);
    const answer = await save(content);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ _id: 'home', ...content, version: 5 });
    expect(await stored(home)).toMatchObject({ version: 5, updatedBy: 'arranged' });
    expect(await storedRevision(home, 6)).toBeUndefined();
  });

  test('leaves out the editor’s temporary fields', async () => {
    await arrange(home, content);
    const scratch = { newSliderImage: { image: 'x' }, newTitleWord: { word: 'a', color: 'b' } };
    expect((await save({ ...changed, ...scratch })).status).toBe(200);
    expect(Object.keys((await stored(home)) ?? {})).not.toContain('newSliderImage');
    expect(Object.keys((await stored(home)) ?? {})).not.toContain('newTitleWord');
  });

  test('cannot set the metadata itself', async () => {
    await arrange(home, content);
    await save({ ...changed, _id: 'other', updatedBy: 'someone else', updatedAt: 0 });
    expect(await stored(home)).toMatchObject({
      updatedBy: demoStaff,
      updatedAt: expect.any(Timestamp),
    });
    expect(Object.keys((await stored(home)) ?? {})).not.toContain('_id');
  });

  test('keeps top-level keys unknown to the client', async () => {
    await arrange(home, content);
    const { imageAlts, ...known } = changed;
    expect(await (await save(known)).json()).toMatchObject({ ...known, imageAlts });
  });

  test('repairs content that was broken by hand', async () => {
    await arrange(home, { ...Object(brokenHome) }, 2);
    expect((await save({ sliderImages: ['/demo/a.webp'] })).status).toBe(200);
    expect(await stored(home)).toMatchObject({ sliderImages: ['/demo/a.webp'], version: 3 });
  });

  test('is refused if its content is invalid, naming the field, and changes nothing', async () => {
    await arrange(home, content, 3);
    const answer = await save({
      ...content,
      sliderImages: ['/demo/a.webp', 'javascript:alert(1)'],
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      message: expect.any(String),
      code: 'invalid-content',
      fields: { 'sliderImages.1': expect.any(String) },
    });
    expect(await stored(home)).toMatchObject({ ...content, version: 3 });
    expect(await storedRevision(home, 4)).toBeUndefined();
  });
});

// One waits for the other, longer each time that it comes too late.
describe('concurrent saves', { timeout: 60_000 }, () => {
  test('of one version: one is stored, and the others get a conflict', async () => {
    await arrange(home, content, 3);
    const as = await staff();
    const saves = times(20, (index) => async () => {
      const upcomingEvent = { name: `Save ${index}`, description: '' };
      return ask('PUT', '/api/home/home', { as, body: { upcomingEvent, version: 3 } });
    });
    const answers = await inParallel(6, saves);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...times(19, () => 409)]);

    const won = await answers.find(({ status }) => status === 200)?.json();
    expect(await stored(home)).toMatchObject({ version: 4, upcomingEvent: won.upcomingEvent });
    expect(await storedRevision(home, 5)).toBeUndefined();
  });

  test('without a version: each is stored as a version of its own', async () => {
    await arrange(home, content, 3);
    const as = await staff();
    const saves = times(6, (index) => () => {
      const body = { upcomingEvent: { name: `Save ${index}`, description: '' } };
      return ask('PUT', '/api/home/home', { as, body });
    });
    const records = await Promise.all((await inParallel(6, saves)).map((answer) => answer.json()));
    expect(records.map(({ version }) => version).toSorted()).toEqual([4, 5, 6, 7, 8, 9]);
  });

  test('of an old version are refused in the common error format', async () => {
    await arrange(home, content, 3);
    const answer = await save({ ...changed, version: 2 });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      message: messages.changedMeanwhile,
      code: 'changed-meanwhile',
    });
    expect(await stored(home)).toMatchObject({ ...content, version: 3 });
  });
});
