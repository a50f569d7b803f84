import type { ContentStore } from '@lamplight/content/contentSource';
import { demoIdentity } from '@lamplight/content/demo/identity';
import { demoNews } from '@lamplight/content/demo/news';
import type { Organisation } from '@lamplight/content/organisation';
import { newsItemSamples } from '@lamplight/content/samples/newsItem';
import { noStoredPages } from '@lamplight/content/samples/noPages';
import { findIn } from '@lamplight/content/samples/storedItems';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { atomRead, jsonFeedRead } from '../../../tests/feedReading.ts';
import { atomFeed } from './atomFeed.ts';
import { jsonFeed } from './jsonFeed.ts';
import { newsFeed } from './newsFeed.ts';

const origin = 'https://site.example';
const savedAt = '2026-11-11T08:00:00.123456Z';
const organisation: Organisation = { ...demoIdentity, logo: '/demo/logo.png' };

/** A store with these news, by id, and nothing else. */
const storeOf = (news: Record<string, object>, owner?: object): ContentStore => ({
  ...noStoredPages,
  document: async (path) => (path === 'site/organisation' ? owner : undefined),
  list: async (name, max) => (name === 'news' ? storedOf(news).slice(0, max) : []),
  find: async (_, query) => findIn(storedOf(news), query),
});

const storedOf = (news: Record<string, object>) =>
  Object.entries(news).map(([id, content]) => ({ id, data: { updatedAt: savedAt, ...content } }));

/** Both feeds as readers understand them, and their texts. */
async function feedsOf(store: ContentStore, owner = organisation) {
  const feed = await newsFeed(store, owner, { origin });
  const [xml, text] = [atomFeed(feed), jsonFeed(feed)];
  return { xml, atom: atomRead(xml), json: jsonFeedRead(text) };
}

const small = newsItemSamples.valid.small;
const item = (content: object) => ({
  ...small,
  articleUrl: '',
  from: '',
  until: '',
  ...content,
});
const oneOf = async (content: object, owner?: Organisation) => {
  const { xml, atom, json } = await feedsOf(storeOf({ one: item(content) }), owner);
  return { xml, entry: atom.entries?.[0], item: json.items[0] };
};

const paragraph = (text: string, href = '') => ({
  _type: 'block',
  _key: 'p',
  style: 'normal',
  children: [{ _type: 'span', _key: '0', text, marks: href ? ['a'] : [] }],
  markDefs: href ? [{ _type: 'link', _key: 'a', href }] : [],
});

describe('for the demo organisation', () => {
  test('Atom has its news in order, with absolute addresses', async () => {
    const { xml, atom } = await feedsOf(storeOf(demoNews));
    expect(atom).toMatchObject({
      id: 'tag:site.example,2026:news',
      title: { value: `${demoIdentity.name} · News` },
      updated: '2026-11-11T08:00:00.123Z',
      icon: `${origin}/demo/logo.png`,
      authors: [{ name: demoIdentity.name, uri: `${origin}/` }],
      links: [
        { rel: 'self', type: 'application/atom+xml', href: `${origin}/news/feed.xml` },
        { rel: 'alternate', type: 'text/html', href: `${origin}/news` },
      ],
    });
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">');
    expect(atom.entries?.map((entry) => entry.title?.value)).toEqual(
      Object.values(demoNews).map(({ heading }) => heading),
    );
    const picture = `${origin}/demo/initiative-coding-lab.1200w.jpg`;
    const alt = 'Three young people with laptops program a small robot.';
    expect(atom.entries?.[0]).toMatchObject({
      id: 'tag:site.example,2026:news/forty-laptops',
      published: '2026-11-16T12:00:00.000Z',
      updated: '2026-11-11T08:00:00.123Z',
      authors: [{ name: 'Daniel Reyes' }],
      categories: [{ term: 'Coding lab' }, { term: 'Thanks' }],
      links: [
        { rel: 'alternate', href: `${origin}/news/forty-laptops` },
        { rel: 'enclosure', type: 'image/jpeg', href: picture, title: alt },
      ],
      content: { type: 'html' },
    });
    expect(atom.entries?.[0]?.content?.value).toMatch(
      new RegExp(`^<p><img src="${picture}" alt="${alt}"></p><p>The city’s .*</p><p>That makes`),
    );
  });

  test('JSON Feed has the same items as Atom', async () => {
    const { atom, json } = await feedsOf(storeOf(demoNews));
    expect(json).toMatchObject({
      title: atom.title?.value,
      home_page_url: `${origin}/news`,
      feed_url: `${origin}/news/feed.json`,
      icon: `${origin}/demo/logo.png`,
      authors: [{ name: demoIdentity.name, url: `${origin}/` }],
      language: 'en',
    });
    expect(json.items.map(({ id, title, content_html }) => [id, title, content_html])).toEqual(
      atom.entries?.map(({ id, title, content }) => [id, title?.value, content?.value]),
    );
    expect(json.items[1]).toMatchObject({
      url: `${origin}/news/sixty-one-internships`,
      tags: ['Career days'],
      image: `${origin}/demo/initiative-career-days.1200w.jpg`,
      date_modified: '2026-11-11T08:00:00.123Z',
    });
  });
});

