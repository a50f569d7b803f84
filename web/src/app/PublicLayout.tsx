import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { whenIdle } from '../device/whenIdle.ts';
import { type SiteFrame, useInPreview } from '../ui/pageContext.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Unreachable } from '../ui/Unreachable.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

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

/** Says that the page that was asked for is on its way. */
function NavigationProgress() {
  const loading = useNavigation().state === 'loading';
  return (
    <chakra.p
      role="status"
      position="fixed"
      top="0"
      insetX="0"
      zIndex="20"
      textAlign="center"
      pointerEvents="none"
    >
      {loading && (
        <chakra.span
          display="inline-block"
          px="4"
          py="1"
          bg="brand.600"
          color="white"
          borderBottomRadius="md"
          fontSize="0.875rem"
        >
          Loading...
        </chakra.span>
      )}
    </chakra.p>
  );
}

/**
 * Reads the content again once the page has come to life, because the answer may have lain in a
 * cache, and whenever the visitor comes back to the tab.
 */
function useFreshContent() {
  const { reload } = useReload();
  useEffect(() => {
    const cancel = whenIdle(reload);
    const onReturn = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [reload]);
}

/** Milliseconds between two tries. */
const retryIntervalMs = 5_000;

/** What a visitor sees while content cannot be read. It tries again by itself. */
export function PublicError({ message }: { message: string }) {
  const error = useRouteError();
  const { reload, loading } = useReload();

  useEffect(() => {
    console.info('The page could not be shown:', error);
    const timer = setInterval(reload, retryIntervalMs);
    window.addEventListener('online', reload);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', reload);
    };
  }, [error, reload]);

  return <Unreachable message={message} retry={reload} trying={loading} />;
}

/**
 * Reads the content of the page again, unless that is under way: coming back to a tab is told by
 * two events, and a read that was begun again and again would never end on a slow connection.
 */
function useReload() {
  const { revalidate, state } = useRevalidator();
  const underWay = useRef(false);
  const reload = useCallback(() => {
    if (underWay.current) return;
    underWay.current = true;
    revalidate().finally(() => {
      underWay.current = false;
    });
  }, [revalidate]);
  return { reload, loading: state === 'loading' };
}
