import type { ContentSource } from '@lamplight/content/contentSource';
import { expect, test } from 'vitest';
import { demoSource, withNews } from './demoSource.ts';
import { renderedOf } from './pages.ts';

const headOf = async (path: string, source = demoSource) =>
  (await renderedOf(source, path)).html.split('<link rel="manifest"')[0] ?? '';

test('metadata set by staff is in the page’s head, with the name of the organisation', async () => {
  const head = await headOf('/support');
  const said = 'Give an evening a month, or what an evening costs. Both keep the lamp on.';
  expect(head).toContain('<title>Support us · Lamplight</title>');
  expect(head).toContain(`<meta name="description" content="${said}"/>`);
  expect(head).toContain(`<meta property="og:description" content="${said}"/>`);
  expect(head).toContain(
    '<meta property="og:image" content="https://site.example/demo/slide-mentor-pair.1200w.jpg"/>',
  );
  expect(await headOf('/about')).toContain(
    '<title>How a lamp on a kitchen table became Lamplight</title>',
  );
});

test('metadata set by staff does not appear on other pages, nor on items with their own address', async () => {
  const source: ContentSource = {
    ...demoSource,
    document: async (name) =>
      name === 'sharing'
        ? ({ pages: { '/team': { title: 'Who we are', description: '', picture: '' } } } as never)
        : demoSource.document(name),
  };
  expect(await headOf('/team', source)).toContain('<title>Who we are · Lamplight</title>');
  expect(await headOf('/team/one', source)).not.toContain('Who we are');
  expect(await headOf('/news', source)).not.toContain('Who we are');
});

/** The demo with this logo, this picture in its latest news, and this one for sharing. */
const withPictures = (logo: string, picture: string, shared = ''): ContentSource => ({
  ...demoSource,
  document: async (name) => {
    const content = await demoSource.document(name);
    if (name === 'organisation') return { ...content, logo };
    return name === 'sharing'
      ? ({ pages: { '/news': { title: '', description: '', picture: shared } } } as never)
      : content;
  },
  news: withNews({ image: { url: picture } }).news,
});
const stored = `/pictures/${'0a'.repeat(32)}.800w`;

test.each([
  ['its own picture', `${stored}.webp`, '', `https://site.example${stored}.jpg`, true],
  ['its own from elsewhere', 'https://p.example/a.png', '', 'https://p.example/a.png', true],
  [
    'the one that staff chose',
    'https://p.example/a.png',
    `${stored}.webp`,
    `https://site.example${stored}.jpg`,
    true,
  ],
  [
    'its own, where messengers do not show that',
    'https://p.example/a.png',
    'https://p.example/b.webp',
    'https://p.example/a.png',
    true,
  ],
  [
    'the logo, where they show neither',
    'https://p.example/a.svg',
    'https://p.example/b.webp',
    'https://p.example/logo.png',
    false,
  ],
  ['the logo, where there is nothing else', '', '', 'https://p.example/logo.png', false],
])('a page is shared with %s', async (_, own, shared, shown, isLarge) => {
  const head = await headOf('/news', withPictures('https://p.example/logo.png', own, shared));
  expect(head).toContain(`<meta property="og:image" content="${shown}"/>`);
  const card = isLarge ? 'summary_large_image' : 'summary';
  expect(head).toContain(`<meta name="twitter:card" content="${card}"/>`);
});

test('a page is shared without a picture if messengers could not show any', async () => {
  const head = await headOf('/news', withPictures('/demo/lamp.svg', 'https://p.example/a.webp'));
  expect(head).not.toContain('og:image');
  expect(head).toContain('<meta name="twitter:card" content="summary"/>');
});

test('an unknown member has the team’s canonical address', async () => {
  expect(await headOf('/team/nobody')).toContain(
    '<link rel="canonical" href="https://site.example/team"/>',
  );
});