test('a tag has its own feed with its items', async () => {
  const feed = await newsFeed(storeOf(demoNews), organisation, { origin, tag: 'Career days' });
  expect(atomRead(atomFeed(feed))).toMatchObject({
    id: 'tag:site.example,2026:news?tag=Career%20days',
    title: { value: `${demoIdentity.name} · News · Career days` },
    links: [
      { rel: 'self', href: `${origin}/news/feed.xml?tag=Career+days` },
      { rel: 'alternate', href: `${origin}/news?tag=Career+days` },
    ],
    entries: [{ id: 'tag:site.example,2026:news/sixty-one-internships' }],
  });
});

test('a feed has the first 20 of 200 items, each with its own id', async () => {
  const news = Array.from({ length: 200 }, (_, index) => [`item ${index}`, item({})] as const);
  const { atom, json } = await feedsOf(storeOf(Object.fromEntries(news)));
  const ids = Array.from({ length: 20 }, (_, n) => `tag:site.example,2026:news/item%20${n}`);
  expect(atom.entries?.map(({ id }) => id)).toEqual(ids);
  expect(json.items.map(({ id }) => id)).toEqual(ids);
});

describe('without any news', () => {
  test('both feeds are valid, with the date of the organisation’s last change', async () => {
    const { xml, atom, json } = await feedsOf(storeOf({}, { updatedAt: savedAt }));
    expect(atom.updated).toBe('2026-11-11T08:00:00.123Z');
    expect(xml).not.toContain('<entry>');
    expect(json.items).toEqual([]);
  });

  test('both feeds are valid without details of the organisation', async () => {
    const nobody = { ...organisation, name: '', logo: '', wideLogo: '' };
    const { xml, atom, json } = await feedsOf(storeOf({}), nobody);
    expect(atom).toMatchObject({
      title: { value: 'News' },
      updated: '1970-01-01T00:00:00.000Z',
      authors: [{ name: 'site.example' }],
    });
    expect(xml).not.toMatch(/<(icon|logo)>/);
    expect(json).not.toHaveProperty('icon');
  });
});

test('an item has its own date or, without one, that of its publication', async () => {
  const from = '2026-11-01T05:00:00Z[UTC]';
  for (const [content, published] of [
    [{ date: '2025-09-08', from }, '2025-09-08T12:00:00.000Z'],
    [{ date: '', from }, '2026-11-01T05:00:00.000Z'],
    [{ date: '', createTime: '2026-10-01T05:00:00Z' }, '2026-10-01T05:00:00.000Z'],
    [{ date: '' }, '2026-11-11T08:00:00.123Z'],
  ] as const) {
    const { entry, item: shown } = await oneOf(content);
    expect(entry?.published).toBe(published);
    expect(shown?.date_published).toBe(published);
  }
});

test('an item published after its last save has the date of publication', async () => {
  const from = '2026-11-30T05:00:00Z[Africa/Nairobi]';
  const { entry } = await oneOf({ from });
  expect(entry?.updated).toBe('2026-11-30T05:00:00.000Z');
  const earlier = await oneOf({ from: '2026-11-01T05:00:00Z[UTC]' });
  expect(earlier.item?.date_modified).toBe('2026-11-11T08:00:00.123Z');
});

