import { useMediaQuery } from '@chakra-ui/react/hooks';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Organisation } from '@lamplight/content/organisation';
import { useState } from 'react';
import { LuMenu } from 'react-icons/lu';
import { late } from '../device/late.ts';
import { readStored, store } from '../device/localStorage.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Logo } from '../ui/Logo.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { onIntent, useLate } from '../ui/useLate.ts';
import { barHeight, navigationId, navigationName } from './StaffNavigation.tsx';

const key = 'lamplight.navigation';

/**
 * Where the navigation of the staff area is: at the side, as long as nobody folds it away, which this device remembers;
 * on narrow screens in a drawer.
 */
export function useNavigationPlace() {
  const [hasRoom = false] = useMediaQuery(['(min-width: 64rem)'], { ssr: false });
  const [open, setOpen] = useState(() => readStored(key) !== false);
  const toggle = () => {
    setOpen(!open);
    store(key, !open);
  };
  return { hasRoom, beside: hasRoom && open, toggle };
}

interface StaffHeaderProps {
  organisation: Organisation;
  navigation: ReturnType<typeof useNavigationPlace>;
}

/** The bar on top of every page of the staff area. */
export const StaffHeader = ({ organisation, navigation }: StaffHeaderProps) => (
  <TopBar minH={barHeight} maxW="none" px={{ base: '3', md: '4' }} gap="2">
    {navigation.hasRoom ? (
      <IconButton
        label="Navigation at the side"
        aria-expanded={navigation.beside}
        aria-controls={navigationId}
        onClick={navigation.toggle}
      >
        <LuMenu aria-hidden size="22" />
      </IconButton>
    ) : (
      <Menu />
    )}
    <Logo name="Staff area" logo={organisation.logo} href={paths.homeFromLogo} />
  </TopBar>
);

const loadDrawer = late(() => import('./NavigationDrawer.tsx'));

/** The button that opens the drawer. */
function Menu() {
  const [open, setOpen] = useState(false);
  const drawer = useLate(loadDrawer, open);
  return (
    <chakra.nav aria-label={navigationName}>
      <Button
        variant="ghost"
        px="2"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        {...onIntent(loadDrawer)}
      >
        <LuMenu aria-hidden size="22" /> Menu
      </Button>
      {drawer && <drawer.NavigationDrawer open={open} onClose={() => setOpen(false)} />}
    </chakra.nav>
  );
}
