import { Box } from '@chakra-ui/react/box';
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { SkipLink } from '../ui/SkipLink.tsx';
import type { SiteFrame } from '../ui/useSite.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { useFreshContent } from './useFreshContent.ts';

/** Header, page, footer. */
export function PublicLayout() {
  const { navigation, contact } = useLoaderData<SiteFrame>();
  useFreshContent();
  return (
    <Box display="flex" flexDirection="column" minH="100dvh">
      <SkipLink />
      <NavigationProgress />
      <Header navigation={navigation} />
      <Box as="main" id="main" flex="1" tabIndex={-1} outline="none">
        <Outlet />
      </Box>
      <Footer heading={navigation.heading} contact={contact} />
      <ScrollRestoration />
    </Box>
  );
}
