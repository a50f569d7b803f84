import { type Data, encodedFields, transformsOf } from './encoding.ts';
import type { Person } from './people.ts';

/** A change of one document. */
export type Write =
  | { set: string; data: Data }
  /** Changes some fields of the top level; undefined removes one. */
  | { update: string; data: Data }
  | { delete: string };

/** A request to the store. */
export type Request =
  | { get: string }
  /** Documents of a collection, or of all collections of that name; or only those that are `shown`, or not. */
  | { list: string; limit?: number | undefined; everywhere?: boolean; shown?: boolean }
  | { commit: Write[] };

/** A request and what has to come of it. */
export interface Case {
  what: string;
  by: Person;
  request: Request;
  allowed: boolean;
}

/** Writes that staff, or someone else, ask for at once. */
export const writing = (
  what: string,
  commit: Write[],
  allowed: boolean,
  by: Person = 'staff',
): Case => ({ what, by, request: { commit }, allowed });

/** Requests to a store that holds the same documents before each of them. */
export interface Scene {
  title: string;
  /** The documents, by their paths, next to those of the staff. */
  stored?: Record<string, Data>;
  cases: Case[];
}

/** The call of Firestore's REST interface, below `…/documents`, that makes the request. */
export function callFor(request: Request, nameOf: (path: string) => string) {
  if ('get' in request) return { call: ':batchGet', body: { documents: [nameOf(request.get)] } };
  if ('list' in request) {
    const segments = request.list.split('/');
    const from = [{ collectionId: segments.pop(), allDescendants: request.everywhere ?? false }];
    const parent = segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
    const query = {
      from,
      ...(request.shown !== undefined && { where: whereShown(request.shown) }),
      ...(request.limit !== undefined && { limit: request.limit }),
    };
    return { call: `${parent}:runQuery`, body: { structuredQuery: query } };
  }
  return {
    call: ':commit',
    body: { writes: request.commit.map((write) => encodedWrite(write, nameOf)) },
  };
}

const whereShown = (booleanValue: boolean) => ({
  fieldFilter: { field: { fieldPath: 'shown' }, op: 'EQUAL', value: { booleanValue } },
});

/** A write as the REST interface takes it. */
export function encodedWrite(write: Write, nameOf: (path: string) => string): Data {
  if ('delete' in write) return { delete: nameOf(write.delete) };
  const path = 'set' in write ? write.set : write.update;
  return {
    update: { name: nameOf(path), fields: encodedFields(write.data) },
    updateTransforms: transformsOf(write.data),
    ...('update' in write && {
      updateMask: { fieldPaths: Object.keys(write.data) },
      currentDocument: { exists: true },
    }),
  };
}

/** The path of the document that a write changes. */
export const pathOf = (write: Write): string =>
  'set' in write ? write.set : 'update' in write ? write.update : write.delete;
