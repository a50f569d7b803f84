/// <reference types="vite/client" />
import { contentSource } from '@lamplight/content/contentSource';
import { noStoredPages } from '@lamplight/content/samples/noPages';
import { siteDocumentSchemas, siteListSchemas } from '@lamplight/content/siteContent';
import { publicPages } from '@lamplight/content/sitePages';
import { expect, test } from 'vitest';
import { renderedOf } from '../../web/tests/pages.ts';
import { fixturePictures as pictures } from './fixture.ts';
import { planOf } from './plan.ts';

const files = import.meta.glob('./fixture/*.json', {
  eager: true,
  import: 'default',
});
const answers = new Map(
  Object.entries(files).map(([path, json]) => [path.split('/').at(-1) ?? '', json]),
);
const { documents } = planOf(answers, { pictures, now: new Date() });

const source = contentSource({
  ...noStoredPages,
  document: async (path) => documents.find((each) => each.path === path)?.content,
  list: async (name, max) =>
    documents
      .filter(({ path }) => path.startsWith(`${name}/`))
      .map(({ path, content }) => ({ id: path.split('/')[1] ?? '', data: content }))
      .slice(0, max),
});

/** The texts of the old answers on each page. */
const texts: Record<string, string[]> = {
  '/': ['We began in 2011 &amp; went on.', 'Evening school', 'Spring fair in the yard', 'The Lamp'],
  '/about': ['Lessons\u00A0– and <em>soup</em>.', 'Then came the lamp.'],
  '/mission': ['That everybody can read.', 'Then we teach.'],
  '/team': ['Ruth Baker', 'Ines Costa', 'Omar Said', 'Lee Park'],
  '/ycm': ['Young Citizens Meet', 'The hall'],
  '/sz': ['Study Zone'],
  '/shb': ['Shelves of Books'],
  '/sem': ['Seminars'],
  '/hhk': ['Helping Hands'],
  '/international': ['Lamps abroad', 'The quay'],
  '/studentTestimonial': ['Tom &amp; I learn together.'],
  '/mentorTestimonial': ['It gives me more than it takes.'],
  '/news': ['A new roof', 'https://paper.example/roof'],
  '/support': ['Donate', 'Listen'],
  '/contact': ['hello@lamp.example', 'https://www.facebook.com/lamp'],
  '/mentorform': ['hello@lamp.example'],
  // The old site had neither.
  '/giving': ['Ways to give are coming soon.'],
  '/privacy': ['hello@lamp.example'],
};

test.each(publicPages.map(([, { path }]) => path))(
  '%s shows its imported content',
  async (path) => {
    const { html } = await renderedOf(source, path);
    const shown = html.replace(/<script type="application\/json".*?<\/script>/s, '');
    for (const text of texts[path] ?? []) expect(shown).toContain(text);
    expect(shown).not.toContain('alert(1)');
  },
);

test('every page with expected texts exists', () => {
  expect(publicPages.map(([, { path }]) => path)).toEqual(
    expect.arrayContaining(Object.keys(texts)),
  );
});

test('the old answers had all editable content, with known exceptions', () => {
  const missing = [...Object.keys(siteDocumentSchemas), ...Object.keys(siteListSchemas)].filter(
    (name) => !documents.some(({ path }) => path.split('/').includes(name)),
  );
  // Their headings and blocks came later.
  expect(missing.filter((name) => !/.Page$/.test(name))).toEqual([
    'giving',
    'organisation',
    'privacy',
    'sharing',
    'redirects',
    'events',
    'pages',
  ]);
});
