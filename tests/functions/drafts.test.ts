import { draftOf, drafts, listItem, siteDocument } from '@lamplight/content/paths';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { listNames, siteDocumentNames } from '@lamplight/content/siteContent';
import { publicPages } from '@lamplight/content/sitePages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import { documents, lists } from './resources.ts';
import { secret, withSecret } from './reviews.ts';
import { ask, store } from './suite.ts';

/** The path of every document and of an item of every list that isn't published yet, with the content of a draft. */
const drafted = [
  ...siteDocumentNames.map((name) => [siteDocument(name), documentSamples[name].valid.small]),
  ...listNames.map((name) => [listItem(name, 'unpublished'), listSamples[name].valid.small]),
] as const;

const address = `/${secret.toLowerCase()}-page`;

beforeAll(async () => {
  const batch = store.batch();
  for (const [path, content] of drafted) {
    const fields = withSecret(content);
    const data = { state: 'open', base: [1], fields, version: 1, updatedBy: 'ruth' };
    batch.set(store.doc(draftOf(path as string)), data);
  }
  const page = { title: secret, address, shown: true, blocks: [] };
  const data = { state: 'open', base: [0], fields: page, version: 1, updatedBy: 'ruth' };
  batch.set(store.doc(draftOf(listItem('pages', 'new'))), data);
  await batch.commit();
});

afterAll(() => store.recursiveDelete(store.collection(drafts)));

const addresses = [
  ...publicPages.map(([, { path }]) => path),
  '/about-us',
  '/team/unpublished',
  address,
  '/content',
  '/login',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/api/health',
  ...documents.map(({ path }) => `/api/${path}`),
  ...lists.map(({ path }) => `/api/${path}`),
  ...lists.map(({ path }) => `/api/${path}/unpublished`),
];

test.each([...new Set(addresses)])('%s reveals nothing from drafts', async (path) => {
  const response = await ask('GET', path);
  const text = await response.text();
  expect(text.length).toBeGreaterThan(0);
  expect(text).not.toContain(secret);
});

test('the address of a draft page is not found', async () => {
  expect((await ask('GET', address)).status).toBe(404);
});

test.each(['batchGet', 'runQuery'])(
  'visitors can’t read drafts from Firestore directly: %s',
  async (call) => {
    const root = `projects/${demoProject}/databases/(default)/documents`;
    const body = {
      batchGet: { documents: [`${root}/${draftOf(siteDocument('home'))}`] },
      runQuery: { structuredQuery: { from: [{ collectionId: drafts }], limit: 1 } },
    }[call];
    const host = process.env.FIRESTORE_EMULATOR_HOST;
    const response = await fetch(`http://${host}/v1/${root}:${call}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain(secret);
  },
);
