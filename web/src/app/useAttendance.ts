import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Attendance, attendance, watchInput } from '../device/lastInput.ts';

/**
 * Whether somebody of the staff is still there. Timers stand still while a device sleeps, so the clock
 * is asked: within a second after it wakes up, and at once when the tab comes back to sight, it is
 * known that they were away.
 * @param watching whether there is a session that inputs keep alive
 */
export function useAttendance(watching: boolean): Attendance {
  // What was rendered last; the clock itself is asked each time.
  const [, setSeen] = useState<Attendance | null>(null);
  useEffect(() => {
    if (!watching) return;
    const look = () => setSeen(attendance());
    const lookAtOnce = () => flushSync(look);
    look();
    const stopWatching = watchInput(window, look);
    const timer = setInterval(look, 1_000);
    window.addEventListener('storage', look);
    document.addEventListener('visibilitychange', lookAtOnce);
    return () => {
      stopWatching();
      clearInterval(timer);
      window.removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', lookAtOnce);
    };
  }, [watching]);
  return watching ? attendance() : 'there';
}
