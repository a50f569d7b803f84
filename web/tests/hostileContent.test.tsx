import { isLink, isPicture } from '@lamplight/content/addresses';
import { type ContentSource, contentSource } from '@lamplight/content/contentSource';
import { descriptionOf } from '@lamplight/content/descriptions';
import { fieldsOf, type Path, schemaAt } from '@lamplight/content/fieldsOf';
import { libraryFileSchema } from '@lamplight/content/libraryFile';
import { readable } from '@lamplight/content/readable';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { samplesOf } from '@lamplight/content/samples/generated';
import {
  filledWith,
  hostileItems,
  hostileTexts,
  withHostileItems,
} from '@lamplight/content/samples/hostile';
import { noPages, noStoredPages } from '@lamplight/content/samples/noPages';
import { changed } from '@lamplight/content/samples/sample';
import { tried } from '@lamplight/content/samples/tried';
import {
  type ListName,
  listNames,
  type SiteDocumentName,
  siteDocumentNames,
  siteDocumentSchemas,
  siteListSchemas,
} from '@lamplight/content/siteContent';
import type * as z from '@lamplight/content/zod';
import { describe, expect, test } from 'vitest';
import { contentForm } from '../src/editing/form/contentForm.ts';
import { errorsIn } from './pageErrors.ts';
import { answerTo, pathsWithItems, renderedOf } from './pages.ts';

/** The addresses of all pages, that of one of the organisation's own among them. */
const ownPath = '/our-history';
const paths = [...pathsWithItems, ownPath];

/** The same content with this text in place of every other one, or of those that are no addresses. */
function withText(text: string, content: unknown, addressesToo: boolean): unknown {
  if (typeof content === 'string') return addressesToo || !isLink(content) ? text : content;
  if (Array.isArray(content)) return content.map((each) => withText(text, each, addressesToo));
  if (typeof content !== 'object' || content === null) return content;
  const fields = Object.entries(content).map(([key, value]) => [
    addressesToo && isPicture(key) ? text : key,
    key === '_type' ? value : withText(text, value, addressesToo),
  ]);
  return Object.fromEntries(fields);
}

/** Gives pages documents with that text, without the checks of reading: so only the pages themselves are in its way. */
const unreadSource = (text: string, addressesToo = true): ContentSource => ({
  ...noPages,
  shownPage: async (address) =>
    address === ownPath ? (listSamples.pages.valid.small as never) : undefined,
  ownPage: async (address) => {
    const hostile = withText(text, listSamples.pages.valid.small, addressesToo) as object;
    const trail = [{ title: text, address: text }];
    return { page: { ...hostile, address }, lists: { team: [], news: [] }, trail } as never;
  },
  document: async (name) =>
    withText(text, documentSamples[name].valid.small, addressesToo) as never,
  list: async (name) => {
    const item = withText(text, listSamples[name].valid.small, addressesToo);
    return [{ ...(item as object), _id: 'one' }] as never;
  },
});

/** The errors on a page, if there are any. */
const wrongOn = async (source: ContentSource, path: string) =>
  errorsIn(await renderedOf(source, path));

describe.each([
  ['every text', true],
  ['every text but the addresses', false],
])('hostile content cannot run, redirect or break out of its place: %s', (_, addressesToo) => {
  test.each(hostileTexts.map((text, turn) => [JSON.stringify(text), text, turn] as const))(
    'is %s',
    async (_title, text, turn) => {
      const source = unreadSource(text, addressesToo);
      const wrong: object[] = [];
      for (const path of tried(paths, addressesToo ? turn : turn + 1)) {
        const found = await wrongOn(source, path);
        if (found.length > 0) wrong.push({ path, found });
      }
      expect(wrong).toEqual([]);
    },
  );
});

/** Content that someone of staff may have stored: the items of lists as they like. */
const source = (
  document: (name: SiteDocumentName) => unknown,
  items: (name: ListName) => unknown[],
): ContentSource =>
  contentSource({
    ...noStoredPages,
    pageAt: async (address) => ({ id: 'one', data: { ...Object(items('pages')[0]), address } }),
    // Before all samples of events.
    clock: { now: () => Date.parse('2026-11-30T09:00Z'), shownUntil: () => undefined },
    document: async (path) => {
      if (path.startsWith('site/')) return document(path.slice('site/'.length) as SiteDocumentName);
      return path === 'events/one' ? items('events')[0] : samplesOf(libraryFileSchema, {}).small;
    },
    list: async (name, max) => stored(items(name)).slice(0, max),
    find: async (name, { filters: [first] = [] }) => ({
      items: name === 'events' && first?.[1] === '>' ? stored(items(name)) : [],
      more: false,
    }),
  });

const stored = (items: unknown[]) =>
  items.map((data, index) => ({ id: index === 0 ? 'one' : `${index}`, data }));

const isOfWords = (kind?: string) => ['line', 'paragraph', 'story'].includes(kind ?? '');

/** Sound content in which each text within a list says where it is. */
function marked(name: string, schema: z.ZodType, content: unknown, all = false): unknown {
  return fieldsOf(schema, content)
    .filter(({ path, description }) => isOfWords(description?.kind) && (all || /\d/.test(path)))
    .reduce((some, { path }) => changed(Object(some), path, mark(name, path)), content);
}
const mark = (name: string, path: string) => `[${name} ${path}]`;
const marks = /\[\w+ [\w.]+\]/g;

