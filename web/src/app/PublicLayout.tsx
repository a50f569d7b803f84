import { Box } from '@chakra-ui/react/box';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { useInPreview } from '../ui/InPreview.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import type { SiteFrame } from '../ui/useSite.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { useFreshContent } from './useFreshContent.ts';

/** Header, page, footer, which come to life each by itself. */
export function PublicLayout() {
  const { navigation, contact } = useLoaderData<SiteFrame>();
  const inPreview = useInPreview();
  return (
    <Box display="flex" flexDirection="column" minH="100dvh">
      <SkipLink />
      <NavigationProgress />
      <Suspense>
        <Header navigation={navigation} />
      </Suspense>
      <Box as="main" id="main" flex="1" tabIndex={-1} outline="none">
        <Outlet />
      </Box>
      <Suspense>
        <Footer heading={navigation.heading} contact={contact} />
      </Suspense>
      {!inPreview && <Visit />}
    </Box>
  );
}

/** What concerns somebody's visit, and nobody who only looks at a page. */
function Visit() {
  useFreshContent();
  return <ScrollRestoration />;
}
