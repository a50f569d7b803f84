import { orderField } from './order.ts';

/**
 * What every staff-written document carries beside its content. The rules accept a write only if
 * `version` is the next one and the same commit stores the same data as `revisions/{version}`.
 */
export interface Bookkeeping<Time = unknown> {
  /** 1, 2, 3 …; 0 stands for a document that was never saved. */
  version: number;
  /** When the server stored it. */
  updatedAt: Time;
  /** The uid of who saved it. */
  updatedBy: string;
}

const bookkeepingKeys: readonly string[] = [
  'version',
  'updatedAt',
  'updatedBy',
] satisfies (keyof Bookkeeping)[];

type Data = Record<string, unknown>;

/** The data of a document without its bookkeeping. */
export const contentOf = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !bookkeepingKeys.includes(key)));

/** The version that stored data says it has; 0 where it says none. */
export function versionOf(data: Data | undefined): number {
  const version = data?.version;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 0;
}

/** A document as it is stored, taken apart. Its content is as stored: callers parse it. */
export interface StoredVersion {
  version: number;
  /** Its place, where it is the item of a list. */
  order: unknown;
  content: Data;
}

/** Stored data, taken apart; version 0 of nothing where there is none. */
export function storedVersion(data: Data = {}): StoredVersion {
  const { [orderField]: order, ...content } = contentOf(data);
  return { version: versionOf(data), order, content };
}

/** The version of a record that several documents hold: a save of any of them makes it larger. */
export const sumOfVersions = (stored: readonly (StoredVersion | undefined)[]): number =>
  stored.reduce((sum, document) => sum + (document?.version ?? 0), 0);

/** What is to be stored as the next version of a document. */
export interface NewVersion {
  content: Data;
  /** The place, where it is the item of a list. */
  order?: unknown;
  /** The last version of a deleted document that is made again: its history goes on. */
  after?: number;
}

/**
 * The data of a document's next version, which is also that of its revision.
 * @param stored what is stored now; undefined where nothing is
 * @param time stands for the time at which the server stores it
 * @param by the uid of who saves
 */
export function nextData<Time>(
  stored: StoredVersion | undefined,
  { content, order, after = 0 }: NewVersion,
  { time, by }: { time: Time; by: string },
): Data & Bookkeeping<Time> {
  return {
    ...content,
    ...(order !== undefined && { [orderField]: order }),
    version: (stored?.version ?? after) + 1,
    updatedAt: time,
    updatedBy: by,
  };
}
