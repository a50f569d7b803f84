import { storedVersion } from '@lamplight/content/bookkeeping';
import { type DocumentData, Timestamp } from 'firebase/firestore';

/** A document as staff see it. Its content is as stored: callers parse it. */
export interface StoredDocument {
  /** 0 means that it was never saved. */
  version: number;
  /** Its place, where it is the item of a list. */
  order: number | undefined;
  content: Record<string, unknown>;
  /** When the server stored it, and the uid of who saved it; unknown for what was never saved. */
  savedAt: Date | null;
  savedBy: string;
}

/** Stored data, taken apart. */
export function storedDocument(data: DocumentData | undefined): StoredDocument {
  const { version, order, content } = storedVersion(data);
  return {
    version,
    order: typeof order === 'number' ? order : undefined,
    content,
    savedAt: data?.updatedAt instanceof Timestamp ? data.updatedAt.toDate() : null,
    savedBy: typeof data?.updatedBy === 'string' ? data.updatedBy : '',
  };
}
