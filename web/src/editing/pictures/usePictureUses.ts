import { useCallback, useEffect, useState } from 'react';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { type PictureUses, readPictureUses } from '../../firebase/library.ts';
import { reasonOf } from '../saving/failures.ts';

/** Where each picture is, once that is known, and how to look again. While it is not known none can be deleted. */
export function usePictureUses() {
  const connection = useConnection();
  const [uses, setUses] = useState<PictureUses | null>(null);
  const look = useCallback(async () => {
    const found = await readPictureUses(connection);
    setUses(found);
    return found;
  }, [connection]);
  useEffect(() => {
    look().catch(reasonOf);
  }, [look]);
  return { uses, look };
}
