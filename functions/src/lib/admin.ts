import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The Admin SDK, started with the first use, so that importing a module needs no credentials. */
export const app = (): App => getApps()[0] ?? initializeApp();

export const auth = (): Auth => getAuth(app());

export const firestore = (): Firestore => getFirestore(app());
