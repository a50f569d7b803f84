import { dayCounts } from '@lamplight/content/paths';
import { type Counts, storedDaySchema, sumOf } from '@lamplight/content/seen';
import type { Ports } from '../lib/ports.ts';
import { withEmulators } from '../lib/project.ts';

/** All that was counted of visits, forms and errors, on whatever day. */
export const readCounts = (ports: Ports): Promise<Counts> =>
  withEmulators(ports, async ({ firestore }) => {
    const { docs } = await firestore.collection(dayCounts).get();
    return sumOf(docs.map((each) => storedDaySchema.parse(each.data()).counts));
  });
