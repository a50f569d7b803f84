import { chakra } from '@chakra-ui/react/styled-system';
import type { Organisation } from '@lamplight/content/organisation';
import { paths } from '@lamplight/content/pagePaths';
import { titleAt } from '@lamplight/content/staffPages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { navigationTexts } from '@lamplight/content/texts/staffArea/navigation';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { LuMenu, LuSearch } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import { isComposing } from '../../device/composing.ts';
import { lazyModule } from '../../device/lazyModule.ts';
import { isLetterKey } from '../../device/letterKey.ts';
import { readStored, store } from '../../device/localStorage.ts';
import { loadWatching } from '../../firebase/live/documents.ts';
import { aroundLogo } from '../../theme/night.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useLazyOpen } from '../../ui/useLazyModule.ts';
import { placeIn } from './adminNavigation.ts';
import { barHeight, navigationId, navigationName } from './StaffNavigation.tsx';

const key = 'lamplight.navigation';

/** The width in rem from which on there is room at the side. */
const roomFrom = 64;

const isRoom = () => {
  const { fontSize } = getComputedStyle(document.documentElement);
  return window.innerWidth >= roomFrom * Number.parseFloat(fontSize);
};

/** Whether there is room at the side. Media queries know nothing of letters that a style of the page makes larger. */
function useRoom(): boolean {
  const [room, setRoom] = useState(isRoom);
  useLayoutEffect(() => {
    let last = isRoom();
    const watching = new ResizeObserver(() => {
      if (isRoom() === last) return;
      last = !last;
      flushSync(() => setRoom(last));
    });
    watching.observe(document.body);
    return () => watching.disconnect();
  }, []);
  return room;
}

/**
 * The place of the navigation in the staff area: at the side unless it is collapsed, which this device remembers;
 * on narrow screens in a drawer.
 */
export function useNavigationPlace() {
  const hasRoom = useRoom();
  const [open, setOpen] = useState(() => readStored(key) !== false);
  const toggle = () => {
    setOpen(!open);
    store(key, !open);
  };
  return { hasRoom, docked: hasRoom && open, toggle };
}

interface StaffHeaderProps {
  organisation: Organisation;
  navigation: ReturnType<typeof useNavigationPlace>;
}

/** The bar on top of every page of the staff area. */
export const StaffHeader = ({ organisation, navigation }: StaffHeaderProps) => (
  <TopBar minH={barHeight} maxW="none" px={{ base: '3', md: '4' }} gap="2" css={aroundLogo}>
    {navigation.hasRoom ? (
      <IconButton
        label={navigationTexts.sidebar}
        aria-expanded={navigation.docked}
        aria-controls={navigationId}
        onClick={navigation.toggle}
      >
        <LuMenu aria-hidden size="22" />
      </IconButton>
    ) : (
      <Menu />
    )}
    {navigation.hasRoom && (
      <Logo
        name={navigationTexts.staffArea}
        logo={organisation.logo}
        pending={organisation.name === ''}
        href={paths.homeFromLogo}
      />
    )}
    {!navigation.docked && <PageName />}
    <Find />
  </TopBar>
);

/** The name of the current page, below its section, when the navigation isn't visible. */
function PageName() {
  const { pathname } = useLocation();
  const title = titleAt(pathname);
  return (
    <chakra.span flex="1" minW="0" lineHeight="1.25">
      <chakra.span
        display="block"
        truncate
        fontSize="xs"
        color="fg.muted"
        _empty={{ display: 'none' }}
      >
        {placeIn(pathname)}
      </chakra.span>
      <chakra.span display="block" truncate title={title} fontWeight="600">
        {title}
      </chakra.span>
    </chakra.span>
  );
}

const loadPalette = lazyModule(async () => {
  await loadWatching();
  return import('../commands/CommandPalette.tsx');
});

/** The button that opens the command palette, as Ctrl or ⌘ and K do. */
function Find() {
  const { open, setOpen, module: palette, opener } = useLazyOpen(loadPalette);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      // In a formatted text it makes a link, and nothing while a text is being composed.
      if (event.defaultPrevented || isComposing(event)) return;
      if (!isLetterKey(event, 'k') || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      // A dialog over the page has to be answered first.
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) setOpen(true);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, [setOpen]);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        h={{ base: '11', md: '9' }}
        ms="auto"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        {...opener}
      >
        <LuSearch aria-hidden size="18" /> {commonTexts.find}
        <chakra.kbd aria-hidden fontSize="xs" color="fg.muted" hideBelow="md">
          {isApple() ? navigationTexts.shortcutOnApple : navigationTexts.shortcut}
        </chakra.kbd>
      </Button>
      {palette && <palette.CommandPalette open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const loadDrawer = lazyModule(() => import('./NavigationDrawer.tsx'));

/** The button that opens the drawer. */
function Menu() {
  const { open, setOpen, module: drawer, opener } = useLazyOpen(loadDrawer);
  return (
    <chakra.nav aria-label={navigationName}>
      <Button variant="ghost" h="11" px="2" aria-haspopup="dialog" aria-expanded={open} {...opener}>
        <LuMenu aria-hidden size="22" /> {navigationTexts.menu}
      </Button>
      {drawer && <drawer.NavigationDrawer open={open} onClose={() => setOpen(false)} />}
    </chakra.nav>
  );
}