describe('text by staff is kept as typed', () => {
  test.each([
    '👩🏽‍🏫 & 🏴󠁧󠁢󠁷󠁬󠁳󠁿',
    'أخبار (News) ٢٠٢٦',
    `<b>&amp; "it's"</b>`,
    'a]]>b]]>c',
    '&#0;&bogus;',
  ])('%s', async (text) => {
    const { entry, item: shown } = await oneOf({ heading: text, description: text });
    expect([entry?.title?.value, shown?.title]).toEqual([text, text]);
    expect([readIn(entry?.content?.value), readIn(shown?.content_html)]).toEqual([text, text]);
  });

  test('plain text has its paragraphs and line breaks', async () => {
    const { item: shown } = await oneOf({ description: 'One\ntwo\n\nthree' });
    expect(shown?.content_html).toMatch(/<p>One<br>two<\/p><p>three<\/p>$/);
  });

  test('right-to-left text is marked as such', async () => {
    const arabic: Organisation = { ...organisation, language: 'ar', name: 'مصباح' };
    const { xml, entry } = await oneOf({ description: 'مرحبا' }, arabic);
    expect(xml).toContain('xml:lang="ar"');
    expect(xml).toContain('<title>مصباح · الأخبار</title>');
    expect(entry?.content?.value).toMatch(/^<div dir="rtl"><p><img .*<p>مرحبا<\/p><\/div>$/);
  });

  test('the title uses the organisation’s own wording, if any', async () => {
    const texts = [{ _key: 'a', word: 'news.title', instead: 'What’s new' }];
    const { xml } = await oneOf({}, { ...organisation, texts });
    expect(xml).toContain(`<title>${demoIdentity.name} · What’s new</title>`);
  });
});

/** The text that people read of HTML. */
function readIn(html = ''): string {
  const textOf = (node: unknown): string => {
    const { data = '', children = [] } = node as { data?: string; children?: unknown[] };
    return data + children.map(textOf).join('');
  };
  return textOf(parseDocument(html));
}

describe('hostile content', () => {
  test('loses characters that XML forbids', async () => {
    const bad = 'a\u0000\u0008\u000b\u001f\ufffe\uffff\ud800b';
    const feed = await newsFeed(storeOf({ one: item({}) }), organisation, { origin });
    const [only] = feed.items;
    if (!only) throw new Error('There is no item');
    const hostile = { ...only, title: bad, html: bad, link: `${origin}/${bad}` };
    const xml = atomFeed({ ...feed, title: bad, author: bad, items: [hostile] });
    expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
    expect(atomRead(xml).entries?.[0]).toMatchObject({
      title: { value: 'ab' },
      content: { value: 'ab' },
      links: [{ href: `${origin}/ab` }, {}],
    });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', ''])(
    'a link to %j is dropped',
    async (href) => {
      const description = [paragraph('Look', href)];
      const { entry } = await oneOf({ description, articleUrl: href });
      expect(entry?.content?.value).toMatch(/<p>Look<\/p>$/);
    },
  );

  test.each([
    ['/about?a=1&b="2"', `${origin}/about?a=1&amp;b=&quot;2&quot;`],
    ['https://partner.example/', 'https://partner.example/'],
    ['mailto:hello@site.example', 'mailto:hello@site.example'],
    ['tel:+123', 'tel:+123'],
  ])('a link to %s is kept', async (href, whole) => {
    const { item: shown } = await oneOf({ description: [paragraph('Look', href)] });
    expect(shown?.content_html).toContain(`<a href="${whole}">Look</a>`);
  });

  test('the article is linked below the text', async () => {
    const { item: shown } = await oneOf({ articleUrl: 'tel:+123', buttonText: 'Call <us>' });
    expect(shown?.content_html).toMatch(/<p><a href="tel:\+123">Call &lt;us(>|&gt;)<\/a><\/p>$/);
  });

  test.each(['http://site.example/a.png', 'javascript:alert(1)', '//evil.example/a.png'])(
    'a picture at %s is left out',
    async (url) => {
      const { entry, item: shown } = await oneOf({ image: { url, width: 1, height: 1 } });
      expect(entry?.links).toHaveLength(1);
      expect(shown).not.toHaveProperty('image');
      expect(shown?.content_html).not.toContain('<img');
    },
  );

  test('alt text is escaped, and a picture without a file extension has no type', async () => {
    const url = 'https://partner.example/picture?id=1&b="2"';
    const alt = `"><script>alert('1')</script>`;
    const image = { url, width: 1, height: 1 };
    const { entry } = await oneOf({ image, imageAlts: { [url]: alt } });
    expect(entry?.links?.[1]).toEqual({ rel: 'enclosure', href: new URL(url).href, title: alt });
    const [paragraphOf] = parseDocument(entry?.content?.value ?? '').children;
    expect(paragraphOf).toMatchObject({
      children: [{ name: 'img', attribs: { src: new URL(url).href, alt } }],
    });
    expect(entry?.content?.value).not.toContain('<script');
  });

  test('broken data still makes an item', async () => {
    const { entry, item: shown } = await oneOf({ heading: 5, description: { a: 1 }, image: null });
    expect([entry?.title?.value, shown?.content_html]).toEqual(['News', '']);
  });
});
