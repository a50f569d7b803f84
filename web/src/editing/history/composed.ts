import { sumOfVersions } from '@lamplight/content/bookkeeping';
import type { StoredDocument } from '../../firebase/saves.ts';

/** The versions of a document that have been read, the newest first. */
export interface Chain {
  versions: StoredDocument[];
  /** Whether these are all. */
  complete: boolean;
}

/**
 * The versions of what documents hold together, the newest first: what all of them held after each
 * save of any. As far back as each of them has been read.
 */
export function composed(chains: readonly Chain[]): Chain {
  const [only] = chains;
  if (only && chains.length === 1) return only;
  const known = Math.max(...chains.map(readSince));
  const moments = new Set(chains.flatMap(({ versions }) => versions.map(momentOf)));
  const versions = [...moments]
    .filter((moment) => moment >= known)
    .sort((a, b) => b - a)
    .map((moment) => heldAt(moment, chains));
  return { versions, complete: chains.every(({ complete }) => complete) };
}

const momentOf = ({ savedAt }: StoredDocument) => savedAt?.getTime() ?? 0;

/** The moment since when all versions of a document are known. */
const readSince = ({ versions, complete }: Chain) => {
  const oldest = versions.at(-1);
  return complete || !oldest ? Number.NEGATIVE_INFINITY : momentOf(oldest);
};

/** What all documents held after a save. A save of several has stored them at the same moment. */
function heldAt(moment: number, chains: readonly Chain[]): StoredDocument {
  const held = chains.flatMap(({ versions }) => {
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
