import { createHash } from 'node:crypto';
import { activityRecordFor } from '@lamplight/content/activityRecord';
import { contentVersionLabel } from '@lamplight/content/documentMetadata';
import { isPageAddress } from '@lamplight/content/pageAddresses';
import { activityRecord, addressClaim, revision } from '@lamplight/content/paths';
import { hashedText } from '@lamplight/content/submissionHash';
import { type SubmissionName, submissionNames } from '@lamplight/content/submissionKinds';
import { type Data, now } from './encoding.ts';
import type { Person } from './people.ts';
import type { Request, Write } from './requests.ts';

/** The oddities of a save. */
export interface Variation {
  /** The version that the writer has seen; 0, as by default, if there is none. */
  from?: number;
  /** Other values for the document and its revision; undefined removes a field. */
  saying?: Data;
  /** Other values for the revision alone. */
  revisionSaying?: Data;
  /** The revision's id, if it is not the version. */
  revisionId?: string;
  without?: 'revision' | 'document';
}

/** The writes of a save as the editor makes it: the document and its revision in one commit. */
export function saveOf(by: Person, path: string, content: unknown, variation: Variation = {}) {
  const { from = 0, saying, revisionSaying, revisionId, without } = variation;
  const version = from + 1;
  const updatedBy = by === 'visitor' ? '' : by;
  const metadata = { version, updatedAt: now, updatedBy, ...contentVersionLabel() };
  const data = { ...(content as Data), ...metadata, ...saying };
  const revisionPath = revisionId ? `${path}/revisions/${revisionId}` : revision(path, version);
  const document: Write = { set: path, data };
  const its: Write = { set: revisionPath, data: { ...data, ...revisionSaying } };
  return [
    ...(without === 'document' ? [] : [document, ...claimsOf(path, data)]),
    ...(without === 'revision' ? [] : [its]),
  ];
}

/** The claim to its address that belongs to the save of a page. */
export function claimsOf(path: string, { address }: Data): Write[] {
  const [list, page = ''] = path.split('/');
  if (list !== 'pages' || typeof address !== 'string' || !isPageAddress(address)) return [];
  return [{ set: addressClaim(address), data: { page } }];
}

/** A save of what says that it is of a version of the content; undefined says nothing. */
export function withShapeLabel(shape: unknown, request: Request): Request {
  if (!('commit' in request)) throw new Error('It is no save.');
  const commit = request.commit.map((write) => {
    if (!('set' in write) || !('version' in write.data)) return write;
    const { shape: _, ...data } = write.data;
    return { ...write, data: shape === undefined ? data : ({ ...data, shape } as Data) };
  });
  return { commit };
}

/** A document that has been saved as this version, and all its revisions, as they are stored. */
export function savedAs(path: string, content: unknown, version: number): Record<string, Data> {
  const dataOf = (each: number) => ({
    ...(content as Data),
    version: each,
    updatedAt: new Date('2026-11-21T12:00:00Z'),
    updatedBy: 'colleague',
    ...contentVersionLabel(),
  });
  const revisions = Array.from({ length: version }, (_, index) => index + 1);
  return {
    [path]: dataOf(version),
    ...Object.fromEntries(revisions.map((each) => [revision(path, each), dataOf(each)])),
  };
}

/** The oddities of a record: what it says instead, or its id. */
export interface RecordVariation {
  saying?: Data;
  id?: string;
}

/**
 * The hash of a submission that its deletion is recorded with; undefined for one that has none, and for all else.
 * @param written changes the text that is hashed
 */
export function hashOf(
  path: string,
  data: Data,
  written = (text: string) => text,
): string | undefined {
  const name = path.split('/')[0] as SubmissionName;
  const text = submissionNames.includes(name) ? hashedText(name, data) : undefined;
  return text === undefined ? undefined : createHash('sha256').update(written(text)).digest('hex');
}

/** The write of the record of a deletion, or of a return. */
export function recordFor(
  kind: 'deleted' | 'restored',
  by: Person,
  [path, data]: readonly [path: string, data: Data],
  { saying, id }: RecordVariation = {},
): Write {
  const hash = kind === 'deleted' ? hashOf(path, data) : undefined;
  const { path: at, record } = activityRecordFor({ kind, path, data, by, hash }, now);
  return { set: id === undefined ? at : activityRecord(id), data: { ...record, ...saying } };
}

/** The writes with which staff delete a document. */
export const deletionOf = (
  by: Person,
  path: string,
  data: Data = {},
  variation: RecordVariation = {},
): Write[] => [{ delete: path }, recordFor('deleted', by, [path, data], variation)];

/** The writes with which staff bring back a submission that was deleted once, or so often. */
export function returnOf(
  by: Person,
  path: string,
  data: Data,
  variation: RecordVariation = {},
  restored = 1,
): Write[] {
  const back = { ...data, restored };
  return [{ set: path, data: back }, recordFor('restored', by, [path, back], variation)];
}

/** The record that a submission was deleted just now, as it was. */
export function deletedAs(path: string, data: Data, saying: Data = {}): Record<string, Data> {
  const write = recordFor('deleted', 'colleague', [path, data], { saying });
  return 'set' in write ? { [write.set]: write.data } : {};
}
