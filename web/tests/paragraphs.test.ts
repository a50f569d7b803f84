import type { ContentSource } from '@lamplight/content/contentSource';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { noPages } from '@lamplight/content/samples/noPages';
import { expect, test } from 'vitest';
import { pathsWithItems, renderedOf } from './pages.ts';

/** The same content with this in place of every text that may have several paragraphs. */
const withParagraphs = (text: string, content: unknown): object =>
  JSON.parse(JSON.stringify(content), (key, value) =>
    /^(description|missiondescription)\d?$|^pointer\ddescription$|^(story|quote|feedback|text)$/.test(
      key,
    ) && typeof value === 'string'
      ? text
      : value,
  );

const source = (text: string): ContentSource => ({
  ...noPages,
  document: async (name) => withParagraphs(text, documentSamples[name].valid.small) as never,
  list: async (name) => {
    const item = withParagraphs(text, listSamples[name].valid.small);
    return ['one', 'two'].map((_id) => ({ ...item, _id })) as never;
  },
});

const withNone = ['/contact', '/events', '/support', '/mentorform', '/team'];

test.each(pathsWithItems.filter((path) => !withNone.includes(path)))(
  'the paragraphs of %s are equally spaced, however many empty lines separate them',
  async (path) => {
    const { html } = await renderedOf(source('One,\nstill one.\n\nTwo.\n \n\n\nThree.'), path);
    const body = /<body.*?(?=<script type="application\/json")/s.exec(html)?.[0] ?? '';
    expect(body).toMatch(/<p>“?One,\nstill one\.<\/p><p>Two\.<\/p><p>Three\.”?<\/p>/);
    expect(body).not.toMatch(/\n\s*\n/);
  },
);
