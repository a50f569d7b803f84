import { may, type Right } from '@lamplight/content/rights';
import { useOutletContext } from 'react-router-dom';
import { useColleagues } from '../../firebase/live/colleagues.ts';
import type { StaffSession } from '../../firebase/session/session.ts';

/** Who is editing. Only pages of the staff area may ask. */
export const useStaff = () => useOutletContext<StaffSession>();

/** Whether who is editing has a right, as long as they have it: a manager may change that at any time. */
export const useMay = (right: Right): boolean => may(useStaff().role, right);

/** Tells what staff are called, by uid: “you”, or a colleague's name; nothing where it is not known. */
export function useNameOf(): (uid: string) => string | undefined {
  const { uid } = useStaff();
  const colleagues = useColleagues();
  return (by) => (by === uid ? 'you' : colleagues.get(by));
}
