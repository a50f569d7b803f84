import type { ContentSource } from '@lamplight/content/contentSource';
import {
  arabicTexts,
  documentWithTexts,
  itemWithTexts,
} from '@lamplight/content/samples/everyText';
import { noPages } from '@lamplight/content/samples/noPages';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { pathsWithItems, renderedOf } from './pages.ts';

/** All content, with all texts in Arabic. */
const source: ContentSource = {
  ...noPages,
  document: async (name) => documentWithTexts(name, arabicTexts) as never,
  list: async (name) =>
    ['one', 'two'].map((_id) => ({ ...itemWithTexts(name, arabicTexts), _id })) as never,
};

const inline = ['span', 'b', 'strong', 'em', 'i', 'small', 'time', 'cite'];
const unseen = ['script', 'style', 'title'];

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: object }>;
type Text = Extract<Node, { data: string }>;

const isElement = (node: object | null): node is Element => node !== null && 'attribs' in node;
const textOf = (node: Node): string =>
  isElement(node) ? node.children.map(textOf).join('') : 'data' in node ? node.data : '';
const textsIn = (node: Node): Text[] => {
  if (!isElement(node)) return 'data' in node ? [node] : [];
  return unseen.includes(node.name) ? [] : node.children.flatMap(textsIn);
};

/** How the styles of a page lay out its elements. */
function layoutOf(css: string) {
  const [, own = ''] = /:is\(([^()]*)\)\{[^{}]*unicode-bidi:plaintext/.exec(css) ?? [];
  const displays = new Map<string, string>();
  for (const [, name = '', style = ''] of css.matchAll(/\.css-(\w+)\{([^{}]*)/g)) {
    const shown = [...style.matchAll(/(?:^|;)display:([\w-]+)/g)].map(([, value]) => value);
    displays.set(name, [displays.get(name), ...shown].join(' '));
  }
  const displayOf = ({ attribs }: Element) =>
    [...(attribs.class ?? '').matchAll(/css-(\w+)/g)].map(([, name = '']) => displays.get(name));
  const lays = (element: Element, as: RegExp) => as.test(displayOf(element).join(' '));
  return {
    hasOwnDirection: ({ name }: Element) => own.split(/,\s*/).includes(name),
    isInline: (element: Element) =>
      inline.includes(element.name) && !lays(element, /block|flex|grid/),
    laysOutItems: (element: Element) => lays(element, /flex|grid/),
  };
}

/** Why a text is laid out in the direction of something else; undefined where it has its own. */
function wrongDirection(text: Text, layout: ReturnType<typeof layoutOf>): string | undefined {
  for (let item: Node = text; ; ) {
    const around: object | null = item.parent;
    if (!isElement(around)) return 'nothing says its direction';
    if (around.name === 'bdi' || around.attribs.dir === 'auto') return undefined;
    // An element by itself is a block of its own, and inherits nothing of this.
    if (layout.laysOutItems(around)) return `it lies in a flexible ${around.name}`;
    if (layout.hasOwnDirection(around))
      return isFirstIn(around) ? undefined : 'something else begins the text that it is part of';
    if (!layout.isInline(around)) return `its ${around.name} has the direction of the page`;
    item = around;
  }
}

/** Whether a block begins with Arabic, so that all of it is laid out as such. */
const isFirstIn = (block: Element) => /^\P{L}*\p{Script=Arabic}/u.test(textOf(block));

test.each(pathsWithItems)('each text on %s has its own direction', async (path) => {
  const { html } = await renderedOf(source, path);
  const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, each]) => each).join('');
  const texts = parseDocument(html)
    .children.flatMap(textsIn)
    // Isolated text is laid out by itself.
    .filter(({ data }) => /\p{Script=Arabic}/u.test(data.replace(/\u2068.*?\u2069/gs, '')));
  expect(texts.length).toBeGreaterThan(3);
  const layout = layoutOf(css);
  const wrong = texts.flatMap((text) => {
    const why = wrongDirection(text, layout);
    return why ? [`${text.data.slice(0, 40)}: ${why}`] : [];
  });
  expect([...new Set(wrong)]).toEqual([]);
});
