import type { FirebaseOptions } from 'firebase/app';

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
async function readOptions(): Promise<FirebaseOptions> {
  if (emulators) return { projectId: 'demo-lamplight', apiKey: 'demo' };
  const response = await fetch('/__/firebase/init.json');
  if (!response.ok) throw new Error(`Firebase settings: status ${response.status}`);
  return response.json();
}

let reading: Promise<FirebaseOptions> | undefined;

/**
 * The same, read once; again where that has failed. Not with `loadOnce`, which is built into the public site: the frame that
 * attests forms would load all of that.
 */
export function firebaseOptions(): Promise<FirebaseOptions> {
  reading ??= readOptions().catch((error) => {
    reading = undefined;
    throw error;
  });
  return reading;
}
