import { sumOfVersions } from '@lamplight/content/documentMetadata';
import type * as z from '@lamplight/content/zod';
import type { FieldValues } from 'react-hook-form';
import type { StoredDocument } from '../../firebase/reading/stored.ts';
import { type Change, changesOf } from './changes.ts';

/** A save as the history shows it. */
export interface Save {
  version: number;
  at: Date | null;
  /** The uid of the person who saved. */
  by: string;
  /** That version as values of the form. */
  values: FieldValues;
  /** The changes against the version before; none for the first one. */
  changes: Change[];
  isFirst: boolean;
  /** Whether the item was given another place in its list. */
  isPlaced: boolean;
}

/**
 * The saves behind versions, the newest first. If older ones have not been read, the last is used only
 * for comparison.
 * @param read converts a version's content into values of the form
 * @param schema of what the form holds
 */
export function savesOf(
  { versions, complete }: Revisions,
  read: (content: unknown) => FieldValues,
  schema?: z.ZodType,
): Save[] {
  const values = versions.map(({ content }) => read(content));
  const saves = versions.map(({ version, savedAt, savedBy, order }, index): Save => {
    const before = versions[index + 1];
    const mine = values[index] ?? {};
    const changes = changesOf(values[index + 1] ?? read({}), mine, schema);
    return {
      version,
      at: savedAt,
      by: savedBy,
      values: mine,
      changes: before ? changes : [],
      isFirst: before === undefined,
      isPlaced: before !== undefined && before.order !== order,
    };
  });
  return saves.slice(0, complete ? undefined : -1);
}

/** The versions of a document that have been read, the newest first. */
export interface Revisions {
  versions: StoredDocument[];
  /** Whether these are all. */
  complete: boolean;
}

/** The versions of a draft, without those of earlier drafts and those that closed it. @param since its first version; 0 for others */
export const openSince = (versions: StoredDocument[], since: number): StoredDocument[] =>
  since === 0
    ? versions
    : versions.filter(({ version, content }) => version >= since && content.state === 'open');

/**
 * The combined versions of several documents, the newest first: the content of all after each save of any,
 * as far back as all of them have been read.
 */
export function combined(all: readonly Revisions[]): Revisions {
  const [only] = all;
  if (only && all.length === 1) return only;
  const known = Math.max(...all.map(readSince));
  const moments = new Set(all.flatMap(({ versions }) => versions.map(momentOf)));
  const versions = [...moments]
    .filter((moment) => moment >= known)
    .sort((a, b) => b - a)
    .map((moment) => heldAt(moment, all));
  return { versions, complete: all.every(({ complete }) => complete) };
}

const momentOf = ({ savedAt }: StoredDocument) => savedAt?.getTime() ?? 0;

/** The moment from which on all versions of a document are known. */
const readSince = ({ versions, complete }: Revisions) => {
  const oldest = versions.at(-1);
  return complete || !oldest ? Number.NEGATIVE_INFINITY : momentOf(oldest);
};

/** The content of all documents after a save. Documents of one save have the same time. */
function heldAt(moment: number, all: readonly Revisions[]): StoredDocument {
  const held = all.flatMap(({ versions }) => {
    const latest = versions.find((version) => momentOf(version) <= moment);
    return latest ? [latest] : [];
  });
  const saved = held.find((version) => momentOf(version) === moment);
  return {
    version: sumOfVersions(held),
    order: undefined,
    content: Object.assign({}, ...held.map(({ content }) => content)),
    savedAt: saved?.savedAt ?? null,
    savedBy: saved?.savedBy ?? '',
  };
}
