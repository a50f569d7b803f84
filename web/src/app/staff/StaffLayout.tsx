import { Box } from '@chakra-ui/react/box';
import { useDeferredValue, useEffect } from 'react';
import { Outlet, ScrollRestoration, useOutletContext } from 'react-router-dom';
import { whenFirstPageUsable } from '../../device/firstPage.ts';
import { lazyModule } from '../../device/lazyModule.ts';
import { PendingSaves } from '../../editing/saving/pendingSaves.tsx';
import { UnsavedChanges } from '../../editing/saving/unsaved.tsx';
import { OrganisationContext, useWatchedOrganisation } from '../../firebase/live/organisation.ts';
import { UnreadCounts } from '../../submissions/Unread.tsx';
import { SiteIcons } from '../../ui/SiteIcons.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useStaffLook } from '../../ui/useStaffLook.ts';
import { useRememberedPages } from '../commands/recentPages.ts';
import { StaffHeader, useNavigationPlace } from '../navigation/StaffHeader.tsx';
import { barHeight, SideNavigation } from '../navigation/StaffNavigation.tsx';
import { useLoadedOthers } from './editors.tsx';
import { StaffFooter } from './StaffFooter.tsx';
import { useSaveKey } from './saveKey.ts';

const loadKeepFocus = lazyModule(async () => {
  await whenFirstPageUsable();
  return import('../../device/keepFocus.ts');
});

/** Keeps the focus where someone works, once the page can be used. */
function useKeptFocus() {
  useEffect(() => {
    let stop = () => {};
    let cancelled = false;
    loadKeepFocus().then(
      ({ keepFocus }) => {
        if (!cancelled) stop = keepFocus(document);
      },
      (error) => console.info('The focus may be lost where something is removed:', error),
    );
    return () => {
      cancelled = true;
      stop();
    };
  }, []);
}

/** Navigation, editor and footer of the staff area. */
export function StaffLayout() {
  useLoadedOthers();
  useKeptFocus();
  useSaveKey();
  useRememberedPages();
  const session = useOutletContext();
  const organisation = useWatchedOrganisation();
  useStaffLook(organisation);
  const navigation = useNavigationPlace();
  // The part below everything is rendered after everything.
  const withFooter = useDeferredValue(true, false);
  return (
    <OrganisationContext value={organisation}>
      <UnsavedChanges>
        <PendingSaves>
          <UnreadCounts>
            <SkipLink />
            <SiteIcons {...organisation} />
            <StaffHeader organisation={organisation} navigation={navigation} />
            <Box display="flex">
              {navigation.docked && <SideNavigation />}
              <Box
                display="flex"
                flexDirection="column"
                flex="1"
                minW="0"
                minH={`calc(100dvh - ${barHeight})`}
              >
                <Box as="main" id="main" flex="1" tabIndex={-1} outline="none">
                  <Outlet context={session} />
                </Box>
                {withFooter && <StaffFooter name={organisation.name} />}
              </Box>
            </Box>
            <ScrollRestoration />
          </UnreadCounts>
        </PendingSaves>
      </UnsavedChanges>
    </OrganisationContext>
  );
}
