import { expect, test } from 'vitest';
import { documentHtml } from './documentHtml.ts';

const root = '<div id="root"><p>Home</p></div>';
const picture = '<link rel="preload" as="image" href="/a.webp" fetchPriority="high"/>';

const documentOf = (markup: string, css = '') =>
  documentHtml({
    markup,
    styles: { names: ['a'], css },
    look: { colour: '', accent: '', typefaces: 'lamplight', corners: 'rounded', language: 'en' },
    assets: { script: '/start.js', preloads: [], styleSheets: [] },
    graph: { '@context': 'https://schema.org', '@graph': [] },
    state: { origin: 'https://lamplight.example', view: 'home', build: '1', loaderData: {} },
  });

test('moves tags in front of the page into the head', () => {
  const { html } = documentOf(`<title>Home</title>${root}`);
  const [head, body] = html.split('<body>');
  expect(head).toContain('<title>Home</title>');
  expect(body?.startsWith(root)).toBe(true);
});

test('a page with a priority picture paints once the element after it is there', () => {
  const { html } = documentOf(picture + root);
  const [, awaited] = html.match(/<link rel="expect" href="#([\w-]+)" blocking="render">/) ?? [];
  expect(html.indexOf(`id="${awaited}"`)).toBeGreaterThan(html.indexOf(root) + root.length);
});

test('a page without one paints as it arrives', () => {
  expect(documentOf(root).html).not.toContain('blocking');
});

test('styles cannot close their element', () => {
  const { html, styles } = documentOf(root, 'a{content:"</style>"}');
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html).toContain(styles[0]);
});
