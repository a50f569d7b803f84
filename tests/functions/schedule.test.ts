import { addressClaim, siteDocument } from '@lamplight/content/paths';
import { aboutSamples } from '@lamplight/content/samples/about';
import { teamMemberSamples } from '@lamplight/content/samples/teamMember';
import { timeMessages } from '@lamplight/content/texts/timeMessages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import {
  arrange,
  arrangeList,
  restoreAfterwards,
  restoreListAfterwards,
  saved,
  stored,
} from './documents.ts';
import { type Running, startAny } from './framework.ts';
import { newStaff, staff, stranger } from './people.ts';
import { always, at, minute, news, quote, start } from './scheduled.ts';
import { ask, store } from './suite.ts';

for (const name of ['about', 'redirects'] as const) restoreAfterwards(siteDocument(name));
for (const list of ['team', 'news', 'pages'] as const) restoreListAfterwards(list);

const member = (name: string, schedule: object = {}) => ({
  ...teamMemberSamples.valid.small,
  name,
  ...always,
  ...schedule,
});
const page = {
  title: 'The open day',
  address: '/open-day',
  shown: true,
  description: '',
  picture: '',
  imageAlts: {},
  from: at(60),
  until: at(180),
  blocks: [quote('Come at noon.'), quote('It was lovely.', { from: at(120) })],
};
const aboutBlocks = [
  quote('Until one.', { until: at(60) }),
  quote('At all times.'),
  quote('From two.', { from: at(120) }),
];
const about = { ...aboutSamples.valid.small, blocks: aboutBlocks };

describe('as time passes', () => {
  let site: Running;
  let api: Running;

  beforeAll(async () => {
    await arrange(siteDocument('about'), about);
    await arrange(siteDocument('redirects'), { redirects: { '/open-day': '/contact' } });
    await arrangeList('team', {
      ruth: saved(member('Ruth Until', { until: at(120) }), 1),
      noor: saved(member('Noor Always'), 2),
    });
    await arrangeList('news', {
      old: saved(news('The old news', { until: at(60) }), 1),
      new: saved(news('The other news'), 2),
    });
    await arrangeList('pages', { day: saved(page, 1) });
    await store.doc(addressClaim('/open-day')).set({ page: 'day' });
    const settings = { CONTENT_SECONDS: '3600' };
    site = await startAny(demoProject, { target: 'site', settings, movable: true });
    api = await startAny(demoProject, { movable: true });
  }, 60_000);
  afterAll(() => Promise.all([site.kill(), api.kill()]));

  const moveTo = async (minutes: number) => {
    const ahead = start + minutes * minute - Date.now();
    await Promise.all([site.moveClock(ahead), api.moveClock(ahead)]);
  };
  const look = (path: string) => fetch(site.address + path, { redirect: 'manual' });
  const textAt = async (path: string) => (await look(path)).text();
  const read = async (path: string) => (await fetch(`${api.address}/api/${path}`)).json();
  const namesIn = async () => (await read('team')).map(({ name }: { name: string }) => name);
  const quotesIn = async (path: string) =>
    (await read(path)).blocks.map(({ quote: words }: { quote: string }) => words);
  const caching = async (path: string) => (await look(path)).headers.get('cache-control');

  test('scheduled content is not shown at first', async () => {
    await moveTo(0);
    const response = await look('/open-day');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/contact']);
    expect(await textAt('/about')).toMatch(/Until one\..*At all times\./s);
    expect(await textAt('/about')).not.toContain('From two.');
    expect(await textAt('/team')).toMatch(/Ruth Until.*Noor Always/s);
    expect(await textAt('/news')).toContain('The old news');
    expect(await textAt('/sitemap.xml')).toContain('/team/ruth<');
    expect(await textAt('/sitemap.xml')).not.toContain('open-day');
    expect(await caching('/about')).toContain('s-maxage=60, stale-while-revalidate=600');

    expect(await namesIn()).toEqual(['Ruth Until', 'Noor Always']);
    expect(await quotesIn('about')).toEqual(['Until one.', 'At all times.']);
    expect(await read('pages')).toEqual([]);
    expect((await fetch(`${api.address}/api/pages/day`)).status).toBe(404);
  });

  test('pages, sitemap and redirects are cached only until the next change', async () => {
    await moveTo(59.6);
    for (const path of ['/about', '/news', '/open-day', '/sitemap.xml'])
      expect(await caching(path), path).toMatch(/s-maxage=2[0-4], stale-while-revalidate=0$/);
    expect(await caching('/team')).toContain('s-maxage=60, stale-while-revalidate=600');
  });

  test('pages then change without a change to the content', async () => {
    await moveTo(60.01);
    expect((await look('/open-day')).status).toBe(200);
    expect(await textAt('/open-day')).toContain('Come at noon.');
    expect(await textAt('/open-day')).not.toContain('It was lovely.');
    expect(await textAt('/about')).not.toMatch(/Until one\.|From two\./);
    expect(await textAt('/news')).toContain('The other news');
    expect(await textAt('/news')).not.toContain('The old news');
    expect(await textAt('/sitemap.xml')).toContain('/open-day<');
    expect(await quotesIn('about')).toEqual(['At all times.']);
    expect(await quotesIn('pages/day')).toEqual(['Come at noon.']);
  });

  test('pages change again at the next scheduled time', async () => {
    await moveTo(120.01);
    expect(await textAt('/team')).not.toContain('Ruth Until');
    expect((await look('/team/ruth')).status).toBe(404);
    expect(await textAt('/sitemap.xml')).not.toContain('/team/ruth');
    expect(await textAt('/open-day')).toContain('It was lovely.');
    expect(await namesIn()).toEqual(['Noor Always']);
    expect(await quotesIn('about')).toEqual(['At all times.', 'From two.']);
    await moveTo(180.01);
    expect((await look('/open-day')).status).toBe(301);
  });
});

