import { type FirebaseApp, type FirebaseOptions, getApps, initializeApp } from 'firebase/app';

interface Emulators {
  /** Origin of the Auth emulator. */
  auth: string;
  firestore: { host: string; port: number };
}

/** The emulators of a local build; undefined in a production build, which names no local host. */
export const emulators: Emulators | undefined = import.meta.env.VITE_EMULATORS
  ? JSON.parse(import.meta.env.VITE_EMULATORS)
  : undefined;

/**
 * The project that the site belongs to. Hosting answers with its own project's settings, so that
 * one build can be deployed to any.
 * @throws when Hosting does not answer
 */
async function firebaseOptions(): Promise<FirebaseOptions> {
  if (emulators) return { projectId: 'demo-lamplight', apiKey: 'demo' };
  const response = await fetch('/__/firebase/init.json');
  if (!response.ok) throw new Error(`Firebase settings: status ${response.status}`);
  return response.json();
}

/** The Firebase app of this page, made when it is first needed. */
export async function firebaseApp(): Promise<FirebaseApp> {
  const options = getApps()[0] ? undefined : await firebaseOptions();
  return getApps()[0] ?? initializeApp(options ?? {});
}
