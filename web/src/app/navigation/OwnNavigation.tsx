import { chakra } from '@chakra-ui/react/styled-system';
import { staffPages } from '@lamplight/content/staffPages';
import { navigationTexts } from '@lamplight/content/texts/staffArea/navigation';
import { useSyncExternalStore } from 'react';
import { LuCircleUser, LuLogOut, LuSunMoon } from 'react-icons/lu';
import {
  type ColourScheme,
  chooseScheme,
  presentScheme,
  watchScheme,
} from '../../device/colourScheme.ts';
import { stopIdleTimeout } from '../../device/idleTimeout.ts';
import { useMayLeave } from '../../editing/saving/unsaved.tsx';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { logOut } from '../../firebase/session/session.ts';
import { sessionFlags } from '../staff/sessionFlags.ts';
import { Entry, Folding, navigationList } from './navigationParts.tsx';

/** The own account, how the staff area looks on this device, and the way out. */
export const OwnList = () => (
  <chakra.ul py="2" css={navigationList}>
    <li>
      <Entry name={staffPages.account.title} path={staffPages.account.path} icon={LuCircleUser} />
    </li>
    <li>
      <Appearance />
    </li>
    <li>
      <LogOut />
    </li>
  </chakra.ul>
);

/** Whether the staff area is light or dark, which this device remembers. */
function Appearance() {
  const scheme = useSyncExternalStore(watchScheme, presentScheme);
  return (
    <Folding name={navigationTexts.appearance} icon={LuSunMoon}>
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

/** The way out of the staff area. The page sees by itself that the session has ended, and leads to the log-in. */
function LogOut() {
  const connection = useConnection();
  const mayLeave = useMayLeave();
  const leave = async () => {
    if (!(await mayLeave())) return;
    sessionFlags.loggedOut = true;
    await logOut(connection);
    stopIdleTimeout();
  };
  return (
    <button type="button" onClick={leave}>
      <LuLogOut aria-hidden data-icon size="18" /> {navigationTexts.logOut}
    </button>
  );
}
