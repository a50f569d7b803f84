import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { codeOf, unavailable } from '../http/errors.ts';

/** The Admin SDK, started with the first use, so that importing a module needs no credentials. */
export const app = (): App => getApps()[0] ?? initializeApp();

export const auth = (): Auth => getAuth(app());

export const firestore = (): Firestore => getFirestore(app());

const readTimeoutMs = 5_000;

/**
 * Reads the data of the document at a path, without looking at rights.
 * @returns undefined where there is none
 * @throws unavailable when Firestore does not answer within five seconds
 */
export async function readDocument(path: string): Promise<Record<string, unknown> | undefined> {
  const snapshot = await withTimeout(firestore().doc(path).get(), readTimeoutMs);
  return snapshot.data();
}

/** What Firestore puts on its errors as their `code`: gRPC's numbers. */
export const grpc = {
  invalidArgument: 3,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  resourceExhausted: 8,
  failedPrecondition: 9,
  aborted: 10,
  unavailable: 14,
} as const;

const unreachable: readonly unknown[] = [
  grpc.deadlineExceeded,
  grpc.resourceExhausted,
  grpc.unavailable,
  'app/network-error',
  'app/network-timeout',
];

/**
 * What `work` resolves to, if it does so in time. The clients of Firebase go on trying for a minute and
 * more when a service cannot be reached; a visitor should not wait so long.
 * @throws unavailable when the time is over or the service says that it cannot be reached
 */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const late = () => reject(unavailable(new Error(`No answer within ${timeoutMs} ms`)));
    timer = setTimeout(late, timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch (error) {
    throw unreachable.includes(codeOf(error)) ? unavailable(error) : error;
  } finally {
    clearTimeout(timer);
  }
}
