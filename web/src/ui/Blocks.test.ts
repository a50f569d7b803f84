import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import { richText } from '@lamplight/content/fields';
import { htmlOfBlocks } from '@lamplight/content/htmlOfBlocks';
import { readable } from '@lamplight/content/readable';
import { textOfBlock } from '@lamplight/content/richText';
import { brokenText } from '@lamplight/content/samples/brokenRichText';
import { blocksOf } from '@lamplight/content/storedRichText';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Blocks } from './Blocks.tsx';

/** Without styles: they don't matter here. */
const system = createSystem({ preflight: false });
const field = richText({ label: 'Text' });

test('shows stored text without its broken parts', () => {
  const complained = vi.spyOn(console, 'error');
  fc.assert(
    fc.property(brokenText, (stored) => {
      const blocks = blocksOf(readable(field, stored));
      const html = htmlIn(blocks);
      expect(wordsIn(html)).toBe(blocks.map(textOfBlock).join(''));
      for (const [, href] of html.matchAll(/ href="([^"]*)"/g))
        expect(href).toMatch(/^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/i);
    }),
    { numRuns: 1_000 },
  );
  expect(complained).not.toHaveBeenCalled();
});

test('a link is one, though some of its words are bold', () => {
  const span = (_key: string, text: string, ...marks: string[]) =>
    ({ _type: 'span', _key, text, marks }) as const;
  const block = {
    _type: 'block',
    _key: 'a',
    style: 'normal',
    children: [
      span('1', 'Read our ', 'to'),
      span('2', 'annual', 'to', 'strong'),
      span('3', ' report', 'to'),
      span('4', ' now.'),
    ],
    markDefs: [{ _type: 'link', _key: 'to', href: '/files/report.pdf' }],
  } as const;
  const link =
    '<a href="https://site.example/files/report.pdf">Read our <strong>annual</strong> report</a>';
  const blocks = blocksOf(readable(field, [block]));
  expect(htmlOfBlocks(blocks, 'https://site.example')).toBe(`<p>${link} now.</p>`);
  expect(htmlIn(blocks).replace(/<a [^>]*>/, '<a>')).toContain(
    '<a>Read our <strong>annual</strong> report</a> now.',
  );
});

function htmlIn(blocks: ReturnType<typeof blocksOf>): string {
  const styled = { value: system, children: createElement(Blocks, { blocks }) };
  return renderToStaticMarkup(
    createElement(StaticRouter, { location: '/' }, createElement(ChakraProvider, styled)),
  );
}

/** The text that a visitor reads of HTML. */
const wordsIn = (html: string) =>
  html
    .replace(/<style.*?<\/style>|<[^>]*>/gs, '')
    .replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => characters[name] ?? '');

const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
