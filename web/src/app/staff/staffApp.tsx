import createCache from '@emotion/cache';
import { messages } from '@lamplight/content/texts/messages';
import { lazy, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { nameHistoryEntry } from '../../device/historyEntry.ts';
import { PictureDetails } from '../../editing/pictures/details.ts';
import { LoadPreview } from '../../editing/preview/mounting.ts';
import { type Connection, ConnectionContext } from '../../firebase/connection/useConnection.ts';
import { staffSystem } from '../../theme/staffSystem.ts';
import { Confirmations } from '../../ui/confirm.tsx';
import { ErrorDialog } from '../../ui/ErrorDialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Toasts } from '../../ui/toaster.tsx';
import { SiteRoot } from '../SiteRoot.tsx';
import { reloadOnReturn } from './backForwardCache.ts';
import { staffRoutes } from './staffRoutes.tsx';

const loadPreview = async () => (await import('./mountPreview.tsx')).mountPreview;

const PictureDialog = lazy(async () => ({
  default: (await import('../../editing/pictures/PictureDialog.tsx')).PictureDialog,
}));

interface StaffAppProps {
  router: ReturnType<typeof createBrowserRouter>;
  connect: () => Promise<Connection>;
}

/** The log-in and the staff area, once they are connected to Firebase. */
function StaffApp({ router, connect }: StaffAppProps) {
  const [connection, setConnection] = useState<Connection | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to connect again
  useEffect(() => {
    connect().then(setConnection, () => setFailure(messages.fetchContentFailed));
  }, [attempt]);

  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };

  if (!connection) {
    return (
      <>
        <Loading />
        <ErrorDialog message={failure} onClose={retry} />
      </>
    );
  }
  return (
    <ConnectionContext value={connection}>
      <Confirmations>
        <LoadPreview value={loadPreview}>
          <PictureDetails value={PictureDialog}>
            <RouterProvider router={router} />
          </PictureDetails>
        </LoadPreview>
      </Confirmations>
      <Toasts />
    </ConnectionContext>
  );
}

/** Shows the log-in or the staff area. @param connect connects it to Firebase */
export function show(connect: () => Promise<Connection>): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The app shell has no root element');
  reloadOnReturn(window);
  nameHistoryEntry();
  createRoot(root).render(
    <StrictMode>
      <SiteRoot
        styleCache={createCache({ key: 'css' })}
        system={staffSystem}
        origin={window.location.origin}
        styled
      >
        <StaffApp router={createBrowserRouter(staffRoutes)} connect={connect} />
      </SiteRoot>
    </StrictMode>,
  );
}
