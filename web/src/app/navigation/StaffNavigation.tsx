import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { isAt, staffPages } from '@lamplight/content/staffPages';
import { idleTexts, messages } from '@lamplight/content/texts/messages';
import { navigationTexts } from '@lamplight/content/texts/staffArea/navigation';
import { type ComponentProps, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { LuChevronDown, LuExternalLink, LuLogOut } from 'react-icons/lu';
import { Link, useLocation } from 'react-router-dom';
import {
  type ColourScheme,
  chooseScheme,
  presentScheme,
  watchScheme,
} from '../../device/colourScheme.ts';
import { stopIdleTimeout } from '../../device/idleTimeout.ts';
import { lazyModule } from '../../device/lazyModule.ts';
import { isAllStored } from '../../device/localStorage.ts';
import { useStaff } from '../../editing/page/useStaff.ts';
import { useMayLeave } from '../../editing/saving/unsaved.tsx';
import { type Connection, useConnection } from '../../firebase/connection/useConnection.ts';
import { logOut } from '../../firebase/session/session.ts';
import { Unread } from '../../submissions/Unread.tsx';
import { chosen, roomForBars } from '../../theme/media.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { ErrorDialog } from '../../ui/ErrorDialog.tsx';
import { menuItem } from '../../ui/menu.tsx';
import { sessionFlags } from '../staff/sessionFlags.ts';
import { type AdminLink, type AdminMenu, offered } from './adminNavigation.ts';

/** The height of the bar above it. */
export const barHeight = '3.5rem';

export const navigationName = navigationTexts.name;

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

/**
 * Some thirty entries are below each other, as plain elements: each that Chakra styles by itself takes a millisecond of
 * a slow phone. The outline of one is not cut off at the side.
 */
const list: SystemStyleObject = {
  '&, & ul, & [role=radiogroup]': {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    listStyle: 'none',
  },
  '& :is(ul, [role=radiogroup])': { ms: '3', ps: '1', borderStartWidth: '1px' },
  '& :is(a, summary, label, li > button, span[data-entry])': {
    ...menuItem,
    py: '1.5',
    fontSize: '0.875rem',
    outlineOffset: '-3px',
  },
  '& :is(summary, li > button)': { cursor: 'pointer' },
  '& li > button': { w: 'full' },
  '& summary': {
    justifyContent: 'space-between',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& [open] > summary svg': { transform: 'rotate(180deg)' },
  '& [aria-current]': { bg: 'brand.muted', color: 'brand.fg', _highContrast: chosen },
  '& span[data-entry]': { color: 'fg.muted', _hover: { bg: 'transparent' } },
  '& input': { accentColor: 'brand.solid' },
  '& [data-apart]': { borderTopWidth: '1px', mt: '2', pt: '2' },
};

const imageHost = import.meta.env.VITE_IMAGE_HOST ?? 'https://postimages.org/';

/** The staff area's navigation: pages, the image host, and the ways out. */
export function NavigationList() {
  const { role } = useStaff();
  return (
    <chakra.ul py="3" css={list}>
      {offered(role).map((item) => (
        <li key={item.name}>{'links' in item ? <Menu {...item} /> : <Entry {...item} />}</li>
      ))}
      <li>
        <a href={imageHost} target="_blank" rel="noopener noreferrer">
          {navigationTexts.imageHost} <LuExternalLink aria-hidden size="16" />
        </a>
      </li>
      <li data-apart>
        <Entry name={staffPages.account.title} path={staffPages.account.path} />
      </li>
      <li>
        <Appearance />
      </li>
      <WaysOut />
    </chakra.ul>
  );
}

/** A menu, unfolded where the page that is open is in it. */
function Menu({ name, links }: AdminMenu) {
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
    <Folding name={name} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
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

/** What folds, in the navigation. */
const Folding = ({ name, children, ...details }: ComponentProps<'details'> & { name: string }) => (
  <details {...details}>
    <summary>
      {name} <LuChevronDown aria-hidden size="16" />
    </summary>
    {children}
  </details>
);

/** Whether the staff area is light or dark, which this device remembers. */
function Appearance() {
  const scheme = useSyncExternalStore(watchScheme, presentScheme);
  return (
    <Folding name={navigationTexts.appearance}>
      <div role="radiogroup" aria-label={navigationTexts.appearance}>
        {Object.entries(navigationTexts.appearances).map(([value, name]) => (
          <label key={value}>
            <input
              type="radio"
              name="appearance"
              checked={value === scheme}
              onChange={() => chooseScheme(value as ColourScheme)}
            />
            {name}
          </label>
        ))}
      </div>
    </Folding>
  );
}

function Entry({ name, path, unread }: AdminLink) {
  const { pathname } = useLocation();
  if (!path) return <span data-entry>{name}</span>;
  return (
    <Link to={path} aria-current={isAt(pathname, path) ? 'page' : undefined}>
      {name}
      {unread && <Unread of={unread} />}
    </Link>
  );
}

const everywhereQuestion = () => ({
  title: navigationTexts.everywhereQuestion,
  text: navigationTexts.everywhereExplanation(isAllStored() ? idleTexts.kept : idleTexts.notKept),
  yes: navigationTexts.logOutEverywhere,
});

const loadApi = lazyModule(() => import('../../api/ask.ts'));

/**
 * Ends all sessions of the person who is logged in, on every device, this one too.
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
    sessionFlags.loggedOut = true;
    await logOut(connection);
    stopIdleTimeout();
  };
  const leaveEverywhere = async () => {
    if (!(await confirm(everywhereQuestion()))) return;
    await logOutEverywhere(connection).catch(() => setError(messages.logOutEverywhereFailed));
  };

  return (
    <>
      <li>
        <button type="button" onClick={leave}>
          {navigationTexts.logOut} <LuLogOut aria-hidden size="16" />
        </button>
      </li>
      <li>
        <button type="button" onClick={leaveEverywhere}>
          {navigationTexts.logOutEverywhere}
        </button>
        <ErrorDialog message={error} onClose={() => setError(null)} />
      </li>
    </>
  );
}
