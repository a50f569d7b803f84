import { may, type Right } from '@lamplight/content/rights';
import { useOutletContext } from 'react-router-dom';
import { useColleagues } from '../../firebase/live/colleagues.ts';
import type { StaffSession } from '../../firebase/session/session.ts';

/** The current staff member. Only for pages of the staff area. */
export const useStaff = () => useOutletContext<StaffSession>();

/** Whether the current staff member has a right now: a manager may change that at any time. */
export const useMay = (right: Right): boolean => may(useStaff().role, right);

/** The names of staff members by uid: “you”, or a colleague's name; undefined if it is not known. */
export function useNameOf(): (uid: string) => string | undefined {
  const { uid } = useStaff();
  const colleagues = useColleagues();
  return (by) => (by === uid ? 'you' : colleagues.get(by));
}
