import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { isShellPath, paths } from '@lamplight/content/pagePaths';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { type ReactNode, useContext, useEffect } from 'react';
import { Outlet, type RouteObject, useLocation, useRouteError } from 'react-router-dom';
import { ConnectionContext } from '../../firebase/connection/useConnection.ts';
import { Button } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { editors } from './editors.tsx';
import { loadFrame, loadLogIn, loadPage, prefetchPage } from './prefetchPage.ts';
import { sessionFlags } from './sessionFlags.ts';

/** The routes of the app shell: log-in, and the editors behind it. Paths match whatever their case. */
export const staffRoutes: RouteObject[] = [
  {
    ErrorBoundary: StaffError,
    HydrateFallback: Loading,
    children: [
      {
        path: paths.login,
        lazy: async () => {
          const { LoginPage } = await loadLogIn();
          return {
            element: (
              <Fresh>
                <LoginPage load={loadPage} prepare={prefetchPage} />
              </Fresh>
            ),
          };
        },
      },
      {
        Component: Connected,
        children: [
          {
            path: paths.forgotPassword,
            lazy: async () => {
              const { ForgotPasswordPage } = await import(
                '../../pages/login/ForgotPasswordPage.tsx'
              );
              return { Component: ForgotPasswordPage };
            },
          },
          {
            lazy: async () => ({ Component: (await loadFrame()).RequireStaff }),
            children: [
              {
                lazy: async () => ({ Component: (await loadFrame()).StaffLayout }),
                children: editors,
              },
            ],
          },
        ],
      },
      { path: '*', Component: LeaveShell },
    ],
  },
];

/** Pages that are nothing without Firebase. */
function Connected() {
  return useContext(ConnectionContext) ? <Outlet /> : <Loading />;
}

/**
 * The log-in, in a page that holds nothing of what staff see: anyone who arrives from the staff area has
 * the page loaded anew, so that nothing is left of it in memory, in a toast or in a dialog.
 */
function Fresh({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (sessionFlags.staffShown) window.location.reload();
  }, []);
  return sessionFlags.staffShown ? <Loading /> : children;
}

/** Leads from the app shell to a page that the server renders; unknown paths lead to the home page. */
function LeaveShell() {
  const { pathname } = useLocation();
  useEffect(() => {
    const path = isShellPath(pathname) ? paths.home : pathname;
    // A path that begins with two slashes would be an address of another site.
    window.location.replace(window.location.origin + path);
  }, [pathname]);
  return <Loading />;
}

/** What staff see where a page of theirs breaks: what happened, and a way on. */
function StaffError() {
  const error = useRouteError();
  return (
    <Container as="main" py="24" textAlign="center">
      <Heading as="h1" mb="4">
        {commonTexts.brokenPage}
      </Heading>
      <Text role="alert" mb="8">
        {error instanceof Error ? error.message : String(error)}
      </Text>
      <Button onClick={() => window.location.reload()}>{commonTexts.reload}</Button>
    </Container>
  );
}
