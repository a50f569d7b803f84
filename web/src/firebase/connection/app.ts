import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { firebaseOptions } from './project.ts';

/** The Firebase app of this page, made when it is first needed. */
export async function firebaseApp(): Promise<FirebaseApp> {
  const options = getApps()[0] ? undefined : await firebaseOptions();
  return getApps()[0] ?? initializeApp(options ?? {});
}
