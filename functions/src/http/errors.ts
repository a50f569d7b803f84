import { listLimits } from '@lamplight/content/limits';
import { fieldMessages } from '@lamplight/content/texts/fieldMessages';
import { messages } from '@lamplight/content/texts/messages';
import { accountTexts } from '@lamplight/content/texts/staffArea/account';
import { staffMembersTexts } from '@lamplight/content/texts/staffArea/staffMembers';

/** Every error that the functions answer with: its stable code, its status and its text. */
const catalogue = {
  'invalid-content': { status: 400, message: messages.checkMarkedFields },
  'malformed-json': { status: 400, message: messages.malformedJson },
  'invalid-login': { status: 401, message: messages.invalidCredentials },
  unattested: { status: 401, message: messages.unattested },
  unauthenticated: { status: 401, message: messages.unauthenticated },
  forbidden: { status: 403, message: messages.forbidden },
  'not-staff': { status: 403, message: messages.notStaff },
  'not-found': { status: 404, message: messages.notFound },
  'method-not-allowed': { status: 405, message: messages.methodNotAllowed },
  'changed-meanwhile': { status: 409, message: messages.changedMeanwhile },
  'already-staff': { status: 409, message: staffMembersTexts.alreadyStaff },
  'last-manager': { status: 409, message: staffMembersTexts.lastManager },
  'name-taken': { status: 409, message: accountTexts.nameTaken },
  'address-taken': { status: 409, message: fieldMessages.addressTaken },
  'staff-full': { status: 409, message: staffMembersTexts.staffFull },
  'already-sent': { status: 409, message: messages.alreadySent },
  'list-full': { status: 409, message: messages.tooManyItems(listLimits.items) },
  'too-large': { status: 413, message: messages.tooLarge },
  'wrong-type': { status: 415, message: messages.wrongType },
  'too-many': { status: 429, message: messages.tooMany },
  internal: { status: 500, message: messages.internal },
  unavailable: { status: 503, message: messages.unavailable },
} as const;

export type ErrorCode = keyof typeof catalogue;

/** The status that an error is answered with. */
export const statusOf = (code: ErrorCode): number => catalogue[code].status;

/** The errors of each field: `{ 'story.button': 'At most 200 characters' }`. */
export type FieldMessages = Record<string, string>;

interface Details {
  /** The text, where that of the code says too little. */
  message?: string;
  fields?: FieldMessages;
  /** Which parts are ready, and which are not: `{ store: 'unavailable' }`. */
  parts?: Record<string, string>;
  /** Headers that the answer must carry. */
  headers?: Record<string, string>;
  /** The cause, for the log alone. */
  cause?: unknown;
}

/** The message alone says what is wrong, if it is one thing. */
function messageAboutOne(fields: FieldMessages = {}): string | undefined {
  const [message, ...others] = Object.values(fields);
  return others.length === 0 ? message : undefined;
}

/** An error that has an answer. Everything else that is thrown becomes `internal`. */
export class KnownError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldMessages | undefined;
  readonly parts: Details['parts'];
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, { message, fields, parts, headers = {}, cause }: Details = {}) {
    super(message ?? messageAboutOne(fields) ?? catalogue[code].message, { cause });
    this.name = 'KnownError';
    this.code = code;
    this.status = catalogue[code].status;
    this.fields = fields;
    this.parts = parts;
    this.headers = headers;
  }
}

export const invalidContent = (fields?: FieldMessages) =>
  new KnownError('invalid-content', fields && { fields });
export const malformedJson = (cause?: unknown) => new KnownError('malformed-json', { cause });
export const invalidLogin = () => new KnownError('invalid-login');
export const notStaff = () => new KnownError('not-staff');
export const unattested = (cause?: unknown) => new KnownError('unattested', { cause });
export const unauthenticated = (cause?: unknown) =>
  new KnownError('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' }, cause });
export const forbidden = () => new KnownError('forbidden');
export const notFound = (message?: string) =>
  new KnownError('not-found', message === undefined ? {} : { message });
export const methodNotAllowed = (allow: string) =>
  new KnownError('method-not-allowed', { headers: { Allow: allow } });
export const changedMeanwhile = (cause?: unknown) => new KnownError('changed-meanwhile', { cause });
export const alreadySent = () => new KnownError('already-sent');
export const alreadyStaff = () => new KnownError('already-staff');
export const lastManager = () => new KnownError('last-manager');
export const nameTaken = () => new KnownError('name-taken');
export const addressTaken = (fields: FieldMessages) => new KnownError('address-taken', { fields });
export const staffFull = () => new KnownError('staff-full');
export const listFull = () => new KnownError('list-full');
export const tooLarge = (cause?: unknown) => new KnownError('too-large', { cause });
export const wrongType = (cause?: unknown) => new KnownError('wrong-type', { cause });
/** @param seconds until it may be tried again */
export const tooMany = (seconds: number) =>
  new KnownError('too-many', { headers: { 'Retry-After': String(Math.max(1, seconds)) } });
const internal = (cause: unknown) => new KnownError('internal', { cause });
/** @param parts which parts are ready, and which are not, if known */
export const unavailable = (cause?: unknown, parts?: Record<string, string>) =>
  new KnownError('unavailable', {
    headers: { 'Retry-After': '60' },
    cause,
    ...(parts && { parts }),
  });

/** The `code` that libraries put on their errors: a text, a number or undefined. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Handles a rejection: an error with one of these codes becomes undefined, every other one is thrown again. */
export const throwUnless =
  (...codes: unknown[]) =>
  (error: unknown): undefined => {
    if (!codes.includes(codeOf(error))) throw error;
  };

/** The known error for anything that was thrown. */
export function knownError(error: unknown): KnownError {
  if (error instanceof KnownError) return error;
  if (error instanceof URIError) return notFound();
  switch (expressStatus(error)) {
    case 400: // a body that ended early or was not compressed as it said
      return malformedJson(error);
    case 413:
      return tooLarge(error);
    case 415: // compressed in a way that Express does not know
      return wrongType(error);
    default:
      return internal(error);
  }
}

/** The status that Express puts on its errors. */
const expressStatus = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;
