import { chakra } from '@chakra-ui/react/styled-system';
import { isAt } from '@lamplight/content/staffPages';
import { navigationTexts } from '@lamplight/content/texts/staffArea/navigation';
import { type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { LuExternalLink } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import { useStaff } from '../../editing/page/useStaff.ts';
import { usePublicNames } from '../../firebase/live/publicNames.ts';
import { roomForBars } from '../../theme/media.ts';
import { type AdminItem, type AdminMenu, offered } from './adminNavigation.ts';
import { navigationIcons } from './navigationIcons.ts';
import { Entry, Folding, navigationList, PublicNames, type WithIcon } from './navigationParts.tsx';
import { OwnList } from './OwnNavigation.tsx';

/** The height of the bar above it. */
export const barHeight = '3.5rem';

export const navigationName = navigationTexts.name;

export const navigationId = 'staff-navigation';

/** The navigation at the side of every page of the staff area, which stays in sight where there is room. */
export function SideNavigation() {
  const { pathname } = useLocation();
  const scrolled = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is the current one then
  useEffect(() => {
    const { current: list } = scrolled;
    const entry = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !entry) return;
    const at = entry.offsetTop - list.scrollTop;
    if (at < 0 || at + entry.offsetHeight > list.clientHeight) {
      list.scrollTop = entry.offsetTop - list.clientHeight / 2;
    }
  }, [pathname]);
  return (
    <chakra.nav
      id={navigationId}
      aria-label={navigationName}
      w="15.5rem"
      flexShrink="0"
      bg="bg.panel"
      borderEndWidth="1px"
      display="flex"
      flexDirection="column"
      css={{
        [roomForBars]: { position: 'sticky', top: barHeight, h: `calc(100dvh - ${barHeight})` },
      }}
    >
      <chakra.div ref={scrolled} position="relative" flex="1" minH="0" px="2" overflowY="auto">
        <NavigationList />
      </chakra.div>
      <chakra.div px="2" borderTopWidth="1px">
        <OwnList />
      </chakra.div>
    </chakra.nav>
  );
}

const imageHost = import.meta.env.VITE_IMAGE_HOST ?? 'https://postimages.org/';

/** The pages that the staff area's navigation leads to, by group, and the image host. */
export function NavigationList() {
  const { role } = useStaff();
  return (
    <PublicNames value={usePublicNames()}>
      <chakra.ul py="2" css={navigationList}>
        {offered(role).map(({ group, items }) => (
          <Group key={group} name={navigationTexts.groups[group]}>
            {items.map((item) => (
              <li key={item.name}>
                <Item {...item} />
              </li>
            ))}
            {group === 'library' && (
              <li>
                <a href={imageHost} target="_blank" rel="noopener noreferrer">
                  <LuExternalLink aria-hidden data-icon size="18" /> {navigationTexts.imageHost}
                </a>
              </li>
            )}
          </Group>
        ))}
      </chakra.ul>
    </PublicNames>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  if (!name) return children;
  return (
    <li>
      <div id={id} data-group>
        {name}
      </div>
      <ul aria-labelledby={id}>{children}</ul>
    </li>
  );
}

function Item(item: AdminItem) {
  const icon = navigationIcons[item.name];
  return 'links' in item ? <Menu {...item} icon={icon} /> : <Entry {...item} icon={icon} />;
}

/** A menu, unfolded where the page that is open is in it. */
function Menu({ name, links, icon }: AdminMenu & WithIcon) {
  const { pathname } = useLocation();
  const isHere = links.some(({ path }) => isAt(pathname, path));
  const [wasHere, setWasHere] = useState(isHere);
  const [open, setOpen] = useState(isHere);
  if (isHere !== wasHere) {
    setWasHere(isHere);
    if (isHere) setOpen(true);
  }
  // Closed menus are rendered after what is seen.
  const withLinks = useDeferredValue(true, isHere);
  return (
    <Folding
      name={name}
      icon={icon}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <ul>
        {withLinks &&
          links.map((link) => (
            <li key={link.name}>
              <Entry {...link} />
            </li>
          ))}
      </ul>
    </Folding>
  );
}
