import { addressClaim, listItem, revision } from '@lamplight/content/paths';
import { times } from '@lamplight/content/samples/sample';
import { fieldMessages } from '@lamplight/content/texts/fieldMessages';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  arrange,
  arrangeList,
  restoreAfterwards,
  restoreListAfterwards,
  saved,
  stored,
} from './documents.ts';
import { newStaff, staff } from './people.ts';
import { ask, rounds, roundsTimeout } from './suite.ts';

restoreListAfterwards('pages');
restoreAfterwards('site/redirects');

beforeEach(() => arrangeList('pages', {}));

const page = {
  title: 'Our history',
  address: '/our-history',
  shown: true,
  blocks: [{ _type: 'quote', quote: 'It began with a kettle.' }],
};

const send = async (method: string, path: string, body?: unknown) =>
  ask(method, `/api/pages${path}`, { as: await staff(), body });

async function added(changes: object = {}): Promise<string> {
  const response = await send('POST', '', { ...page, ...changes });
  expect(response.status).toBe(201);
  return (await response.json())._id;
}

const changed = async (id: string, changes: object) =>
  expect((await send('PUT', `/${id}`, changes)).status).toBe(200);

const look = (path: string) => ask('GET', path, { redirect: 'manual' });

/** The answer to visitors at an address: the status, and the redirect. */
async function at(path: string): Promise<(number | string)[]> {
  const { status, headers } = await look(path);
  const location = headers.get('location');
  return location === null ? [status] : [status, location];
}

describe('a page of the organisation’s own', () => {
  test('is served only at its address, while it is shown and exists', async () => {
    const id = await added();
    const response = await look('/our-history');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<title>Our history · [^<]*<\/title>/);
    expect(html).toContain('It began with a kettle.');
    expect(await at('/Our-History/?a=b')).toEqual([301, '/our-history?a=b']);

    const tag = response.headers.get('etag') ?? '';
    const again = await ask('GET', '/our-history', { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);

    await changed(id, { shown: false });
    expect(await at('/our-history')).toEqual([404]);
    await changed(id, { shown: true, address: '/über/für-alle' });
    expect(await at('/%C3%BCber/f%C3%BCr-alle')).toEqual([200]);
    expect(await at('/our-history?a=b')).toEqual([301, '/%C3%BCber/f%C3%BCr-alle?a=b']);

    expect((await send('DELETE', `/${id}`)).status).toBe(200);
    for (const path of ['/our-history', '/%C3%BCber/f%C3%BCr-alle'])
      expect(await at(path)).toEqual([410]);
    const gone = await look('/our-history');
    expect(gone.headers.get('cache-control')).toBe('no-store');
    expect(await gone.text()).toContain('url=/#page-not-found');
    expect(await at('/never-there')).toEqual([404]);
  });

  test('takes precedence over a redirect, which applies once no page is there', async () => {
    await arrange('site/redirects', { redirects: { '/our-history': '/about', '/past': '/team' } });
    const id = await added();
    expect(await at('/our-history')).toEqual([200]);
    await changed(id, { address: '/past' });
    expect(await at('/past')).toEqual([200]);
    expect(await at('/our-history')).toEqual([301, '/about']);
    await send('DELETE', `/${id}`);
    expect(await at('/past')).toEqual([301, '/team']);
  });

  test('has breadcrumbs for the pages above it', async () => {
    await added({ title: 'Projects', address: '/projects' });
    await added({ title: 'Hidden', address: '/projects/a', shown: false });
    await added({ title: 'Garden', address: '/projects/a/garden' });
    const html = await (await look('/projects/a/garden')).text();
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const crumbs = JSON.parse(json)['@graph'].find(
      (each: Record<string, unknown>) => each['@type'] === 'BreadcrumbList',
    );
    expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Projects',
      'Garden',
    ]);
    expect(html).not.toContain('Hidden');
  });
});

