import Validator from '@adobe/structured-data-validator';
import { type ContentSource, contentSource } from '@lamplight/content/contentSource';
import { demoEvents } from '@lamplight/content/demo/events';
import { demoPages } from '@lamplight/content/demo/pages';
import { groupedBy } from '@lamplight/content/groupedBy';
import { eventPath } from '@lamplight/content/itemAddress';
import { ownPageSchema } from '@lamplight/content/ownPage';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { samplesOf } from '@lamplight/content/samples/generated';
import { noPages, noStoredPages } from '@lamplight/content/samples/noPages';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { demoSource, withNews } from './demoSource.ts';
import { answerTo, graphIn, publicPaths, renderedOf, times } from './pages.ts';

const empty = contentSource({
  ...noStoredPages,
  document: async () => undefined,
  list: async () => [],
});

const largest: ContentSource = {
  ...noPages,
  document: async (name) => documentSamples[name].valid.largest as never,
  list: async (name) =>
    ['one', 'two'].map((_id) => ({ ...Object(listSamples[name].valid.largest), _id })) as never,
};

const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes these, and HTML is the same either way.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Both navigations have one name, and each is on screens of some widths alone.
    'unique-landmark': 'off',
    // Boxes to tick are several values of one field.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
    // Staff write phone numbers and titles, and are told how long the latter should be.
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
});

type Thing = Record<string, unknown> & { '@type': string };

const thingsOf = async (source: ContentSource, path: string) =>
  graphIn((await renderedOf(source, path)).html)['@graph'] as unknown as Thing[];

/**
 * What search engines miss that they cannot do without; types have told what schema.org does not know. What they like
 * to have besides, such as how often a video was played, nobody knows here.
 */
async function problemsIn(things: Thing[]): Promise<string[]> {
  const byType = Object.fromEntries(groupedBy(structuredClone(things), (thing) => thing['@type']));
  const found = await new Validator().validate({ jsonld: byType });
  return found.filter(({ severity }) => severity === 'ERROR').map((each) => each.issueMessage);
}

