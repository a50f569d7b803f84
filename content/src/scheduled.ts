import { instant } from './fields.ts';
import { momentOf } from './instants.ts';
import { timeMessages } from './texts/timeMessages.ts';
import * as z from './zod.ts';

/** The name of the fields that say when something is shown. */
export const scheduleGroup = 'When it is shown';

/** From and until when visitors see something; empty for always (`shownStore.ts`). */
const schedule = {
  from: instant({ label: 'From', group: scheduleGroup, hidden: true }),
  until: instant({ label: 'Until', group: scheduleGroup, hidden: true, ends: true }),
};

/** The moments themselves. */
export type Schedule = z.infer<z.ZodObject<typeof schedule>>;

/** An item or a block that staff may have shown from and until a time. */
export function scheduled<Shape extends z.ZodRawShape>(shape: Shape) {
  const object = z.strictObject({ ...shape, ...schedule });
  return object.refine(endsLater, { path: ['until'], message: timeMessages.endsTooEarly });
}

/** Without one of the two, nothing is too early. */
const endsLater = (content: object) => {
  const { from, until } = content as Schedule;
  return !(momentOf(until) <= momentOf(from));
};
