import { versionOf } from './documentMetadata.ts';
import { activityRecord } from './paths.ts';
import { submissionNames } from './submissionKinds.ts';
import { titleIn } from './titleIn.ts';

/** A document that is deleted, or has come back. */
interface DeletedOrRestored {
  kind: 'deleted' | 'restored';
  /** Its path, such as `team/one`. */
  path: string;
  /** Its stored data before it is deleted, or after it is restored. */
  data: Record<string, unknown>;
  by: string;
  /** For a deleted submission: the hash of its content in hexadecimal digits, which is needed to restore it. */
  hash?: string | undefined;
}

/**
 * The record that the rules demand in the commit that deletes a document, or brings one back. Its id names the
 * action, so none is recorded twice: by the version of the document or, of a submission, by how often it has come back.
 * @param time stands for the time at which the server stores it
 */
export function activityRecordFor<Time>(
  { kind, path, data, by, hash }: DeletedOrRestored,
  time: Time,
) {
  const [of = '', id = ''] = path.split('/');
  const isSent = submissionNames.some((name) => name === of);
  const count = isSent ? restoredIn(data) : versionOf(data);
  const name = isSent ? '' : titleIn(data);
  const record = { kind, of, id, count, name, by, at: time, ...(hash !== undefined && { hash }) };
  return { path: recordPath(of, id, count, kind), record };
}

/** The path of the record of such an action, as the rules have it. @param count see `activityRecordFor` */
export const recordPath = (
  of: string,
  id: string,
  count: number,
  kind: DeletedOrRestored['kind'],
): string => activityRecord(`${of}~${id}~${count}~${kind}`);

/** How often a submission has been brought back. */
export const restoredIn = ({ restored }: Record<string, unknown>): number =>
  typeof restored === 'number' ? restored : 0;
