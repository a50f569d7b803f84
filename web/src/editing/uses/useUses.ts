import { useCallback, useEffect, useState } from 'react';
import { type Connection, useConnection } from '../../firebase/connection/useConnection.ts';
import { reasonOf } from '../saving/failures.ts';

/**
 * Where each entry of a library is, null until that is known, and how to look again.
 * @param read looks where they are, always in the same way
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
    look().catch(reasonOf);
  }, [look]);
  return { uses, look };
}
