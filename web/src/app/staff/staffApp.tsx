import createCache from '@emotion/cache';
import { messages } from '@lamplight/content/texts/messages';
import { lazy, StrictMode, useCallback, useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { nameHistoryEntry } from '../../device/historyEntry.ts';
import { PictureDetails } from '../../editing/pictures/details.ts';
import { LoadPreview } from '../../editing/preview/mounting.ts';
import {
  ConnectedContext,
  type Connection,
  ConnectionContext,
} from '../../firebase/connection/useConnection.ts';
import { staffSystem } from '../../theme/staffSystem.ts';
import { Confirmations } from '../../ui/confirm.tsx';
import { ErrorDialog } from '../../ui/ErrorDialog.tsx';
import { Toasts } from '../../ui/toaster.tsx';
import { SiteRoot, type SiteRootProps } from '../SiteRoot.tsx';
import { hydrate } from '../startup/hydration.tsx';
import { reloadOnReturn } from './backForwardCache.ts';
import { releaseLogIn } from './heldLogIn.ts';
import { staffRoutes } from './staffRoutes.tsx';

const loadPreview = async () => (await import('./mountPreview.tsx')).mountPreview;

const PictureDialog = lazy(async () => ({
  default: (await import('../../editing/pictures/PictureDialog.tsx')).PictureDialog,
}));

type Router = ReturnType<typeof createBrowserRouter>;

interface StaffAppProps {
  router: Router;
  connect: () => Promise<Connection>;
}

/** The log-in and the staff area. They connect to Firebase: pages that need it wait for that (`staffRoutes`). */
function StaffApp({ router, connect }: StaffAppProps) {
  const [connection, setConnection] = useState<Connection | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [{ connected, resolve }] = useState(() => {
    let resolve: (made: Connection) => void = () => {};
    const connected = new Promise<Connection>((done) => {
      resolve = done;
    });
    return { connected, resolve };
  });
  const whenConnected = useCallback(() => connected, [connected]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to connect again
  useEffect(() => {
    connect().then(
      (made) => {
        setConnection(made);
        resolve(made);
      },
      () => setFailure(messages.fetchContentFailed),
    );
  }, [attempt]);

  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };

  return (
    <ConnectionContext value={connection}>
      <ConnectedContext value={whenConnected}>
        <Confirmations>
          <LoadPreview value={loadPreview}>
            <PictureDetails value={PictureDialog}>
              <RouterProvider router={router} />
            </PictureDetails>
          </LoadPreview>
        </Confirmations>
        <Toasts />
        <ErrorDialog message={failure} onClose={retry} />
      </ConnectedContext>
    </ConnectionContext>
  );
}

interface StaffRootProps extends StaffAppProps, Pick<SiteRootProps, 'styleCache' | 'origin'> {}

/** The staff area with all that it is in: the same in the build, which renders the log-in, and in the browser. */
export const StaffRoot = ({ router, connect, ...root }: StaffRootProps) => (
  <StrictMode>
    <SiteRoot {...root} system={staffSystem} styled>
      <StaffApp router={router} connect={connect} />
    </SiteRoot>
  </StrictMode>
);

/** Resolves once a router has what it shows first. */
export const whenInitialized = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/**
 * Shows the log-in or the staff area. The log-in is there already where the build has rendered it.
 * @param connect connects it to Firebase
 */
export async function show(connect: () => Promise<Connection>): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The app shell has no root element');
  reloadOnReturn(window);
  nameHistoryEntry();
  const router = createBrowserRouter(staffRoutes);
  const rendered = root.hasChildNodes();
  if (rendered) await whenInitialized(router);
  const styleCache = createCache({ key: 'css' });
  const { origin } = window.location;
  await hydrate(root, <StaffRoot {...{ styleCache, origin, router, connect }} />, rendered);
  releaseLogIn();
}
