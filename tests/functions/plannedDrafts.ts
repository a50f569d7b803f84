import type { ContentDraft, PlannedPublication } from '@lamplight/content/contentDraft';
import { contentVersionLabel } from '@lamplight/content/documentMetadata';
import { instantAt } from '@lamplight/content/instants';
import { activity, draftOf, revision, staffMember } from '@lamplight/content/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type BulkWriter, getFirestore } from 'firebase-admin/firestore';
import type { Running } from './framework.ts';

/** A project of its own with drafts that get published by themselves. */
export function plannedIn(project: string) {
  const app = initializeApp({ projectId: project }, project);
  const store = getFirestore(app);

  const write = (to: BulkWriter, path: string, version: number, data: object) => {
    const stored = { ...data, version, updatedBy: 'ruth', ...contentVersionLabel() };
    const save = { ...stored, updatedAt: new Date() };
    void to.set(store.doc(path), save);
    void to.set(store.doc(revision(path, version)), save);
  };
  /** Stores documents with their first version, or another one, each as a commit of its own. */
  const save = async (documents: Record<string, object>, version = 1) => {
    const writer = store.bulkWriter({ throttling: false });
    for (const [path, data] of Object.entries(documents)) write(writer, path, version, data);
    await writer.close();
  };
  const read = async (path: string) => (await store.doc(path).get()).data();

  return {
    store,
    save,
    read,
    /** Stores the drafts of documents. */
    saveDrafts: (drafts: Record<string, object>, version = 1) =>
      save(
        Object.fromEntries(Object.entries(drafts).map(([path, data]) => [draftOf(path), data])),
        version,
      ),
    draft: (path: string) => read(draftOf(path)),
    role: (uid: string, role: string) => store.doc(staffMember(uid)).set({ role }),
    records: async () => (await store.collection(activity).get()).docs.map((each) => each.data()),
    clear: async () => {
      for (const collection of await store.listCollections())
        await store.recursiveDelete(collection);
    },
    end: () => deleteApp(app),
  };
}

/** A draft that is to be published at a moment. */
export const plannedDraft = (
  at: number,
  fields: object,
  {
    base = [1],
    version = 1,
    by = 'ruth',
    zone = 'Africa/Nairobi',
    ...more
  }: Partial<PlannedPublication & ContentDraft> & {
    order?: number;
    zone?: string;
  } = {},
) => ({
  state: 'open',
  base,
  fields,
  since: 1,
  publish: { at: instantAt(at, zone), version, by },
  ...more,
});

/**
 * Runs the function as the scheduler does.
 * @param time when the run is due
 * @returns the status; 0 where it was killed before it answered
 */
export const run = async ({ address }: Running, time = Date.now()): Promise<number> => {
  const headers = { 'X-CloudScheduler-ScheduleTime': new Date(time).toISOString() };
  const response = await fetch(address, { method: 'POST', headers }).catch(() => undefined);
  return response?.status ?? 0;
};
