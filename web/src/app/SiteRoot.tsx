import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { fontFaces } from '../theme/fonts.ts';
import { SiteOrigin } from '../ui/PageHead.tsx';

interface SiteRootProps {
  styleCache: EmotionCache;
  system: SystemContext;
  /** Scheme and host of the site, such as `https://lamplight.example`. */
  origin: string;
  /** That the document has the typefaces and the styles of all pages already. */
  styled?: boolean;
  children: ReactNode;
}

/** A system that adds no styles but those of components. */
const withoutGlobals = (system: SystemContext): SystemContext => ({
  ...system,
  layers: { ...system.layers, atRule: '' },
  _global: [],
});

/** What every page stands in, on the server and in the browser. */
export function SiteRoot({ styleCache, system, origin, styled, children }: SiteRootProps) {
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={styled ? withoutGlobals(system) : system}>
        {!styled && <Global styles={fontFaces} />}
        <SiteOrigin value={origin}>{children}</SiteOrigin>
      </ChakraProvider>
    </CacheProvider>
  );
}