describe('the API', () => {
  const read = async (path: string, as?: string) =>
    (await ask('GET', `/api/${path}`, { ...(as !== undefined && { as }) })).json();
  const send = async (method: string, path: string, body: unknown) =>
    ask(method, `/api/${path}`, { as: await staff(), body });
  const past = { from: '', until: '2026-01-01T00:00:00Z[UTC]' };

  test('shows hidden content to staff who send their token, and not to others', async () => {
    await arrange(siteDocument('about'), { ...about, blocks: [quote('Over.', past)] });
    await arrangeList('team', { ruth: saved(member('Ruth', past), 1) });
    expect((await read('about')).blocks).toEqual([]);
    expect(await read('team')).toEqual([]);
    const { token: viewer } = await newStaff('viewer');
    expect((await read('about', viewer)).blocks).toEqual([quote('Over.', past)]);
    expect(await read('team', viewer)).toMatchObject([{ _id: 'ruth', ...past }]);
    for (const as of ['made-up', (await stranger()).token]) {
      expect((await read('about', as)).blocks).toEqual([]);
      expect(await read('team', as)).toEqual([]);
    }
  });

  test('keeps hidden blocks when a client sends all blocks that it sees', async () => {
    const hidden = quote('Over.', past);
    await arrange(siteDocument('about'), { ...about, blocks: [quote('A'), hidden, quote('B')] });
    const seen = await read('about');
    expect(seen.blocks).toEqual([quote('A'), quote('B')]);
    const { version, ...content } = seen;
    const changed = [quote('A'), quote('B, changed'), quote('C')];
    const response = await send('PUT', 'about/about', { ...content, version, blocks: changed });
    expect(response.status).toBe(200);
    expect((await stored(siteDocument('about')))?.blocks).toMatchObject([
      quote('A'),
      hidden,
      quote('B, changed'),
      quote('C'),
    ]);
    await send('PUT', 'about/about', { blocks: [] });
    expect((await stored(siteDocument('about')))?.blocks).toMatchObject([hidden]);
    const later = { ...hidden, quote: 'Over and out.' };
    await send('PUT', 'about/about', { blocks: [quote('D'), later] });
    expect((await stored(siteDocument('about')))?.blocks).toMatchObject([quote('D'), later]);
    const now = { ...later, ...always };
    await send('PUT', 'about/about', { blocks: [quote('D'), now] });
    await send('PUT', 'about/about', { blocks: [quote('D')] });
    expect((await stored(siteDocument('about')))?.blocks).toMatchObject([quote('D')]);
  });

  test('keeps a hidden block that is like a visible one', async () => {
    const said = { name: 'Ruth', role: 'Founder' };
    const [now, next] = [
      { ...quote('Now.'), ...said },
      { ...quote('Next.', { from: at(60) }), ...said },
    ];
    await arrange(siteDocument('about'), { ...about, blocks: [now, next] });
    await send('PUT', 'about/about', { blocks: [now, quote('More.')] });
    expect((await stored(siteDocument('about')))?.blocks).toMatchObject([
      now,
      next,
      quote('More.'),
    ]);
  });

  test('accepts items without a schedule, and times with an offset', async () => {
    await arrangeList('team', {});
    const { from: _, until: __, ...without } = member('Ruth');
    const added = await send('POST', 'team', without);
    expect(added.status).toBe(201);
    const { _id } = await added.json();
    const response = await send('PUT', `team/${_id}`, { from: '2026-11-30T08:00:00+03:00' });
    expect(await response.json()).toMatchObject({ from: '2026-11-30T05:00:00Z[UTC]', until: '' });
    expect(await stored(`team/${_id}`)).toMatchObject({ from: '2026-11-30T05:00:00Z[UTC]' });
    const refusal = await send('PUT', `team/${_id}`, { until: '2026-11-30T07:00:00+03:00' });
    expect(refusal.status).toBe(400);
    expect((await refusal.json()).fields).toEqual({ until: timeMessages.endsTooEarly });
    const broken = await send('PUT', `team/${_id}`, { until: 'tomorrow' });
    expect((await broken.json()).fields).toEqual({ until: timeMessages.invalidInstant });
  });
});
