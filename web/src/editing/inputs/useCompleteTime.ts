import { isLocalTime } from '@lamplight/content/events/localTimes';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

/** The local time in a field; while it is incomplete, the last complete one. @param name of the field */
export function useCompleteTime(name: string): string {
  const typed = String(useWatch({ name }) ?? '');
  const [before, setBefore] = useState(typed);
  const time = isLocalTime(typed) ? typed : before;
  if (time !== before) setBefore(time);
  return time;
}
