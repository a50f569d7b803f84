import { newLibraryPicture } from '@lamplight/content/libraryPicture';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConnection } from '../../firebase/connection.ts';
import { Unreachable } from '../../firebase/errors.ts';
import { addToLibrary, type ListedPicture } from '../../firebase/library.ts';
import { storePicture } from '../../firebase/pictures.ts';
import { reasonOf } from '../failures.ts';
import { useAskBeforeLeaving } from '../unsaved.tsx';
import { useStaff } from '../useStaff.ts';
import { NotUsable, preparePicture, preparePictureAt } from './preparePicture.ts';

/** How far a file is that becomes a picture. */
export type UploadStep =
  | { kind: 'waiting' }
  | { kind: 'preparing' }
  | { kind: 'storing'; stored: number; of: number }
  /** `again` where trying again may help. */
  | { kind: 'failed'; why: string; again: boolean };

/** What becomes a picture: a file, or the address of a picture of another site. */
type Source = File | string;

export interface Upload {
  id: number;
  /** What it is called. */
  name: string;
  source: Source;
  step: UploadStep;
}

const nameOf = (source: Source): string =>
  typeof source === 'string'
    ? (new URL(source, window.location.origin).pathname.split('/').at(-1) ?? '')
    : source.name;

const notStored = 'It could not be stored. Is there a connection?';

/**
 * Makes files pictures of the library, one after the other: several at once would take the memory of a
 * phone. Until all are stored, leaving the page asks. One that failed stays until it is tried again or
 * taken away.
 * @param onStored is told of each picture that is stored
 * @param as what they are made into
 */
export function useUploads(
  onStored?: (picture: ListedPicture) => void,
  as: 'picture' | 'icon' = 'picture',
) {
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

  const attempt = (id: number, source: Source) => {
    const controller = new AbortController();
    attempts.current.set(id, controller);
    turn.current = turn.current.then(() => run(id, source, controller.signal));
  };

  const run = async (id: number, source: Source, signal: AbortSignal) => {
    const tell = (step: UploadStep) => {
      if (signal.aborted) return;
      setUploads((all) => all.map((each) => (each.id === id ? { ...each, step } : each)));
    };
    if (signal.aborted) return;
    try {
      const picture = await stored(source, signal, tell);
      signal.throwIfAborted();
      remove(id);
      onStored?.(picture);
    } catch (error) {
      if (!signal.aborted) fail(id, error);
    }
  };

  const stored = async (source: Source, signal: AbortSignal, tell: (step: UploadStep) => void) => {
    tell({ kind: 'preparing' });
    const picture = await (typeof source === 'string'
      ? preparePictureAt(source, as)
      : preparePicture(source, as));
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
    const name = as === 'icon' ? 'Logo' : nameOf(source);
    const known = newLibraryPicture({ address, width, height }, name);
    return addToLibrary(connection, hash, known, uid);
  };

  const fail = (id: number, error: unknown) => {
    // What of it is still under way has nothing to tell any more.
    attempts.current.get(id)?.abort();
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
    start: (sources: Iterable<Source>) => {
      for (const source of sources) {
        const id = ++count.current;
        setUploads((all) => [
          ...all,
          { id, name: nameOf(source), source, step: { kind: 'waiting' } },
        ]);
        attempt(id, source);
      }
    },
    retry: ({ id, source }: Upload) => {
      setUploads((all) =>
        all.map((each) => (each.id === id ? { ...each, step: { kind: 'waiting' } } : each)),
      );
      attempt(id, source);
    },
    /** Ends an upload that is under way, or takes away one that failed. */
    remove,
  };
}
