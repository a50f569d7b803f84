/** Someone else saved the document after it was read. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

/** The account may not do this: it is not, or no longer, staff's. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

/** The API refused a request, for a reason that its message gives: something is missing, taken, or asked for too often. */
export class Refused extends Error {
  override name = 'Refused';
}

/**
 * The rules rejected a save by someone who may save. They expect another shape than this code knows: a newer release is
 * there, or just being deployed.
 */
export class Outdated extends Error {
  override name = 'Outdated';
}

/** Only some of several documents are saved: they needed more than one commit, and a later one failed. */
export class PartlySaved extends Error {
  override name = 'PartlySaved';
  saved: number;
  of: number;
  constructor(saved: number, of: number, cause: unknown) {
    super(undefined, { cause });
    this.saved = saved;
    this.of = of;
  }
}

/** The store or the log-in service cannot be reached. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Email and password are right, but the store cannot be asked whether they are staff's. */
export class StaffUnreachable extends Error {
  override name = 'StaffUnreachable';
}

/** More than a document may hold: 1 MiB. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

/** Email and password do not belong together. */
export class InvalidCredentials extends Error {
  override name = 'InvalidCredentials';
}

/** Firebase was asked too often, and lets nobody try for a while. */
export class TooMany extends Error {
  override name = 'TooMany';
}

/** A link to set a new password that is wrong, was used, or is too old. */
export class InvalidResetLink extends Error {
  override name = 'InvalidResetLink';
}

const named: Record<string, new (message?: string, options?: ErrorOptions) => Error> = {
  'permission-denied': NotAllowed,
  unauthenticated: NotAllowed,
  // Only the size can cause this: schemas check everything else.
  'invalid-argument': TooLarge,
  unavailable: Unreachable,
  'deadline-exceeded': Unreachable,
  'auth/network-request-failed': Unreachable,
  'auth/invalid-credential': InvalidCredentials,
  'auth/invalid-email': InvalidCredentials,
  'auth/user-not-found': InvalidCredentials,
  'auth/wrong-password': InvalidCredentials,
  'auth/user-disabled': InvalidCredentials,
  'auth/missing-password': InvalidCredentials,
  'auth/too-many-requests': TooMany,
  'auth/invalid-action-code': InvalidResetLink,
  'auth/expired-action-code': InvalidResetLink,
};

/** Gives an error of Firebase's a name that screens can decide by; others stay as they are. */
export function namedError(error: unknown): unknown {
  // Its class would bring Firebase along to anyone who needs nothing but these names.
  if (!(error instanceof Error) || error.name !== 'FirebaseError') return error;
  const Named = named[String((error as Error & { code?: unknown }).code)];
  return Named ? new Named(error.message, { cause: error }) : error;
}

/** For `catch` of what Firebase does. @throws the error under the name that screens decide by */
export function throwNamed(error: unknown): never {
  throw namedError(error);
}

/** For `catch` of what needs the network. @throws Unreachable */
export function throwUnreachable(cause: unknown): never {
  throw new Unreachable(undefined, { cause });
}
