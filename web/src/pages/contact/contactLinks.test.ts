import type { ContentSource } from '@lamplight/content/contentSource';
import { documentSamples, listSamples } from '@lamplight/content/samples/bySite';
import { noPages } from '@lamplight/content/samples/noPages';
import { expect, test } from 'vitest';
import { renderedOf } from '../../../tests/pages.ts';

/** The links of the contact page that reach the organisation, each with its text. */
async function linksWith(contact: { mail?: string; number?: string }): Promise<[string, string][]> {
  const source: ContentSource = {
    ...noPages,
    document: async (name) =>
      ({ ...documentSamples[name].valid.small, ...(name === 'contact' && contact) }) as never,
    list: async (name) => [{ ...listSamples[name].valid.small, _id: 'one' }] as never,
  };
  const { html } = await renderedOf(source, '/contact');
  const links = html.matchAll(
    /<a(?: [^>]*?href="([^"]*)")?[^>]*>(?:(?!<\/a>).)*?<bdi>([^<]*)<\/bdi><\/a>/gs,
  );
  return [...links].map(([, href = '', text = '']) => [href, text]);
}

test.each([
  ['+٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨', 'tel:+442079460958'],
  ['۰۷۰۰ ۱۲۳ ۴۵۶', 'tel:0700123456'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['Ask at the door', ''],
])('the number %s leads to “%s”, and is shown as typed', async (number, href) => {
  expect(await linksWith({ number })).toContainEqual([href, number]);
});

test.each(['مثال@مثال.com', 'jörg@müller.de'])('links the email address %s', async (mail) => {
  expect(await linksWith({ mail })).toContainEqual([`mailto:${mail}`, mail]);
});
