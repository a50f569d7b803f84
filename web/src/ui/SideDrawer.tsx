import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { Text } from '@chakra-ui/react/text';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { CloseButton } from './CloseButton.tsx';

interface SideDrawerProps {
  title: string;
  /** A sentence about what choosing an item does. */
  description: string | undefined;
  size: 'md' | 'lg';
  onClose: () => void;
  /** A list, and the state of reading it. */
  children: ReactNode;
  state: 'loading' | 'loaded' | 'failed';
  /** The texts shown if it could not be read, and if it is empty. */
  failed: string;
  none: string | false;
  /** The button that reads more. */
  action: false | { label: string; run: () => void };
}

/** A drawer at the side of the page, such as a history; on small screens it fills the screen. */
export const SideDrawer = ({ title, description, size, onClose, ...list }: SideDrawerProps) => (
  <Drawer.Root
    open
    onOpenChange={({ open }) => open || onClose()}
    size={{ mdDown: 'full', md: size }}
  >
    <Portal>
      <Drawer.Backdrop />
      <Drawer.Positioner>
        <Drawer.Content>
          <Drawer.Header>
            <Drawer.Title>{title}</Drawer.Title>
            <CloseButton onClick={onClose} />
          </Drawer.Header>
          <Drawer.Body py="5">
            <Drawer.Description color="fg.muted" mb="5">
              {description}
            </Drawer.Description>
            {list.children}
            <Text role="status" color="fg.muted" my="4" textAlign="center">
              {{ loading: commonTexts.loading, failed: list.failed, loaded: list.none }[list.state]}
            </Text>
            {list.action && (
              <Button variant="outline" w="100%" onClick={list.action.run}>
                {list.action.label}
              </Button>
            )}
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Positioner>
    </Portal>
  </Drawer.Root>
);
