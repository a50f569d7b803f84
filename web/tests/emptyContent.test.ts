import { type ContentSource, contentSource } from '@lamplight/content/contentSource';
import { documentSamples } from '@lamplight/content/samples/bySite';
import { noStoredPages } from '@lamplight/content/samples/noPages';
import { publicPages } from '@lamplight/content/sitePages';
import { expect, test } from 'vitest';
import { publicPaths, renderedOf } from './pages.ts';

/** A site whose lists hold nothing, or this one item. */
const siteWith = (documents: Record<string, unknown>, item?: unknown): ContentSource =>
  contentSource({
    ...noStoredPages,
    document: async (path) => documents[path],
    list: async () => (item === undefined ? [] : [{ id: 'one', data: item }]),
  });

/** The visible part of a page, without its head. */
async function bodyOf(source: ContentSource, path: string): Promise<string> {
  const { html } = await renderedOf(source, path);
  return /<body.*?(?=<script type="application\/json")/s.exec(html)?.[0] ?? '';
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim();
const shows = (html: string) => textOf(html) !== '' || /<(img|input|textarea|button)\b/.test(html);

const headings = /<(h[1-6])\b[^>]*>(.*?)<\/\1>/gs;
const frames = /<(ul|section|figure|article|li|p|blockquote|figcaption)\b[^>]*>\s*<\/\1>/g;

/** The elements that are on a page and show nothing. */
function emptyIn(body: string): string[] {
  const links = [...body.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].filter(
    ([whole, attributes = '', inner = '']) =>
      !/\shref="[^"]/.test(attributes) || !(textOf(inner) || /(aria-label|alt)="[^"]/.test(whole)),
  );
  const found = [
    ...[...body.matchAll(headings)].filter(([, , inner = '']) => textOf(inner) === ''),
    ...links,
    ...body.matchAll(/<[^>]*\s(src|srcset|href|aria-label)="[:\s]*"[^>]*>/g),
    ...body.matchAll(frames),
    ...body.matchAll(/“”/g),
  ].map(([whole]) => whole);
  // Later messages are announced from a place that is there before.
  return found.filter((element) => !element.includes('role="status"'));
}

/** The headings of a page that nothing follows before the next one of their level. */
function bareHeadingsIn(body: string): string[] {
  const [main = ''] = /<main\b.*<\/main>/s.exec(body) ?? [];
  const all = [...main.matchAll(headings)];
  return all
    .filter(({ 0: whole, 1: level = '', index }) => {
      const next = all.find((other) => other.index > index && (other[1] ?? '') <= level);
      return !shows(main.slice(index + whole.length, next?.index));
    })
    .map(([whole]) => whole);
}

test.each(publicPaths)('%s shows something without any content', async (path) => {
  for (const source of [siteWith({}), siteWith({}, {})]) {
    const body = await bodyOf(source, path);
    expect(body.match(/<h1\b/g)).toHaveLength(1);
    expect(emptyIn(body)).toEqual([]);
    expect(bareHeadingsIn(body)).toEqual([]);
  }
});

/** Content with one of its values and nothing else, for each of them. */
function singled(content: unknown): unknown[] {
  if (typeof content !== 'object' || content === null) return content === '' ? [] : [content];
  return Object.entries(content).flatMap(([key, inner]) =>
    singled(inner).map((single) => (Array.isArray(content) ? [single] : { [key]: single })),
  );
}

const documentPages = publicPages.flatMap(([, { path, content }]) =>
  'document' in content && content.document !== 'mentorGreeting'
    ? [[path, content.document] as const]
    : [],
);

test.each(documentPages)(
  '%s shows no empty frame with a single field filled in',
  async (path, name) => {
    const contents = singled(documentSamples[name].valid.small);
    expect(contents.length).toBeGreaterThan(2);
    for (const content of contents) {
      const body = await bodyOf(siteWith({ [`site/${name}`]: content }), path);
      expect(emptyIn(body), JSON.stringify(content)).toEqual([]);
    }
  },
);
