import { z } from '@lamplight/content/zod';
import { deepEqual } from 'fast-equals';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { forget, keep, readKept } from '../../device/kept.ts';
import { useStaff } from '../useStaff.ts';

/** Milliseconds after a key stroke until what was typed is kept. */
const pause = 300;

const draftSchema = z.object({
  /** When it was typed, in milliseconds since 1970. */
  at: z.number(),
  /** The form as it was before, and as it was left. */
  base: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
});

export type Draft = z.infer<typeof draftSchema>;

/**
 * Keeps what is typed in an editor on this device, and knows what was left there unsaved: after a
 * reload, a crash, a lost session, on leaving. It is forgotten when the form is saved.
 * @param of what is edited, where the page edits one of several things
 */
export function useDraft(of: string, form: UseFormReturn<FieldValues>) {
  const { uid } = useStaff();
  const { pathname } = useLocation();
  const key = `lamplight.edited.${uid}.${pathname.toLowerCase()}.${of}`;
  const [offered, setOffered] = useState<Draft | null>(null);
  const [kept, setKept] = useState(true);
  /** Nothing is kept before it is known what is already there, and what becomes of it. */
  const undecided = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keepNow = useCallback(() => {
    clearTimeout(timer.current);
    if (undecided.current) return;
    const values = form.getValues();
    const base = form.formState.defaultValues ?? {};
    if (deepEqual(values, base)) forget(key);
    else setKept(keep(key, { at: Date.now(), base, values } satisfies Draft));
  }, [form, key]);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(keepNow, pause);
      },
    });
    window.addEventListener('pagehide', keepNow);
    return () => {
      stop();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [form, keepNow]);

  /** Looks for what was left, once the form holds what is stored. */
  const look = useCallback(
    (stored: FieldValues) => {
      if (!undecided.current) return;
      const { data } = draftSchema.safeParse(readKept(key));
      if (data && !deepEqual(data.values, stored)) setOffered(data);
      else undecided.current = false;
    },
    [key],
  );

  /** Ends the offer: what was left is in the form now, or is not wanted. */
  const decide = useCallback(() => {
    undecided.current = false;
    setOffered(null);
    keepNow();
  }, [keepNow]);

  return {
    /** What was left unsaved and waits to be restored or discarded. */
    offered,
    /** Whether the browser lets anything be kept. */
    kept,
    look,
    decide,
    keepNow,
  };
}
