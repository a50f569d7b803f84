import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';

interface SideDrawerProps {
  title: string;
  /** What becomes of what is chosen here. */
  description: string;
  size: 'md' | 'lg';
  onClose: () => void;
  children: ReactNode;
}

/** What opens at the side of the page, such as a history; the whole screen where that is small. */
export const SideDrawer = ({ title, description, size, onClose, children }: SideDrawerProps) => (
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
          </Drawer.Header>
          <Drawer.Body>
            <Drawer.Description color="fg.muted" mb="5">
              {description}
            </Drawer.Description>
            {children}
          </Drawer.Body>
          <Drawer.Footer>
            <Button onClick={onClose}>Close</Button>
          </Drawer.Footer>
        </Drawer.Content>
      </Drawer.Positioner>
    </Portal>
  </Drawer.Root>
);
