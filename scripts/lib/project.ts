import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { Failure } from './command.ts';
import { demoProject } from './firebaseTools.ts';
import { isFree, type Ports, portsAt, requestedOffset } from './ports.ts';

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

/** Runs `action` against a project in the cloud, with the application-default credentials. */
export async function withProject<Result>(
  projectId: string,
  action: (project: Project) => Promise<Result>,
): Promise<Result> {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  delete process.env.FIRESTORE_EMULATOR_HOST;
  const credential = applicationDefault();
  return closedAfter(open(initializeApp({ projectId, credential }, projectId)), action);
}

/**
 * Runs `action` against a project in the cloud, or against the local run where none is named.
 * @throws Failure where it cannot be reached
 */
export const withChosenProject = async <Result>(
  project: string | undefined,
  action: (project: Project) => Promise<Result>,
): Promise<Result> =>
  project
    ? withProject(project, action).catch(explain(project))
    : withEmulators(await runningPorts(), action);

/** The ports of the local run. */
async function runningPorts(): Promise<Ports> {
  const ports = portsAt(requestedOffset() ?? 0);
  if (!(await isFree(ports.firestore))) return ports;
  throw new Failure(
    `No local run answers on port ${ports.firestore}: begin one with npm start (with the same ` +
      'LAMPLIGHT_PORT_OFFSET), or name a project in the cloud with --project <id>.',
  );
}

/** Turns what the cloud answers into a sentence with a remedy. */
function explain(project: string) {
  return (error: unknown): never => {
    if (error instanceof Failure) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new Failure(
      `The project ${project} could not be reached: sign in with ` +
        '`gcloud auth application-default login` as somebody who may administer it, and try again. ' +
        `(${message.split('\n')[0]})`,
    );
  };
}

const open = (app: App) => ({
  project: { auth: getAuth(app), firestore: getFirestore(app) },
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
