import { uploadsTexts } from '@lamplight/content/texts/staffArea/uploads';
import { useCallback, useEffect, useRef, useState } from 'react';
import { noteActivity } from '../../device/idleTimeout.ts';
import { Unreachable } from '../../firebase/errors.ts';
import { useLatest } from '../../ui/useLatest.ts';
import { addPendingInput } from '../form/pendingInput.ts';
import { reasonOf } from '../saving/failures.ts';
import { useAskBeforeLeaving } from '../saving/unsaved.tsx';
import { NotUsable } from './notUsable.ts';

/** How far an upload is. */
export type UploadStep =
  | { kind: 'waiting' }
  | { kind: 'preparing' }
  | { kind: 'storing'; stored: number; of: number }
  /** `again` where trying again may help. */
  | { kind: 'failed'; why: string; again: boolean }
  /** The library had the same before, under this id and name. */
  | { kind: 'known'; id: string; name: string };

export interface Upload<Source> {
  id: number;
  /** Its name. */
  name: string;
  source: Source;
  step: UploadStep;
}

/** Whether an upload has ended. */
export const isOver = ({ step }: Upload<unknown>) =>
  step.kind === 'failed' || step.kind === 'known';

/** The options of an upload. */
export interface Uploading {
  signal: AbortSignal;
  /** Called with how much of it is stored. */
  tellStored: (stored: number, of: number) => void;
}

interface UploadsProps<Source, Stored> {
  nameOf: (source: Source) => string;
  /** Stores one. @throws NotUsable, NotAllowed, Unreachable; the reason of the signal */
  store: (source: Source, uploading: Uploading) => Promise<Stored>;
  /** Called with each that is stored. @returns the entry to show if the library had it before */
  onStored: (stored: Stored) => { id: string; name: string } | undefined;
}

/**
 * Uploads files, one after the other: several at once would need too much memory on phones. Until all are stored,
 * leaving the page asks. One that failed, or was there before, stays until it is retried or removed.
 */
export function useUploads<Source, Stored>(props: UploadsProps<Source, Stored>) {
  const { nameOf, store } = props;
  // The field that an upload is for may have another place in its list by then.
  const onStored = useLatest(props.onStored);
  const [uploads, setUploads] = useState<Upload<Source>[]>([]);
  /** How many files were stored since nothing was under way. */
  const [done, setDone] = useState(0);
  const attempts = useRef(new Map<number, AbortController>());
  const turn = useRef(Promise.resolve());
  const count = useRef(0);
  const inFlight = uploads.filter((upload) => !isOver(upload));
  const busy = inFlight.length > 0;
  useAskBeforeLeaving(busy ? 'inFlight' : null);
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
      // A long batch goes on while nobody touches anything.
      noteActivity();
      setUploads((all) => all.map((each) => (each.id === id ? { ...each, step } : each)));
    };
    if (signal.aborted) return;
    try {
      tell({ kind: 'preparing' });
      const stored = await store(source, {
        signal,
        tellStored: (stored, of) => tell({ kind: 'storing', stored, of }),
      });
      signal.throwIfAborted();
      const known = onStored.current(stored);
      if (known) tell({ kind: 'known', ...known });
      else remove(id);
      setDone((before) => before + 1);
    } catch (error) {
      if (!signal.aborted) fail(id, error);
    }
  };

  const fail = (id: number, error: unknown) => {
    // Pending parts of it are aborted.
    attempts.current.get(id)?.abort();
    const step: UploadStep =
      error instanceof NotUsable
        ? { kind: 'failed', why: error.message, again: false }
        : { kind: 'failed', why: reasonOf(error) ?? uploadsTexts.notStored, again: true };
    // Without a connection, waiting uploads fail at once instead of one by one.
    const othersToo = error instanceof Unreachable;
    if (othersToo) for (const each of attempts.current.values()) each.abort();
    const isTarget = (each: Upload<Source>) =>
      each.id === id || (othersToo && each.step.kind === 'waiting');
    setUploads((all) => all.map((each) => (isTarget(each) ? { ...each, step } : each)));
  };

  return {
    uploads,
    /** Those that have not ended. */
    inFlight,
    /** How many of the files that were started together are stored, without those that failed or were cancelled. */
    batch: { done, of: done + inFlight.length },
    start: (sources: readonly Source[]) => {
      if (!busy) setDone(0);
      for (const source of sources) {
        const id = ++count.current;
        setUploads((all) => [
          ...all,
          { id, name: nameOf(source), source, step: { kind: 'waiting' } },
        ]);
        attempt(id, source);
      }
    },
    retry: ({ id, source }: Upload<Source>) => {
      if (!busy) setDone(0);
      setUploads((all) =>
        all.map((each) => (each.id === id ? { ...each, step: { kind: 'waiting' } } : each)),
      );
      attempt(id, source);
    },
    /** Cancels a pending upload, or removes one that failed. */
    remove,
    /** The same for all of them, such as when something else is chosen. */
    removeAll: () => {
      for (const { id } of uploads) remove(id);
    },
  };
}

/** Has forms wait for the uploads of a field before they are saved, and ask before they are closed. */
export function useUploadsAsInput({
  uploads,
  inFlight,
}: Pick<Uploads<unknown>, 'uploads' | 'inFlight'>) {
  const isPending = inFlight.length > 0;
  const failed = uploads.filter(({ step }) => step.kind === 'failed').length;
  const latest = useLatest({ isPending, failed });
  useEffect(() => {
    if (!isPending) return;
    const before = latest.current.failed;
    const { end } = addPendingInput('upload');
    // They are also lost if the field goes while they are pending.
    return () => end(!latest.current.isPending && latest.current.failed <= before);
  }, [isPending]);
}

/** Uploads, and their actions. */
export type Uploads<Source> = Pick<
  ReturnType<typeof useUploads<Source, unknown>>,
  'uploads' | 'inFlight' | 'batch' | 'start' | 'retry' | 'remove'
>;

/** The ids of uploads that the library had before. */
export const knownAmong = (uploads: readonly Upload<unknown>[]): string[] =>
  uploads.flatMap(({ step }) => (step.kind === 'known' ? [step.id] : []));
