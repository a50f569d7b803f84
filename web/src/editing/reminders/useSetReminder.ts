import { type ReminderMonths, reminderAfter } from '@lamplight/content/reminder';
import { remindersTexts } from '@lamplight/content/texts/staffArea/reminders';
import { serverNow } from '../../device/serverClock.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { throwUnreachable } from '../../firebase/errors.ts';
import { useStaff } from '../page/useStaff.ts';
import { withReason } from '../saving/failures.ts';
import { usePendingSaves } from '../saving/pendingSaves.tsx';

const loadWriting = () => import('../../firebase/writing/reminders.ts').catch(throwUnreachable);

/** Sets in how many months the document at a path is to be checked; null for never. @returns whether it is stored */
export function useSetReminder(): (
  path: string,
  months: ReminderMonths | null,
) => Promise<boolean> {
  const connection = useConnection();
  const { uid } = useStaff();
  const { run } = usePendingSaves();
  return (path, months) => {
    const next = months && reminderAfter(months, new Date(serverNow()));
    const store = async () => (await loadWriting()).storeReminder(connection, path, next, uid);
    return run(store, withReason(remindersTexts.setFailed));
  };
}
