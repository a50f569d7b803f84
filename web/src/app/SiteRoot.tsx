import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Texts, textsIn } from '@lamplight/content/texts/visitor/textsIn';
import type { ReactNode } from 'react';
import { TextsContext } from '../ui/i18n/texts.ts';
import { type Head, SiteHeadContext } from '../ui/PageHead.tsx';

export interface SiteRootProps {
  styleCache: EmotionCache;
  system: SystemContext;
  /** Scheme and host of the site, such as `https://lamplight.example`. */
  origin: string;
  /** Is told of the page's head. */
  onHead?: (head: Head) => void;
  /** The fixed texts. */
  texts?: Texts;
  /** That the document has the styles of all pages already. */
  styled?: boolean;
  children: ReactNode;
}

const english = textsIn({ language: 'en' });

/** A system that adds no styles but those of components; it never asks the other for them (`globalStyles` in vite.config.ts). */
const withoutGlobals = (system: SystemContext): SystemContext =>
  Object.create(system, {
    layers: { value: { ...system.layers, atRule: '' } },
    _global: { value: [] },
  });

/** What every page is in, on the server and in the browser. */
export function SiteRoot(props: SiteRootProps) {
  const { styleCache, system, origin, onHead, texts, styled, children } = props;
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={styled ? withoutGlobals(system) : system}>
        <SiteHeadContext value={{ origin, onHead }}>
          <TextsContext value={texts ?? english}>{children}</TextsContext>
        </SiteHeadContext>
      </ChakraProvider>
    </CacheProvider>
  );
}
