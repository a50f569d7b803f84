import * as z from './zod.ts';

/** After how many months someone may be asked to check a page again. */
export const reminderMonths = [3, 6, 12, 24] as const;

export type ReminderMonths = (typeof reminderMonths)[number];

/** When a page is to be checked again. Next to it is stored who said so (`by`), and when (`at`). */
const reminderSchema = z.object({
  months: z.literal(reminderMonths),
  /** A day such as `2027-05-24`. */
  due: z.iso.date(),
});

export type Reminder = z.infer<typeof reminderSchema>;

/** Reads a stored reminder; undefined where there is none, or where it isn't one. */
export const reminderIn = (data: unknown): Reminder | undefined =>
  reminderSchema.safeParse(data).data;

/** A reminder that is due some months after a day; where that month is shorter, on its last day. */
export function reminderAfter<Months extends ReminderMonths>(months: Months, from: Date) {
  const [year, month] = [from.getFullYear(), from.getMonth() + months];
  const lastDay = new Date(year, month + 1, 0).getDate();
  return { months, due: isoDay(new Date(year, month, Math.min(from.getDate(), lastDay))) };
}

/** The day of a time where someone is, such as `2027-05-24`. */
export const isoDay = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The time at which such a day begins where someone is. */
export const startOfIsoDay = (day: string): Date => new Date(`${day}T00:00`);
