import { type Counts, storedDaySchema, sumOf } from '@lamplight/content/metrics';
import { dayCounts, revisions, siteDocument } from '@lamplight/content/paths';
import type { Ports } from '../../scripts/lib/ports.ts';
import { withEmulators } from '../../scripts/lib/project.ts';

/** All that was counted of visits, forms and errors, on whatever day. */
export const readCounts = (ports: Ports): Promise<Counts> =>
  withEmulators(ports, async ({ firestore }) => {
    const { docs } = await firestore.collection(dayCounts).get();
    return sumOf(docs.map((each) => storedDaySchema.parse(each.data()).counts));
  });

/** All versions of the page About, the first one first. */
export const readVersions = (ports: Ports): Promise<Record<string, unknown>[]> =>
  withEmulators(ports, async ({ firestore }) => {
    const { docs } = await firestore.doc(siteDocument('about')).collection(revisions).get();
    const versions = docs.map((each) => each.data());
    return versions.sort((one, other) => one.version - other.version);
  });

/** The text fields of that page, each of which is edited by one person. */
export const editedFields = ['title1', 'title2', 'description1', 'description2', 'story'] as const;

/** The content of someone's n-th edit of a field. */
export const editOf = (field: string, time: number) => ({ [field]: `Edit ${time} of ${field}.` });

/** The edits that a field has taken one after the other, by its history. */
export const editsIn = (versions: Record<string, unknown>[], field: string): string[] =>
  versions
    .map((version) => String(version[field]))
    .filter((value, index, all) => value.startsWith('Edit ') && value !== all[index - 1]);
