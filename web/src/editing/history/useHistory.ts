import type * as z from '@lamplight/content/zod';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Connection, useConnection } from '../../firebase/connection/useConnection.ts';
import type { Paths } from '../../firebase/live/documents.ts';
import { readRevisions, revisionsAtOnce } from '../../firebase/live/watching.ts';
import { combined, type Revisions, savesOf } from './saves.ts';

/** How many saves are shown more at least, if there are as many, and how many pages are read for it. */
const wanted = 10;
const mostPages = 5;

/** The versions of a document that have been read. */
interface Read extends Revisions {
  path: string;
}

/**
 * The saves of documents that are edited together, the newest first, read page by page.
 * @param read what the form holds of a version's content
 * @param schema of what the form holds
 */
export function useHistory(
  paths: Paths,
  read: (content: unknown) => FieldValues,
  schema: z.ZodType,
) {
  const connection = useConnection();
  const [nothing] = useState(() =>
    paths.map((path): Read => ({ path, versions: [], complete: false })),
  );
  const [known, setKnown] = useState(nothing);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: how an editor reads does not change
  const tell = useCallback((all: Read[]) => savesOf(combined(all), read, schema), []);

  const readOn = useCallback(
    async (from: Read[]) => {
      setState('loading');
      try {
        let all = from;
        const enough = tell(from).length + wanted;
        for (let page = 0; page < mostPages && !isComplete(all); page += 1) {
          all = await Promise.all(all.map((each) => withNextPage(connection, each)));
          if (tell(all).length >= enough) break;
        }
        setKnown(all);
        setState('loaded');
      } catch (error) {
        console.info('The history could not be read:', error);
        setState('failed');
      }
    },
    [connection, tell],
  );

  useEffect(() => {
    readOn(nothing);
  }, [readOn, nothing]);

  return {
    saves: useMemo(() => tell(known), [tell, known]),
    state,
    /** Whether there are older versions than those that are read. */
    more: !isComplete(known),
    readMore: () => readOn(known),
  };
}

const isComplete = (all: Read[]) => all.every(({ complete }) => complete);

async function withNextPage(connection: Connection, read: Read): Promise<Read> {
  const { path, versions, complete } = read;
  if (complete) return read;
  const next = await readRevisions(connection, path, versions.at(-1)?.version);
  return { path, versions: [...versions, ...next], complete: next.length < revisionsAtOnce };
}
