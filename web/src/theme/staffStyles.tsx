import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { staffSystem } from './staffSystem.ts';

/** The styles of all staff pages as a style sheet: tokens, and how elements look without a component. */
export function staffStyles(): string {
  const html = renderToStaticMarkup(
    <CacheProvider value={createCache({ key: 'css' })}>
      <ChakraProvider value={staffSystem}>{null}</ChakraProvider>
    </CacheProvider>,
  );
  return [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => css).join('\n');
}
