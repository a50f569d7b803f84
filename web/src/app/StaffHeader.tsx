import { useMediaQuery } from '@chakra-ui/react/hooks';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { idleTexts, messages } from '@lamplight/content/messages';
import type { Organisation } from '@lamplight/content/organisation';
import { useDeferredValue, useState } from 'react';
import { LuChevronDown, LuExternalLink, LuLogOut } from 'react-icons/lu';
import { sendToApi } from '../api/ask.ts';
import { endAttendance } from '../device/attendance.ts';
import { isAllStored } from '../device/localStorage.ts';
import { useMayLeave } from '../editing/unsaved.tsx';
import { useStaff } from '../editing/useStaff.ts';
import { type Connection, useConnection } from '../firebase/connection.ts';
import { logOut } from '../firebase/session.ts';
import { paths } from '../paths.ts';
import { staffPages } from '../staffPages.ts';
import { Unread, UnreadCounts } from '../submissions/Unread.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { ErrorDialog } from '../ui/ErrorDialog.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Disclosure, Dropdown, dropdownPanel, MenuList, menuItem, StaffLink } from '../ui/menu.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { type AdminLink, offered } from './adminNavigation.ts';
import { sinceLoad } from './sinceLoad.ts';

/** The bar on top of every page of the staff area. */
export function StaffHeader({ organisation }: { organisation: Organisation }) {
  const [isRow = false] = useMediaQuery(['(min-width: 80rem)'], { ssr: false });
  return (
    <UnreadCounts>
      <TopBar
        logo={<Logo name="Staff area" logo={organisation.logo} href={paths.homeFromLogo} />}
        label="Staff"
        menu="Menu"
        rowFrom="xl"
        width="84rem"
        // The other one is not seen, and is as much to render as a small form.
        navigation={(direction) =>
          isRow === (direction === 'row') && <AdminNavigation direction={direction} />
        }
      />
    </UnreadCounts>
  );
}

const imageHost = import.meta.env.VITE_IMAGE_HOST ?? 'https://postimages.org/';

/** A dozen links stand side by side. */
const dense = { css: { '--menu-item-px': '{spacing.1.5}' }, fontSize: '0.8125rem', gap: '0.5' };

/** The staff area's navigation: pages, the image host, and the way out. */
function AdminNavigation({ direction }: { direction: 'row' | 'column' }) {
  const { role } = useStaff();
  // What is in closed menus is rendered after what is seen.
  const withMenus = useDeferredValue(true, false);
  return (
    <MenuList flexDirection={direction} {...(direction === 'row' && dense)}>
      {offered(role).map((item) => (
        <li key={item.name}>
          {'links' in item ? (
            <Dropdown title={item.name} floating={direction === 'row'}>
              {withMenus &&
                item.links.map((link) => (
                  <li key={link.name}>
                    <NavigationLink {...link} />
                  </li>
                ))}
            </Dropdown>
          ) : (
            <NavigationLink {...item} />
          )}
        </li>
      ))}
      <li>
        <StaffLink href={imageHost}>
          Get Image Url <LuExternalLink aria-hidden size="16" />
        </StaffLink>
      </li>
      <li>
        <LogOut floating={direction === 'row'} />
      </li>
    </MenuList>
  );
}

function NavigationLink({ name, path, unread }: AdminLink) {
  if (!path) {
    return (
      <chakra.span css={menuItem} color="fg.muted" _hover={{}}>
        {name}
      </chakra.span>
    );
  }
  return (
    <StaffLink href={path}>
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

/**
 * Ends all sessions of whoever is logged in, on every device, this one too.
 * @throws NotAllowed, Unreachable; it is not certain then whether they are ended
 */
const logOutEverywhere = (connection: Connection) =>
  sendToApi(connection, '/users/logout', { everywhere: true });

/**
 * The ways out of the staff area: here, and on every device. The page sees by itself that the session
 * has ended, and leads to the log-in.
 */
function LogOut({ floating }: { floating: boolean }) {
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
  const account = <StaffLink href={staffPages.account.path}>{staffPages.account.title}</StaffLink>;
  const everywhere = (
    <LogOutButton type="button" onClick={leaveEverywhere}>
      Log out on all devices
    </LogOutButton>
  );

  return (
    <>
      <chakra.div display="flex" flexDirection={floating ? 'row' : 'column'}>
        <LogOutButton type="button" onClick={leave}>
          Logout <LuLogOut aria-hidden size="16" />
        </LogOutButton>
        {floating ? (
          <Disclosure
            name="navigation"
            position="relative"
            summary={
              <>
                <VisuallyHidden>Your account, and more ways to log out</VisuallyHidden>
                <LuChevronDown aria-hidden size="16" />
              </>
            }
          >
            <MenuList {...dropdownPanel}>
              <li>{account}</li>
              <li>{everywhere}</li>
            </MenuList>
          </Disclosure>
        ) : (
          <>
            {account}
            {everywhere}
          </>
        )}
      </chakra.div>
      <ErrorDialog message={error} onClose={() => setError(null)} />
    </>
  );
}
