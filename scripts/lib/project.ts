import { createRequire } from 'node:module';
import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { demoProject } from './firebaseTools.ts';
import type { Ports } from './ports.ts';

/** The accounts and documents of a project, without rules in between. */
export interface Project {
  auth: Auth;
  firestore: Firestore;
}

/** The project in the emulators at `ports`, and a function that lets go of it. */
export function openEmulators(ports: Pick<Ports, 'auth' | 'firestore'>) {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
  // Otherwise Google's libraries look for a cloud around this machine.
  process.env.METADATA_SERVER_DETECTION = 'none';
  return open(initializeApp({ projectId: demoProject }, `emulators-${ports.firestore}`));
}

/** Runs `action` against the emulators at `ports`. */
export const withEmulators = <Result>(
  ports: Pick<Ports, 'auth' | 'firestore'>,
  action: (project: Project) => Promise<Result>,
): Promise<Result> => closedAfter(openEmulators(ports), action);

/** Has a project charged for all requests from here: a log-in with gcloud has none of its own. */
export function chargeTo(projectId: string): void {
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= projectId;
}

/** Runs `action` against a project in the cloud, with the application-default credentials. */
export async function withProject<Result>(
  projectId: string,
  action: (project: Project) => Promise<Result>,
): Promise<Result> {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  delete process.env.FIRESTORE_EMULATOR_HOST;
  chargeTo(projectId);
  const credential = applicationDefault();
  return closedAfter(open(initializeApp({ projectId, credential }, projectId)), action);
}

const require = createRequire(import.meta.url);

/** Firestore's client is loaded when it is first used: a backup does without its 24 MB. */
function firestoreOf(app: App): Firestore {
  const { getFirestore } =
    require('firebase-admin/firestore') as typeof import('firebase-admin/firestore');
  return getFirestore(app);
}

const open = (app: App) => ({
  project: {
    auth: getAuth(app),
    get firestore() {
      return firestoreOf(app);
    },
  },
  close: () => deleteApp(app),
});

async function closedAfter<Result>(
  { project, close }: ReturnType<typeof open>,
  action: (project: Project) => Promise<Result>,
): Promise<Result> {
  try {
    return await action(project);
  } finally {
    await close();
  }
}