test('a broken block among 200 doesn’t affect the others', async () => {
  const script = '"><script>alert(1)</script>';
  const wrong: unknown[] = [
    null,
    'a text',
    { quote: 'of no type' },
    { _type: 'unknown', quote: script },
    { _type: 'constructor' },
    { _type: 'quote', quote: { toString: 'no function' } },
    { _type: 'text', text: [{ _key: 'a', style: 'h9', spans: [{ text: script, marks: 7 }] }] },
    { _type: 'text', text: [{ spans: [{ text: 'Here', link: 'javascript:alert(1)' }] }] },
    { _type: 'buttons', buttons: [{ label: script, url: 'javascript:alert(1)' }, 3] },
    { _type: 'cards', cards: [{ title: script, url: '//evil.example', picture: 'data:,' }] },
    { _type: 'picture', picture: 'https://[' },
    { _type: 'video', title: script, video: 'javascript:alert(1)', transcript: [] },
    { _type: 'people', people: [{ member: '../staff/demo' }, { member: 'nobody' }] },
    { _type: 'files', title: 1, files: [{ file: '../site/home' }, { file: 'nothing' }, null] },
    { _type: 'table', heads: 'all', rows: [{ cells: 'a' }, { cells: [script, 1] }] },
    { _type: 'latestNews', count: '-1' },
    { _type: 'questions', questions: { length: 3 } },
  ];
  const blocks = times(200, (index) =>
    index % 2 ? wrong[(index >> 1) % wrong.length] : { _type: 'quote', quote: `Sound ${index}.` },
  );
  await arrangeList('pages', { hostile: saved({ ...page, imageAlts: 3, blocks }, 0) });
  const response = await look('/our-history');
  expect(response.status).toBe(200);
  const html = await response.text();
  for (const index of times(100, (each) => 2 * each)) expect(html).toContain(`Sound ${index}.`);
  expect(html).not.toMatch(
    /<script>alert|(href|src|srcset|poster)="(javascript:|\/\/evil|data:,)/i,
  );
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(await at('/sitemap.xml')).toEqual([200]);
});

test('nothing of a hidden page is public', async () => {
  const secret = 'Not yet announced';
  const id = await added({ title: secret, shown: false, address: '/secret-plan' });
  await added({ address: '/open' });
  for (const path of [
    '/secret-plan',
    '/sitemap.xml',
    '/open',
    '/api/pages',
    `/api/pages/${id}`,
    '/',
  ]) {
    const text = await (await look(path)).text();
    expect(text, path).not.toContain(secret);
    expect(text, path).not.toContain('/secret-plan');
  }
  expect((await look(`/api/pages/${id}`)).status).toBe(404);
  expect(await (await look('/sitemap.xml')).text()).toContain('/open</loc><lastmod>');

  const { token: as } = await newStaff('viewer');
  for (const path of ['/api/pages', `/api/pages/${id}`]) {
    const response = await ask('GET', path, { as });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain(secret);
    expect((await ask('GET', path, { as: 'made-up' })).status).toBe(401);
  }
});

describe('the API', () => {
  test('accepts blocks without optional fields, and names the errors in others', async () => {
    const id = await added();
    const response = await ask('GET', `/api/pages/${id}`);
    expect((await response.json()).blocks).toEqual([
      { _type: 'quote', quote: 'It began with a kettle.', name: '', role: '', from: '', until: '' },
    ]);
    const wrong = [{ _type: 'quote', quote: '' }, { _type: 'attic' }, { _type: 'divider', a: 1 }];
    const refusal = await send('PUT', `/${id}`, { blocks: wrong });
    expect(refusal.status).toBe(400);
    expect(Object.keys((await refusal.json()).fields)).toEqual([
      'blocks.0.quote',
      'blocks.1._type',
      'blocks.2.a',
    ]);
  });

  test('refuses another page’s address until that page moves', async () => {
    const first = await added();
    const second = await added({ address: '/other' });
    for (const refusal of [
      await send('POST', '', page),
      await send('PUT', `/${second}`, { address: '/our-history' }),
    ]) {
      expect(refusal.status).toBe(409);
      expect(await refusal.json()).toEqual({
        message: fieldMessages.addressTaken,
        code: 'address-taken',
        fields: { address: fieldMessages.addressTaken },
      });
    }
    expect((await send('POST', '', { ...page, address: '/About' })).status).toBe(400);
    await changed(first, { address: '/past' });
    await changed(second, { address: '/our-history' });
    expect(await stored(addressClaim('/our-history'))).toEqual({ page: second });
    expect(await at('/our-history')).toEqual([200]);
  });

  test(
    'stores one of two pages that are given the same address at once',
    async () => {
      for (const round of rounds) {
        const changes = { ...page, address: `/history-${round}` };
        const answers = await Promise.all(times(2, () => send('POST', '', changes)));
        expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      }
      expect(await (await ask('GET', '/api/pages')).json()).toHaveLength(rounds.length);
    },
    roundsTimeout,
  );

  test('restores a deleted page, at a free address if its own is taken', async () => {
    const id = await added();
    await send('DELETE', `/${id}`);
    const other = await added();
    const response = await send('POST', `/${id}/restore`, { restore: true });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ _id: id, address: '/our-history-2', version: 2 });
    expect(await stored(revision(listItem('pages', id), 2))).toMatchObject({
      address: '/our-history-2',
    });
    expect(await stored(addressClaim('/our-history'))).toEqual({ page: other });
    expect(await stored(addressClaim('/our-history-2'))).toEqual({ page: id });
    expect(await at('/our-history-2')).toEqual([200]);
  });
});
