import { siteDocument } from '@lamplight/content/paths';
import { emptyValue } from '@lamplight/content/readable';
import { homeSamples } from '@lamplight/content/samples/home';
import { workPageSamples } from '@lamplight/content/samples/workPage';
import { siteListSchemas } from '@lamplight/content/siteContent';
import { expect, test } from 'vitest';
import {
  arrange,
  arrangeList,
  restoreAfterwards,
  restoreListAfterwards,
  saved,
  stored,
} from './documents.ts';
import { staff } from './people.ts';
import { ask } from './suite.ts';

for (const name of ['home', 'teamPage'] as const) restoreAfterwards(siteDocument(name));
restoreListAfterwards('ycm');

const questions = {
  _type: 'questions',
  title: 'Before you come',
  questions: [{ question: 'Is there tea?', answer: 'Always.' }],
};

const put = async (path: string, body: unknown) => {
  const response = await ask('PUT', `/api/${path}`, { as: await staff(), body });
  expect(response.status).toBe(200);
};
const read = async (path: string) => (await ask('GET', `/api/${path}`)).json();
const pageAt = async (path: string) => (await ask('GET', path)).text();
const addresses = async () =>
  [...(await pageAt('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

/** The types that a page declares to search engines for itself and its content. */
function typesOn(html: string): string[] {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json)['@graph'].map((thing: { '@type': string }) => thing['@type']);
}

test('a document from before blocks has none, and clients unaware of blocks keep them', async () => {
  const { blocks: _, ...before } = homeSamples.valid.small;
  await arrange(siteDocument('home'), before, 3);
  expect((await read('home')).blocks).toEqual([]);
  await put('home/home', { blocks: [questions] });
  expect((await read('home')).blocks).toMatchObject([questions]);
  await put('home/home', { ...before, sliderImages: [] });
  expect(await read('home')).toMatchObject({ blocks: [questions], sliderImages: [] });
  expect(await pageAt('/')).toContain('Is there tea?');
  await put('home/home', { blocks: [] });
  expect(await pageAt('/')).not.toContain('data-block');
});

test('a programme can be saved without blocks, and shows them before other programmes', async () => {
  const { blocks: _, imageAlts, ...before } = workPageSamples.valid.small;
  const plain = { ...emptyValue(siteListSchemas.ycm), ...before, description: 'Nine rooms.' };
  await arrangeList('ycm', { one: saved({ ...plain, blocks: [questions] }, 1) });
  const html = await pageAt('/ycm');
  const places = ['Nine rooms.', 'Is there tea?', '>Our work</h2>', 'Become a mentor</'];
  const found = places.map((text) => html.indexOf(text, html.indexOf('<main')));
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(found).not.toContain(-1);
  expect(typesOn(html)).toContain('FAQPage');
  await put('ycm/one', before);
  expect((await read('ycm'))[0].blocks).toMatchObject([questions]);
});

test('the blocks below a list are their own document, separate from list and sitemap', async () => {
  await arrange(siteDocument('teamPage'), {}, 0);
  const [members, before] = [await read('team'), await addresses()];
  expect(await read('teamPage')).toEqual({ blocks: [], imageAlts: {} });
  const without = await pageAt('/team');
  expect(without).not.toContain('data-block');
  expect(typesOn(without)).not.toContain('FAQPage');

  await put('teamPage', { blocks: [questions] });
  expect(await stored(siteDocument('teamPage'))).toMatchObject({ version: 1, imageAlts: {} });
  const shown = await pageAt('/team');
  expect(shown).toContain('Before you come</h2>');
  expect(typesOn(shown)).toContain('FAQPage');
  expect(await read('team')).toEqual(members);
  expect(await addresses()).toEqual(before);

  await put('teamPage', { blocks: [] });
  expect(await pageAt('/team')).not.toContain('data-block');
});

test('visitors can’t save blocks, and an error gives the position of an unknown type', async () => {
  expect((await ask('PUT', '/api/teamPage', { body: { blocks: [] } })).status).toBe(401);
  const body = { blocks: [questions, { _type: 'attic' }] };
  const response = await ask('PUT', '/api/teamPage', { as: await staff(), body });
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()).fields)).toEqual(['blocks.1._type']);
});
