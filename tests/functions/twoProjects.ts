import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { openStore } from '../../scripts/backup/store.ts';
import type { Site } from '../../scripts/backup/take.ts';

/** Two projects of the emulators: one to back up, and one to restore to. Each test file needs its own. */
export function twoProjects(backedUp: string, restored: string) {
  const apps = [backedUp, restored].map((projectId) => initializeApp({ projectId }, projectId));
  const [from, to] = apps.map(
    (app): Site => ({
      project: app.name,
      store: openStore({ project: app.name, emulator: process.env.FIRESTORE_EMULATOR_HOST }),
      auth: getAuth(app),
    }),
  ) as [Site, Site];
  return {
    from,
    to,
    /** The database of the second. */
    restored: getFirestore(apps[1] as (typeof apps)[number]),
    /** Deletes all documents and accounts. */
    empty: async () => {
      for (const app of apps) {
        const store = getFirestore(app);
        for (const each of await store.listCollections()) await store.recursiveDelete(each);
        const { users } = await getAuth(app).listUsers();
        await getAuth(app).deleteUsers(users.map(({ uid }) => uid));
      }
    },
    end: () => Promise.all(apps.map((app) => deleteApp(app))),
  };
}

/** The fields of a document with a text. */
export const text = (stringValue: string) => ({ text: { stringValue } });
