import { useColleagues } from '../firebase/colleagues.ts';
import { useStaff } from './useStaff.ts';

/** Tells what staff are called, by uid: “you”, or a colleague's name; nothing where it is not known. */
export function useNameOf(): (uid: string) => string | undefined {
  const { uid } = useStaff();
  const colleagues = useColleagues();
  return (by) => (by === uid ? 'you' : colleagues.get(by));
}
