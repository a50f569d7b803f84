import { newLibraryPicture } from '@lamplight/content/libraryPicture';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConnection } from '../../firebase/connection.ts';
import { Unreachable } from '../../firebase/errors.ts';
import { addToLibrary, type ListedPicture } from '../../firebase/library.ts';
import { storePicture } from '../../firebase/pictures.ts';
import { reasonOf } from '../failures.ts';
import { useAskBeforeLeaving } from '../unsaved.tsx';
import { useStaff } from '../useStaff.ts';
import { NotUsable, preparePicture } from './preparePicture.ts';

/** How far a file is that becomes a picture. */
export type UploadStep =
  | { kind: 'waiting' }
  | { kind: 'preparing' }
  | { kind: 'storing'; stored: number; of: number }
  /** `again` where trying again may help. */
  | { kind: 'failed'; why: string; again: boolean };

export interface Upload {
  id: number;
  file: File;
  step: UploadStep;
}

const notStored = 'It could not be stored. Is there a connection?';

/**
 * Makes files pictures of the library, one after the other: several at once would take the memory of a
 * phone. Until all are stored, leaving the page asks. One that failed stays until it is tried again or
 * taken away.
 * @param onStored is told of each picture that is stored
 */
export function useUploads(onStored?: (picture: ListedPicture) => void) {
  const connection = useConnection();
  const { uid } = useStaff();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const attempts = useRef(new Map<number, AbortController>());
  const turn = useRef(Promise.resolve());
  const count = useRef(0);
  const busy = uploads.some(({ step }) => step.kind !== 'failed');
  useAskBeforeLeaving(busy ? 'underWay' : null);
  useEffect(() => {
    const { current } = attempts;
    return () => {
      for (const attempt of current.values()) attempt.abort();
    };
  }, []);

  const remove = useCallback((id: number) => {
    attempts.current.get(id)?.abort();
    attempts.current.delete(id);
    setUploads((all) => all.filter((each) => each.id !== id));
  }, []);

  const attempt = (id: number, file: File) => {
    const controller = new AbortController();
    attempts.current.set(id, controller);
    turn.current = turn.current.then(() => run(id, file, controller.signal));
  };

  const run = async (id: number, file: File, signal: AbortSignal) => {
    const tell = (step: UploadStep) => {
      if (signal.aborted) return;
      setUploads((all) => all.map((each) => (each.id === id ? { ...each, step } : each)));
    };
    if (signal.aborted) return;
    try {
      const picture = await stored(file, signal, tell);
      signal.throwIfAborted();
      remove(id);
      onStored?.(picture);
    } catch (error) {
      if (!signal.aborted) fail(id, error);
    }
  };

  const stored = async (file: File, signal: AbortSignal, tell: (step: UploadStep) => void) => {
    tell({ kind: 'preparing' });
    const picture = await preparePicture(file);
    const of = picture.others.length + 1;
    let done = 0;
    const tellStored = () => tell({ kind: 'storing', stored: done, of });
    tellStored();
    const onSize = () => {
      done += 1;
      tellStored();
    };
    const { hash, address } = await storePicture(connection, picture, { signal, onStored: onSize });
    signal.throwIfAborted();
    const { width, height } = picture.widest;
    const known = newLibraryPicture({ address, width, height }, file.name);
    return addToLibrary(connection, hash, known, uid);
  };

  const fail = (id: number, error: unknown) => {
    const step: UploadStep =
      error instanceof NotUsable
        ? { kind: 'failed', why: error.message, again: false }
        : { kind: 'failed', why: reasonOf(error) ?? notStored, again: true };
    // Without a connection those that wait need not try one by one.
    const othersToo = error instanceof Unreachable;
    if (othersToo) for (const each of attempts.current.values()) each.abort();
    const isMeant = (each: Upload) => each.id === id || (othersToo && each.step.kind === 'waiting');
    setUploads((all) => all.map((each) => (isMeant(each) ? { ...each, step } : each)));
  };

  return {
    uploads,
    start: (files: Iterable<File>) => {
      for (const file of files) {
        const id = ++count.current;
        setUploads((all) => [...all, { id, file, step: { kind: 'waiting' } }]);
        attempt(id, file);
      }
    },
    retry: ({ id, file }: Upload) => {
      setUploads((all) =>
        all.map((each) => (each.id === id ? { ...each, step: { kind: 'waiting' } } : each)),
      );
      attempt(id, file);
    },
    /** Ends an upload that is under way, or takes away one that failed. */
    remove,
  };
}
