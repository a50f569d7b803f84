import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useConnection } from '../../firebase/connection.ts';
import { readRevisions, revisionsAtOnce } from '../../firebase/revisions.ts';
import type { StoredDocument } from '../../firebase/storedDocument.ts';
import { savesOf } from './saves.ts';

/** How many saves are shown more at least, if there are as many, and how many pages are read for it. */
const wanted = 10;
const mostPages = 5;

interface Read {
  versions: StoredDocument[];
  complete: boolean;
}

const nothing: Read = { versions: [], complete: false };

/**
 * The saves of a document, the newest first, read page by page.
 * @param read what the form holds of a version's content
 */
export function useHistory(path: string, read: (content: unknown) => FieldValues) {
  const connection = useConnection();
  const [known, setKnown] = useState(nothing);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: how an editor reads does not change
  const tell = useCallback(({ versions, complete }: Read) => savesOf(versions, complete, read), []);

  const readOn = useCallback(
    async (from: Read) => {
      setState('loading');
      try {
        let all = from;
        const enough = tell(from).length + wanted;
        for (let page = 0; page < mostPages && !all.complete; page += 1) {
          const next = await readRevisions(connection, path, all.versions.at(-1)?.version);
          const versions = [...all.versions, ...next];
          all = { versions, complete: next.length < revisionsAtOnce };
          if (tell(all).length >= enough) break;
        }
        setKnown(all);
        setState('loaded');
      } catch (error) {
        console.info('The history could not be read:', error);
        setState('failed');
      }
    },
    [connection, path, tell],
  );

  useEffect(() => {
    readOn(nothing);
  }, [readOn]);

  return {
    saves: useMemo(() => tell(known), [tell, known]),
    state,
    /** Whether there are older versions than those that are read. */
    more: !known.complete,
    readMore: () => readOn(known),
  };
}
