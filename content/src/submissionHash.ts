import { versionOf } from './documentMetadata.ts';
import type { FormFields } from './formFields.ts';
import { isMap } from './isMap.ts';
import { maxEarlier } from './submission.ts';
import { type SubmissionName, submissionKinds } from './submissionKinds.ts';

type Data = Record<string, unknown>;

/** A moment as Firestore's libraries have it. */
interface Timestamp {
  toMillis(): number;
  nanoseconds: number;
}

/** Separates the texts of a submission that are hashed; none of them holds it. */
const separator = '\x1e';

/** The names of a form's fields by the type that they are stored as, each in the form's order. */
export function fieldsByType(fields: FormFields) {
  const named = (isWanted: (kind: string) => boolean) =>
    Object.keys(fields).filter((name) => isWanted(fields[name]?.kind ?? ''));
  return {
    texts: named((kind) => kind !== 'agreement' && kind !== 'choices'),
    flags: named((kind) => kind === 'agreement'),
    lists: named((kind) => kind === 'choices'),
  };
}

/**
 * The text whose SHA-256 is in the record of a deleted submission: all of it but `restored`, like `textsOf()` in the
 * rules. Only a submission with the same hash can be restored.
 * @returns undefined if a value doesn't have its type
 */
export function hashedText(name: SubmissionName, data: Data): string | undefined {
  const { createdAt, spam, state, note, notice = '', words, updatedBy = '', earlier = {} } = data;
  if (!isMap(earlier) || !Array.isArray(words)) return undefined;
  const version = versionOf(data);
  const none = { state: '', note: '', updatedAt: createdAt, updatedBy: '' };
  const texts = [
    stampOf(createdAt),
    spam,
    state,
    note,
    notice,
    `${version}`,
    stampOf(data.updatedAt ?? createdAt),
    updatedBy,
    `${Object.keys(earlier).length}`,
    `${words.length}`,
    ...words,
    ...Array.from({ length: maxEarlier }, (_, index) =>
      textsOfVersion(earlier[`${version - index - 1}`] ?? none),
    ).flat(),
    ...textsOfContent(name, data),
    '.',
  ];
  return texts.every((text) => typeof text === 'string' && !text.includes(separator))
    ? texts.join(separator)
    : undefined;
}

function textsOfContent(name: SubmissionName, data: Data): unknown[] {
  const { texts, flags, lists } = fieldsByType(submissionKinds[name].fields);
  const listed = lists.map((field) => data[field]);
  return [
    ...texts.map((field) => data[field]),
    ...flags.map((field) => `${data[field] === true}`),
    ...listed.map((list) => (Array.isArray(list) ? `${list.length}` : undefined)),
    ...listed.flat(),
  ];
}

function textsOfVersion(version: unknown): unknown[] {
  if (!isMap(version)) return [undefined];
  const { state, note, updatedAt, updatedBy } = version;
  return [state, note, stampOf(updatedAt), updatedBy, `${Object.keys(version).length}`];
}

/** Milliseconds since 1970, and the nanoseconds of the second. */
function stampOf(time: unknown): string | undefined {
  const { toMillis, nanoseconds } = Object(time) as Partial<Timestamp>;
  if (toMillis) return `${toMillis.call(time)} ${nanoseconds}`;
  return time instanceof Date
    ? `${time.getTime()} ${time.getMilliseconds() * 1_000_000}`
    : undefined;
}
