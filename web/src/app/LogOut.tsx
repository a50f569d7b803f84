import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { idleTexts } from '@lamplight/content/idleTexts';
import { messages } from '@lamplight/content/messages';
import { useState } from 'react';
import { LuChevronDown, LuLogOut } from 'react-icons/lu';
import { sendToApi } from '../api/ask.ts';
import { isAllKept } from '../device/kept.ts';
import { endAttendance } from '../device/lastInput.ts';
import { useMayLeave } from '../editing/unsaved.tsx';
import { type Connection, useConnection } from '../firebase/connection.ts';
import { logOut } from '../firebase/session.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { ErrorDialog } from '../ui/ErrorDialog.tsx';
import { dropdownPanel, MenuList, menuItem } from '../ui/menu.tsx';
import { noteLogout } from './freshPage.ts';

const LogOutButton = chakra('button', { base: { ...menuItem, w: 'full', cursor: 'pointer' } });

const everywhereQuestion = () => ({
  title: 'Log out on all devices?',
  text: `You will have to log in again on each of them, and here. ${isAllKept() ? idleTexts.kept : idleTexts.notKept}`,
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
export function LogOut({ floating }: { floating: boolean }) {
  const connection = useConnection();
  const mayLeave = useMayLeave();
  const confirm = useConfirm();
  const [error, setError] = useState<string | null>(null);

  const leave = async () => {
    if (!(await mayLeave())) return;
    noteLogout();
    await logOut(connection);
    endAttendance();
  };
  const leaveEverywhere = async () => {
    if (!(await confirm(everywhereQuestion()))) return;
    await logOutEverywhere(connection).catch(() => setError(messages.logOutEverywhereFailed));
  };
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
                <VisuallyHidden>More ways to log out</VisuallyHidden>
                <LuChevronDown aria-hidden size="16" />
              </>
            }
          >
            <MenuList {...dropdownPanel}>
              <li>{everywhere}</li>
            </MenuList>
          </Disclosure>
        ) : (
          everywhere
        )}
      </chakra.div>
      <ErrorDialog message={error} onClose={() => setError(null)} />
    </>
  );
}
