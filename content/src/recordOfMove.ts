import { storedVersion, versionOf } from './bookkeeping.ts';
import { activityRecord } from './paths.ts';
import { submissionNames } from './submissionKinds.ts';

/** A document that is deleted, or has come back. */
interface Moved {
  kind: 'deleted' | 'restored';
  /** Its path, such as `team/one`. */
  path: string;
  /** What is stored of it before it goes, or once it is back. */
  data: Record<string, unknown>;
  by: string;
}

/**
 * The record that the rules demand in the commit that deletes a document, or brings one back. Its id names the
 * deed, so none is recorded twice: by the version of the document or, of a submission, by how often it has come back.
 * @param time stands for the time at which the server stores it
 */
export function recordOfMove<Time>({ kind, path, data, by }: Moved, time: Time) {
  const [of = '', id = ''] = path.split('/');
  const isSent = submissionNames.some((name) => name === of);
  const count = isSent ? restoredIn(data) : versionOf(data);
  const name = isSent ? '' : titleIn(storedVersion(path, data).content);
  const record = { kind, of, id, count, name, by, at: time };
  return { path: activityRecord(`${of}~${id}~${count}~${kind}`), record };
}

/** How often a submission has been brought back. */
export const restoredIn = ({ restored }: Record<string, unknown>): number =>
  typeof restored === 'number' ? restored : 0;

/** The longest name that the rules take. */
const maxName = 200;

/** What an item of a list is called, by what it holds; empty where it has no name. */
export const titleIn = ({ name, title, heading }: Record<string, unknown>): string => {
  const text = [name, title, heading].find((each) => typeof each === 'string' && each !== '');
  return String(text ?? '').slice(0, maxName);
};
