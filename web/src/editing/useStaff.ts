import { useOutletContext } from 'react-router-dom';
import { useColleagues } from '../firebase/colleagues.ts';

/** Who is editing. Only pages of the staff area may ask. */
export const useStaff = () => useOutletContext<{ uid: string; email: string }>();

/** Tells what staff are called, by uid: “you”, or a colleague's name; nothing where it is not known. */
export function useNameOf(): (uid: string) => string | undefined {
  const { uid } = useStaff();
  const colleagues = useColleagues();
  return (by) => (by === uid ? 'you' : colleagues.get(by));
}
