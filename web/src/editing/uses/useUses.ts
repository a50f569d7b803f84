import { NewerContent } from '@lamplight/content/documentMetadata';
import { useCallback, useEffect, useState } from 'react';
import { type Connection, useConnection } from '../../firebase/connection/useConnection.ts';
import { NotAllowed } from '../../firebase/errors.ts';
import { reasonOf } from '../saving/failures.ts';

/** Milliseconds after which what couldn't be read is read again. */
const retryMs = 10_000;

/**
 * The uses of each entry of a library, null until they are known, and a function that reads them again.
 * @param read reads the uses; a stable function
 */
export function useUses<Uses>(read: (connection: Connection) => Promise<Uses>) {
  const connection = useConnection();
  const [uses, setUses] = useState<Uses | null>(null);
  const look = useCallback(async () => {
    const found = await read(connection);
    setUses(found);
    return found;
  }, [connection, read]);
  useEffect(() => {
    let ended = false;
    let timer: ReturnType<typeof setTimeout>;
    // Nothing can be deleted or replaced before they are known.
    const attempt = () =>
      look().catch((error) => {
        reasonOf(error);
        const isRefused = error instanceof NotAllowed || error instanceof NewerContent;
        if (!ended && !isRefused) timer = setTimeout(attempt, retryMs);
      });
    void attempt();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [look]);
  return { uses, look };
}
