import { assertKnownVersion, storedVersion } from '@lamplight/content/documentMetadata';

/** Stored data; its times are dates, or what the client has for them. */
export type Data = Record<string, unknown>;

/** A document of a list. */
export interface ListedData {
  id: string;
  path: string;
  data: Data;
}

/** The data read live: on its way, not to be had, or there. */
export type Loadable<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'loaded'; value: T };

/** Is told of something that is read live, whenever it changes. */
export type Listener<T> = (live: Loadable<T>) => void;

/** A document as staff see it. Its content is of today's shape; callers parse it. */
export interface StoredDocument {
  /** 0 means that it was never saved. */
  version: number;
  /** Its place, if it is the item of a list. */
  order: number | undefined;
  content: Record<string, unknown>;
  /** When the server stored it, and the uid of the person who saved it; unknown for what was never saved. */
  savedAt: Date | null;
  savedBy: string;
}

/** A document of a list, with its id. */
export interface StoredItem extends StoredDocument {
  _id: string;
}

/** The data stored of the document at a path, taken apart. @throws NewerContent, of a shape that is not known here */
export function storedDocument(path: string, data: Data | undefined): StoredDocument {
  const { version, order, content } = storedVersion(path, assertKnownVersion(data));
  return {
    version,
    order: typeof order === 'number' ? order : undefined,
    content,
    savedAt: dateOf(data?.updatedAt),
    savedBy: typeof data?.updatedBy === 'string' ? data.updatedBy : '',
  };
}

/** A stored time, as it was read ahead or as the client has it; null where it is none. */
export function dateOf(time: unknown): Date | null {
  if (time instanceof Date) return time;
  const { toDate } = Object(time) as { toDate?: () => Date };
  return toDate ? toDate.call(time) : null;
}