const soundDocument = (name: SiteDocumentName) =>
  marked(name, siteDocumentSchemas[name], documentSamples[name].valid.small);
const soundItem = (name: ListName, nr: number) =>
  marked(`${name}${nr}`, siteListSchemas[name], listSamples[name].valid.small, true);

const soundSource = source(soundDocument, (name) => [soundItem(name, 1), soundItem(name, 2)]);

/** The page is the first item of some lists, so that one is sound but for the lists within it. */
const hostileSource = source(
  (name) => withHostileItems(siteDocumentSchemas[name], soundDocument(name)),
  (name) => [
    withHostileItems(siteListSchemas[name], soundItem(name, 1)),
    ...hostileItems(siteListSchemas[name]),
    withHostileItems(siteListSchemas[name], soundItem(name, 2)),
  ],
);

const marksIn = (html: string) =>
  new Set(html.replace(/<script type="application\/json".*?<\/script>/s, '').match(marks));

const marksOfSound = new Map<string, Set<string>>();

/** The marks on a page with sound content, which is rendered once. */
async function soundMarksOn(path: string): Promise<Set<string>> {
  const known = marksOfSound.get(path) ?? marksIn((await renderedOf(soundSource, path)).html);
  marksOfSound.set(path, known);
  return known;
}

test.each(paths)('on %s hostile list items do no harm and hide no others', async (path) => {
  const page = await renderedOf(hostileSource, path);
  expect(errorsIn(page)).toEqual([]);
  expect(marksIn(page.html)).toEqual(await soundMarksOn(path));
});

test('items of every list appear somewhere', async () => {
  const seen = await Promise.all(paths.map(soundMarksOn));
  const lists = new Set(
    seen.flatMap((each) => [...each]).map((each) => each.replace(/\.?\d.*/, '').slice(1)),
  );
  const within = Object.entries(siteDocumentSchemas).flatMap(([name, schema]) =>
    fieldsOf(schema, documentSamples[name as SiteDocumentName].valid.small).flatMap(
      ({ path, description }) =>
        isOfWords(description?.kind) && /\.\d+\./.test(path)
          ? [`${name} ${path.replace(/\.\d.*/, '')}`]
          : [],
    ),
  );
  expect(within).not.toEqual([]);
  // Words of the organisation's own are seen where there is such a text of the site.
  const unseen = [...listNames, ...within].filter((list) => !lists.has(list));
  expect([...new Set(unseen)]).toEqual(['organisation texts']);
});

// One of each kind: `readable.test.ts` tries all.
test.each([[null], [true], [-1], [['a']], [{ url: 'javascript:alert(1)' }]])(
  'with %j as its only content, every page still renders',
  async (value) => {
    const broken = source(
      (name) => filledWith(siteDocumentSchemas[name], value),
      (name) => [filledWith(siteListSchemas[name], value), value],
    );
    for (const path of paths) expect(await wrongOn(broken, path), path).toEqual([]);
  },
  20_000,
);

const kinds: [string, z.ZodObject, unknown][] = [
  ...siteDocumentNames.map((name): [string, z.ZodObject, unknown] => [
    name,
    siteDocumentSchemas[name],
    soundDocument(name),
  ]),
  ...listNames.map((name): [string, z.ZodObject, unknown] => [
    name,
    siteListSchemas[name],
    soundItem(name, 1),
  ]),
];

test.each(kinds)(
  'the editor of %s opens with hostile items, and refuses only their own fields',
  (_, schema, sound) => {
    const { toForm, formSchema } = contentForm(schema);
    const refused = (content: unknown) =>
      formSchema.safeParse(toForm(readable(schema, content))).error?.issues ?? [];
    expect(refused(sound)).toEqual([]);
    const hidden = refused(withHostileItems(schema, sound)).filter(({ path }) => {
      const field = schemaAt(formSchema, path as Path);
      return !field || ['alts', undefined].includes(descriptionOf(field)?.kind);
    });
    expect(hidden).toEqual([]);
  },
);

test('content can be read back from the page that contains it', async () => {
  const text = '</script><!--<script>\u2028\u2029';
  const { html } = await renderedOf(unreadSource(text), '/about');
  const [, json = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json).loaderData.about.title1).toBe(text);
  expect(html).not.toMatch(/[\u2028\u2029]<\/script/);
});

test.each(['/%0d%0aSet-Cookie:%20a=b', '/a%0a/b', '//evil.example/', '/%25E0%25A4%25A'])(
  'an invalid path leads to the home page: %s',
  async (path) => {
    const address = new URL('https://site.example');
    address.pathname = path;
    const source = unreadSource('x');
    const answer = await answerTo(source, address);
    const { html } = answer as Extract<typeof answer, { kind: 'missing' }>;
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/#page-not-found">');
    expect(html).not.toContain('evil');
  },
);

test('addresses in the head are those of the site that renders it', async () => {
  const { html } = await renderedOf(unreadSource('x'), '/team');
  expect(html).toContain('<link rel="canonical" href="https://site.example/team"/>');
  expect(html).toContain('"origin":"https://site.example"');
});
