import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { navigationTexts } from '@lamplight/content/texts/staffArea/navigation';
import type { MouseEvent } from 'react';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { OwnList } from './OwnNavigation.tsx';
import { NavigationList, navigationName } from './StaffNavigation.tsx';

/** The navigation of the staff area as it comes in from the side on narrow screens, over the page. */
export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  // The question before a page is left is over the page.
  const closeWhenChosen = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a, button')) onClose();
  };
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(change) => change.open || onClose()}
      placement="start"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW="min(20rem, 88vw)">
            <Drawer.Header py="3">
              <Drawer.Title>{navigationTexts.staffArea}</Drawer.Title>
              <CloseButton onClick={onClose} />
            </Drawer.Header>
            <Drawer.Body px="3" py="0" onClick={closeWhenChosen}>
              <chakra.nav aria-label={navigationName}>
                <NavigationList />
                <chakra.hr />
                <OwnList />
              </chakra.nav>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
