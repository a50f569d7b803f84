import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import { richText } from '@lamplight/content/fields';
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
      const styled = { value: system, children: createElement(Blocks, { blocks }) };
      const html = renderToStaticMarkup(
        createElement(StaticRouter, { location: '/' }, createElement(ChakraProvider, styled)),
      );
      expect(wordsIn(html)).toBe(blocks.map(textOfBlock).join(''));
      for (const [, href] of html.matchAll(/ href="([^"]*)"/g))
        expect(href).toMatch(/^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/i);
    }),
    { numRuns: 1_000 },
  );
  expect(complained).not.toHaveBeenCalled();
});

/** The text that a visitor reads of HTML. */
const wordsIn = (html: string) =>
  html
    .replace(/<style.*?<\/style>|<[^>]*>/gs, '')
    .replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => characters[name] ?? '');

const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
