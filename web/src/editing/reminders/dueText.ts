import { isoDay, type Reminder, startOfIsoDay } from '@lamplight/content/reminder';
import { remindersTexts } from '@lamplight/content/texts/staffArea/reminders';
import { serverNow } from '../../device/serverClock.ts';
import { dayText } from '../../ui/dateText.ts';

const today = () => isoDay(new Date(serverNow()));

/** Whether it is time to check again. */
export const isDue = ({ due }: Reminder): boolean => due <= today();

/** A day as `24 May 2027`. */
export const fullDayText = (day: Date): string => dayText(day, { month: 'long' });

/** The due date in words, or since when the check is due. */
export function dueText(reminder: Reminder): string {
  if (reminder.due === today()) return remindersTexts.dueToday;
  const day = fullDayText(startOfIsoDay(reminder.due));
  return isDue(reminder) ? remindersTexts.dueSince(day) : remindersTexts.due(day);
}
