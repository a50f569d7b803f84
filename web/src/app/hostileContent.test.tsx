import { isLink, isPicture } from '@lamplight/content/addresses';
import type { ContentSource } from '@lamplight/content/contentSource';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { expect, test } from 'vitest';
import { answerTo, publicPaths, renderedOf } from '../../tests/pages.ts';

const hostile = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&#58;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  '/\\evil.example/x',
  '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>\u2028<!--<script>',
  'red;}</style><script>alert(1)</script>',
  '<div id="root"><base href="//evil.example">',
];

/** The same content with this text in place of every other one, or of those that are no addresses. */
function withText(text: string, content: unknown, addressesToo: boolean): unknown {
  if (typeof content === 'string') return addressesToo || !isLink(content) ? text : content;
  if (Array.isArray(content)) return content.map((each) => withText(text, each, addressesToo));
  if (typeof content !== 'object' || content === null) return content;
  const fields = Object.entries(content).map(([key, value]) => [
    addressesToo && isPicture(key) ? text : key,
    withText(text, value, addressesToo),
  ]);
  return Object.fromEntries(fields);
}

/**
 * Gives pages documents with that text, as nothing that reads what is stored would: so only the pages
 * themselves are in its way.
 */
const unreadSource = (text: string, addressesToo = true): ContentSource => ({
  document: async (name) =>
    withText(text, documentSamples[name].valid.small, addressesToo) as never,
  list: async (name) => {
    const item = withText(text, listSamples[name].valid.small, addressesToo);
    return [{ ...(item as object), _id: 'one' }] as never;
  },
});

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) => text.replace(/&([^;]+);/g, (_, name) => entities[name] ?? '?');

const tagPattern = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;

const tagsOf = (html: string) =>
  [...html.matchAll(tagPattern)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(
      ([, key = '', value = '']): [string, string] => [key.toLowerCase(), decoded(value)],
    ),
  }));

type Tag = ReturnType<typeof tagsOf>[number];

/** Whether it tells other sites an address. */
const isAddressFor = ({ attributes }: Tag) =>
  attributes.some(([key, value]) => key === 'property' && /^og:(image|url)$/.test(value));

/** Whether it is one of the sizes of a picture. */
const isSize = (value: string) => isPicture(value.replace(/ \d+w$/, '')) && / \d+w$/.test(value);

/** Whether an attribute runs something, leads where nothing may, or styles. */
function wrongIn(tag: Tag, key: string, value: string): boolean {
  if (key.startsWith('on') || ['srcdoc', 'action', 'formaction', 'style'].includes(key))
    return true;
  if (key === 'src') return !isPicture(value);
  if (/^(image)?srcset$/.test(key)) return !value.split(', ').every(isSize);
  if (key === 'href') return !value.startsWith('#') && !isLink(value);
  if (key === 'content' && isAddressFor(tag)) return !isLink(value);
  return key === 'http-equiv';
}

/** What is wrong on a page, if anything is. */
async function wrongOn(source: ContentSource, path: string): Promise<string[]> {
  const { html, styles } = await renderedOf(source, path);
  const tags = tagsOf(html);
  const scripts = tags.filter(({ name }) => name === 'script');
  return [
    ...(scripts.length === 2 ? [] : [`${scripts.length} scripts`]),
    ...tags.filter(({ name }) => /^(base|object|embed|iframe)$/.test(name)).map(({ name }) => name),
    ...tags.flatMap((tag) =>
      tag.attributes.flatMap(([key, value]) =>
        wrongIn(tag, key, value) ? `${tag.name} ${key}=${value}` : [],
      ),
    ),
    ...styles.filter((style) => /<\/|red;/.test(style)).map(() => 'style'),
  ];
}

test.each([
  ['every text', true],
  ['every text but the addresses', false],
])(
  'nothing of what is stored runs, leads elsewhere or breaks out of its place: %s',
  async (_, addressesToo) => {
    const wrong: object[] = [];
    for (const text of hostile) {
      const source = unreadSource(text, addressesToo);
      for (const path of publicPaths) {
        const found = await wrongOn(source, path);
        if (found.length > 0) wrong.push({ path, text, found });
      }
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

test('content can be read back from the page that carries it', async () => {
  const text = '</script><!--<script>\u2028\u2029';
  const { html } = await renderedOf(unreadSource(text), '/about');
  const [, json = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json).loaderData.about.title1).toBe(text);
  expect(html).not.toMatch(/[\u2028\u2029]<\/script/);
});

test.each(['/%0d%0aSet-Cookie:%20a=b', '/a%0a/b', '//evil.example/', '/%25E0%25A4%25A'])(
  'a path that is none leads to the home page: %s',
  async (path) => {
    const address = new URL('https://site.example');
    address.pathname = path;
    const source = unreadSource('x');
    expect(await answerTo(source, address)).toEqual({
      kind: 'redirect',
      location: '/',
    });
  },
);

test('addresses in the head are those of the site that renders it', async () => {
  const { html } = await renderedOf(unreadSource('x'), '/team');
  expect(html).toContain('<link rel="canonical" href="https://site.example/team"/>');
  expect(html).toContain('"origin":"https://site.example"');
});
