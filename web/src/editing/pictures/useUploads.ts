import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lazyModule } from '../../device/lazyModule.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { throwUnreachable, Unreachable } from '../../firebase/errors.ts';
import type { ListedPicture } from '../../firebase/library.ts';
import { tellSuccess } from '../../ui/toaster.tsx';
import { useStaff } from '../page/useStaff.ts';
import { reasonOf } from '../saving/failures.ts';
import { useAskBeforeLeaving } from '../saving/unsaved.tsx';
import { NotUsable } from './notUsable.ts';

/** How far a file is that becomes a picture. */
export type UploadStep =
  | { kind: 'waiting' }
  | { kind: 'preparing' }
  | { kind: 'storing'; stored: number; of: number }
  /** `again` where trying again may help. */
  | { kind: 'failed'; why: string; again: boolean }
  /** The library had the same picture before. */
  | { kind: 'known'; picture: ListedPicture };

/** Whether nothing of an upload is under way any more. */
export const isOver = ({ step }: Upload) => step.kind === 'failed' || step.kind === 'known';

const loadUploading = lazyModule(() => import('./storeUpload.ts'));

/** What becomes a picture: a file, or the address of a picture of another site. */
export type Source = File | string;

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

/**
 * Makes files pictures of the library, one after the other: several at once would take the memory of a
 * phone. Until all are stored, leaving the page asks. One that failed, or was there before, stays until it is tried
 * again or taken away.
 * @param onStored is told of each picture that is stored or was there before; without it that is told in the list
 * @param as what they are made into
 */
export function useUploads(
  onStored?: (picture: ListedPicture) => void,
  as: 'picture' | 'icon' = 'picture',
) {
  const connection = useConnection();
  const { uid } = useStaff();
  const [uploads, setUploads] = useState<Upload[]>([]);
  /** How many files were started since nothing was under way. */
  const [begun, setBegun] = useState(0);
  const attempts = useRef(new Map<number, AbortController>());
  const turn = useRef(Promise.resolve());
  const count = useRef(0);
  const underWay = uploads.filter((upload) => !isOver(upload)).length;
  const busy = underWay > 0;
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
      tell({ kind: 'preparing' });
      const { storeUpload } = await loadUploading().catch(throwUnreachable);
      const { picture, wasThere } = await storeUpload(connection, {
        source,
        name: nameOf(source),
        as,
        by: uid,
        signal,
        tellStored: (stored, of) => tell({ kind: 'storing', stored, of }),
      });
      signal.throwIfAborted();
      if (wasThere && !onStored) return tell({ kind: 'known', picture });
      remove(id);
      onStored?.(picture);
      if (wasThere && as === 'picture')
        tellSuccess(picturesTexts.chosenInstead(picturesTexts.alreadyThere(picture.name)));
    } catch (error) {
      if (!signal.aborted) fail(id, error);
    }
  };

  const fail = (id: number, error: unknown) => {
    // What of it is still under way has nothing to tell any more.
    attempts.current.get(id)?.abort();
    const step: UploadStep =
      error instanceof NotUsable
        ? { kind: 'failed', why: error.message, again: false }
        : { kind: 'failed', why: reasonOf(error) ?? picturesTexts.notStored, again: true };
    // Without a connection those that wait need not try one by one.
    const othersToo = error instanceof Unreachable;
    if (othersToo) for (const each of attempts.current.values()) each.abort();
    const isMeant = (each: Upload) => each.id === id || (othersToo && each.step.kind === 'waiting');
    setUploads((all) => all.map((each) => (isMeant(each) ? { ...each, step } : each)));
  };

  return {
    uploads,
    /** How many of the files that were started together are done. */
    batch: { done: Math.max(begun - underWay, 0), of: begun },
    start: (sources: readonly Source[]) => {
      setBegun((before) => (busy ? before : 0) + sources.length);
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