/** The errors of a page, and where. */
async function wrongIn(page: string): Promise<string[]> {
  const { results } = await html.validateString(page);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

describe.each([
  ['the demo organisation', demoSource],
  ['an organisation without content', empty],
  ['content that is as long as it may be', largest],
])('with %s', (_, source) => {
  test.each(publicPaths)('%s is valid HTML', async (path) => {
    expect(await wrongIn((await renderedOf(source, path)).html)).toEqual([]);
  });

  test.each(publicPaths)('%s has the structured data that search engines need', async (path) => {
    const things = await thingsOf(source, path);
    expect(things.length).toBeGreaterThan(0);
    expect(await problemsIn(things)).toEqual([]);
  });
});

const demoAddresses = Object.values(demoPages).map(({ address }) => address);
const demoEventPaths = Object.keys(demoEvents).map((id) => eventPath(id, ''));

test.each([...demoAddresses, ...demoEventPaths])(
  'the demo’s page %s is valid HTML with the structured data that search engines need',
  async (address) => {
    const page = await renderedOf(demoSource, address);
    expect(await wrongIn(page.html)).toEqual([]);
    expect(await problemsIn(await thingsOf(demoSource, address))).toEqual([]);
  },
);

test('a page of blocks describes its questions, its videos and the pages above it', async () => {
  const page = { ...samplesOf(ownPageSchema, {}).small, address: '/projects/für', _id: 'one' };
  const questions = page.blocks.find((block) => block._type === 'questions')?.questions ?? [];
  const unanswered = {
    _type: 'questions' as const,
    title: '',
    questions: [{ question: 'Why?', answer: '' }],
  };
  const source: ContentSource = {
    ...demoSource,
    shownPage: async () => page,
    ownPage: async () => ({
      page: { ...page, blocks: [...page.blocks, unanswered] },
      lists: {},
      files: {},
      trail: [{ title: 'Projects', address: '/projects' }],
    }),
  };
  const things = await thingsOf(source, '/projects/f%C3%BCr');
  expect(await problemsIn(things)).toEqual([]);
  const of = (type: string) => things.filter((thing) => thing['@type'] === type);
  expect(of('FAQPage')).toMatchObject([
    { mainEntity: [{ '@type': 'Question', name: questions[0]?.question }] },
  ]);
  expect(of('VideoObject')).toHaveLength(1);
  expect(of('BreadcrumbList')).toMatchObject([
    {
      itemListElement: [
        { position: 1 },
        { name: 'Projects', item: 'https://site.example/projects' },
        { name: page.title, item: 'https://site.example/projects/f%C3%BCr' },
      ],
    },
  ]);
});

test('the not-found page is valid HTML too', async () => {
  const address = new URL('https://site.example/no/such/page');
  for (const source of [demoSource, empty, largest]) {
    const answer = await answerTo(source, address);
    expect(await wrongIn('html' in answer ? answer.html : '')).toEqual([]);
  }
});

test('detects invalid pages', async () => {
  expect(await wrongIn('<!DOCTYPE html><html><body><p><div></div></p></body></html>')).not.toEqual(
    [],
  );
  const things = await thingsOf(demoSource, '/mission');
  for (const thing of things) delete thing.thumbnailUrl;
  expect(await problemsIn(things)).toEqual(['Required attribute "thumbnailUrl" is missing']);
});

test.each([
  ['/', ['WebPage', 'NGO', 'WebSite']],
  ['/about', ['WebPage', 'NGO', 'WebSite', 'BreadcrumbList']],
  ['/news', ['WebPage', 'NGO', 'WebSite', 'BreadcrumbList', 'NewsArticle']],
  ['/mission', ['WebPage', 'NGO', 'WebSite', 'BreadcrumbList', 'VideoObject']],
])('%s is described as %j', async (path, types) => {
  const found = (await thingsOf(demoSource, path)).map((thing) => thing['@type']);
  expect([...new Set(found)].filter((type) => path !== '/' || type !== 'VideoObject')).toEqual(
    types,
  );
});

test('the organisation is described with everything known, and nothing else', async () => {
  const organisationIn = async (source: ContentSource) =>
    (await thingsOf(source, '/')).find((thing) => thing['@type'] === 'NGO');
  expect(await organisationIn(demoSource)).toEqual({
    '@type': 'NGO',
    '@id': 'https://site.example/#organisation',
    name: 'Lamplight',
    url: 'https://site.example/',
    description: 'Young people learn best from someone who takes the time.',
    logo: 'https://site.example/demo/lamp.svg',
    address: '12 Mill Lane Springfield',
    foundingDate: '2011',
    email: 'hello@lamplight.example',
    telephone: '+1 (555) 010-0199',
    sameAs: expect.arrayContaining([expect.stringContaining('linkedin.com')]),
  });
  expect(await organisationIn(empty)).toBeUndefined();
});

test('news has its own date and author, or those of its first save and the organisation', async () => {
  const news = (await thingsOf(demoSource, '/news')).at(-1);
  expect(news).toMatchObject({
    datePublished: '2026-11-16',
    dateModified: times.changed,
    author: { '@type': 'Person', name: 'Daniel Reyes' },
    keywords: ['Coding lab', 'Thanks'],
  });
  const plain = withNews({ date: '', author: '' });
  expect((await thingsOf(plain, '/news')).at(-1)).toMatchObject({
    datePublished: times.created,
    author: { '@type': 'Organization', name: 'Lamplight' },
  });
});

test('a team member is listed below the team', async () => {
  const [list] = (await thingsOf(demoSource, '/team/one')).filter(
    (thing) => thing['@type'] === 'BreadcrumbList',
  );
  expect(list?.itemListElement).toMatchObject([
    { item: 'https://site.example/', name: 'Home' },
    { item: 'https://site.example/team', name: 'Team' },
    { item: 'https://site.example/team/one' },
  ]);
});

test('a formatted text is described without its formatting', async () => {
  const span = { _type: 'span' as const, _key: 'span', text: 'Forty', marks: ['strong'] };
  const block = {
    _type: 'block' as const,
    _key: 'one',
    style: 'normal',
    children: [span],
    markDefs: [],
  };
  const { html: page } = await renderedOf(
    withNews({ heading: 'Laptops', description: [block] }),
    '/news',
  );
  expect(page).toContain('<meta name="description" content="Laptops. Forty"');
});
