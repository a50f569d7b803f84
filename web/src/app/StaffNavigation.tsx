import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { idleTexts, messages } from '@lamplight/content/messages';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { LuChevronDown, LuExternalLink, LuLogOut } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import { endAttendance } from '../device/attendance.ts';
import {
  type ColourScheme,
  chooseScheme,
  colourSchemes,
  presentScheme,
  watchScheme,
} from '../device/colourScheme.ts';
import { late } from '../device/late.ts';
import { isAllStored } from '../device/localStorage.ts';
import { useMayLeave } from '../editing/unsaved.tsx';
import { useStaff } from '../editing/useStaff.ts';
import { type Connection, useConnection } from '../firebase/connection.ts';
import { logOut } from '../firebase/session.ts';
import { isAt, staffPages } from '../staffPages.ts';
import { Unread } from '../submissions/Unread.tsx';
import { chosen, roomForBars } from '../theme/media.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { ErrorDialog } from '../ui/ErrorDialog.tsx';
import { MenuList, menuItem, StaffLink, Summary } from '../ui/menu.tsx';
import { type AdminLink, type AdminMenu, offered } from './adminNavigation.ts';
import { sinceLoad } from './sinceLoad.ts';

/** How high the bar is that stands above it. */
export const barHeight = '3.5rem';

export const navigationName = 'Staff';

export const navigationId = 'navigation';

/** The navigation at the side of every page of the staff area, which stays in sight where there is room. */
export const SideNavigation = () => (
  <chakra.nav
    id={navigationId}
    aria-label={navigationName}
    w="14rem"
    flexShrink="0"
    bg="bg.panel"
    borderEndWidth="1px"
    px="2"
    css={{
      [roomForBars]: {
        position: 'sticky',
        top: barHeight,
        h: `calc(100dvh - ${barHeight})`,
        overflowY: 'auto',
      },
    }}
  >
    <NavigationList />
  </chakra.nav>
);

/** Some thirty entries stand below each other; the outline of one is not cut off at the side. */
const dense = {
  '& :is(a, button, summary, label, span[data-entry])': {
    py: '1.5',
    fontSize: '0.875rem',
    outlineOffset: '-3px',
  },
  '& [aria-current]': { bg: 'brand.muted', color: 'brand.fg', _highContrast: chosen },
};

const imageHost = import.meta.env.VITE_IMAGE_HOST ?? 'https://postimages.org/';

/** The staff area's navigation: pages, the image host, and the ways out. */
export function NavigationList() {
  const { role } = useStaff();
  return (
    <MenuList flexDirection="column" gap="0.5" py="3" css={dense}>
      {offered(role).map((item) => (
        <li key={item.name}>{'links' in item ? <Menu {...item} /> : <Entry {...item} />}</li>
      ))}
      <li>
        <StaffLink href={imageHost}>
          Get Image Url <LuExternalLink aria-hidden size="16" />
        </StaffLink>
      </li>
      <chakra.li borderTopWidth="1px" mt="2" pt="2">
        <Entry name={staffPages.account.title} path={staffPages.account.path} />
      </chakra.li>
      <li>
        <Appearance />
      </li>
      <WaysOut />
    </MenuList>
  );
}

/** A menu, unfolded where the page that is open stands in it. */
function Menu({ name, links }: AdminMenu) {
  const { pathname } = useLocation();
  const isHere = links.some(({ path }) => isAt(pathname, path));
  const [wasHere, setWasHere] = useState(isHere);
  const [open, setOpen] = useState(isHere);
  if (isHere !== wasHere) {
    setWasHere(isHere);
    if (isHere) setOpen(true);
  }
  // What is in closed menus is rendered after what is seen.
  const withLinks = useDeferredValue(true, isHere);
  return (
    <Folding name={name} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <MenuList {...indented}>
        {withLinks &&
          links.map((link) => (
            <li key={link.name}>
              <Entry {...link} />
            </li>
          ))}
      </MenuList>
    </Folding>
  );
}

/** What folds, in the navigation. */
const Folding = ({ name, children, ...details }: HTMLChakraProps<'details'> & { name: string }) => (
  <chakra.details {...details} css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
    <Summary justifyContent="space-between">
      {name} <LuChevronDown aria-hidden size="16" />
    </Summary>
    {children}
  </chakra.details>
);

const indented = {
  ...{ flexDirection: 'column', gap: '0.5', ms: '3', ps: '1', borderStartWidth: '1px' },
} as const;

/** Whether the staff area is light or dark, which this device remembers. */
function Appearance() {
  const scheme = useSyncExternalStore(watchScheme, presentScheme);
  return (
    <Folding name="Appearance">
      <MenuList as="div" role="radiogroup" aria-label="Appearance" {...indented}>
        {Object.entries(colourSchemes).map(([value, name]) => (
          <chakra.label key={value} css={menuItem}>
            <chakra.input
              type="radio"
              accentColor="brand.solid"
              name="appearance"
              checked={value === scheme}
              onChange={() => chooseScheme(value as ColourScheme)}
            />
            {name}
          </chakra.label>
        ))}
      </MenuList>
    </Folding>
  );
}

function Entry({ name, path, unread }: AdminLink) {
  const { pathname } = useLocation();
  if (!path) {
    return (
      <chakra.span data-entry css={menuItem} color="fg.muted" _hover={{}}>
        {name}
      </chakra.span>
    );
  }
  return (
    <StaffLink href={path} aria-current={isAt(pathname, path) ? 'page' : undefined}>
      {name}
      {unread && <Unread of={unread} />}
    </StaffLink>
  );
}

const LogOutButton = chakra('button', { base: { ...menuItem, w: 'full', cursor: 'pointer' } });

const everywhereQuestion = () => ({
  title: 'Log out on all devices?',
  text: `You will have to log in again on each of them, and here. ${isAllStored() ? idleTexts.kept : idleTexts.notKept}`,
  yes: 'Log out on all devices',
});

const loadApi = late(() => import('../api/ask.ts'));

/**
 * Ends all sessions of whoever is logged in, on every device, this one too.
 * @throws NotAllowed, Unreachable; it is not certain then whether they are ended
 */
async function logOutEverywhere(connection: Connection): Promise<void> {
  const { sendToApi } = await loadApi();
  await sendToApi(connection, '/users/logout', { everywhere: true });
}

/**
 * The ways out of the staff area: here, and on every device. The page sees by itself that the session
 * has ended, and leads to the log-in.
 */
function WaysOut() {
  const connection = useConnection();
  const mayLeave = useMayLeave();
  const confirm = useConfirm();
  const [error, setError] = useState<string | null>(null);

  const leave = async () => {
    if (!(await mayLeave())) return;
    sinceLoad.loggedOut = true;
    await logOut(connection);
    endAttendance();
  };
  const leaveEverywhere = async () => {
    if (!(await confirm(everywhereQuestion()))) return;
    await logOutEverywhere(connection).catch(() => setError(messages.logOutEverywhereFailed));
  };

  return (
    <>
      <li>
        <LogOutButton type="button" onClick={leave}>
          Logout <LuLogOut aria-hidden size="16" />
        </LogOutButton>
      </li>
      <li>
        <LogOutButton type="button" onClick={leaveEverywhere}>
          Log out on all devices
        </LogOutButton>
        <ErrorDialog message={error} onClose={() => setError(null)} />
      </li>
    </>
  );
}
