import { contentVersion } from '@lamplight/content/migrations';
import { deepEqual } from 'fast-equals';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { readStored, removeStored, store, storedKeys } from '../../device/localStorage.ts';
import { lock } from '../../device/locks.ts';
import { onChange } from '../hookForm.ts';
import { useStaff } from '../useStaff.ts';
import {
  type Draft,
  draftKeys,
  type LeftDraft,
  offersOf,
  readDraft,
  type Today,
} from './leftDrafts.ts';

/** How long after the last key stroke what was typed is stored. */
const debounceMs = 300;

/**
 * Stores what is typed in an editor on this device, and knows what was left there unsaved: after a
 * reload, a crash, a lost session, on leaving. It is forgotten when the form is saved.
 *
 * Each form stores a draft of its own, under a lock that it holds while it is open. What no open form
 * holds was left, and belongs to the form that finds it until that is closed.
 * @param of what is edited, where the page edits one of several things
 * @param begunWith what the form holds without the changes; null as long as it holds nothing
 * @param today makes what a form of a version of the content held into what this one holds
 */
export function useDraft(
  of: string,
  form: UseFormReturn<FieldValues>,
  begunWith: () => FieldValues | null,
  today: Today,
) {
  const { uid } = useStaff();
  const { pathname } = useLocation();
  const [id] = useState(() => crypto.randomUUID());
  const prefix = `${draftKeys(uid, pathname)}${of}.`;
  const key = prefix + id;
  // Where there is nothing to look at nobody waits, and the form is there at the first rendering.
  const [looking, setLooking] = useState(() => storedKeys(prefix).length > 0);
  const [offered, setOffered] = useState<LeftDraft[]>([]);
  const [isStored, setIsStored] = useState(true);
  /** Nothing is stored before it is known what is already there, and what becomes of it. */
  const undecided = useRef(true);
  const looked = useRef(false);
  /** What is in the form, but stored under these keys too until it is under its own. */
  const restored = useRef<string[]>([]);
  /** What else was left, which contradicts what was restored. */
  const others = useRef<LeftDraft[]>([]);
  const closed = useRef(AbortSignal.abort());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const unsaved = useCallback((): Draft | null => {
    const values = form.getValues();
    const base = begunWith();
    const isChanged = base && !deepEqual(values, base);
    return isChanged ? { at: Date.now(), shape: contentVersion, base, values } : null;
  }, [form, begunWith]);

  const storeNow = useCallback(() => {
    clearTimeout(timer.current);
    if (undecided.current) return;
    const draft = unsaved();
    if (draft && !store(key, draft)) return setIsStored(false);
    setIsStored(true);
    if (!draft) removeStored(key);
    forgetAll(restored.current.splice(0));
  }, [key, unsaved]);

  useLayoutEffect(() => {
    const stop = onChange(form, () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(storeNow, debounceMs);
    });
    window.addEventListener('pagehide', storeNow);
    return () => {
      stop();
      window.removeEventListener('pagehide', storeNow);
      storeNow();
    };
  }, [form, storeNow]);

  // After what is stored on leaving, and before anybody looks: what was read ahead is there at the first rendering.
  // A page that comes back from the back/forward cache is loaded anew.
  useLayoutEffect(() => {
    const open = new AbortController();
    const close = () => open.abort();
    closed.current = open.signal;
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, []);

  const offer = useCallback((drafts: LeftDraft[]) => {
    undecided.current = drafts.length > 0;
    setOffered((before) => (before.length + drafts.length === 0 ? before : drafts));
  }, []);

  /** Looks for what was left, once the form holds what is stored. */
  const look = useCallback(
    async (stored: FieldValues) => {
      if (looked.current) return;
      looked.current = true;
      // Nobody waits for a lock where nothing was left: it is held long before anything is stored.
      lock(key, closed.current);
      const left = await takeLeft(prefix, closed.current, (draft) =>
        readDraft(draft, today, stored),
      );
      const offers = offersOf(left, of, stored);
      const wanted = new Set(offers.flatMap(({ keys }) => keys));
      forgetAll(left.flatMap(({ keys }) => keys).filter((each) => !wanted.has(each)));
      offer(offers);
      setLooking(false);
    },
    [prefix, key, of, offer, today],
  );

  return {
    /** Whether it is still being looked for what was left. */
    looking,
    /** What was left unsaved and waits to be restored or discarded, newest first. */
    offered,
    /** Whether the browser lets drafts be stored. */
    isStored,
    look,
    /** Ends the offer of a draft that is in the form now. The others are offered after a save. */
    restore: (draft: LeftDraft) => {
      restored.current.push(...draft.keys);
      others.current = offered.filter((other) => other !== draft);
      offer([]);
      storeNow();
    },
    /** Ends the offer of a draft that is not wanted. */
    discard: (draft: LeftDraft) => {
      forgetAll(draft.keys);
      offer(offered.filter((other) => other !== draft));
    },
    /** Forgets what has been saved, and offers the others unless something was typed meanwhile. */
    saved: () => {
      storeNow();
      if (others.current.length > 0 && !unsaved()) offer(others.current.splice(0));
    },
  };
}

/** The drafts that no open form holds. They are held until it is aborted. */
async function takeLeft(
  prefix: string,
  until: AbortSignal,
  read: (draft: unknown) => ReturnType<typeof readDraft>,
): Promise<LeftDraft[]> {
  const keys = storedKeys(prefix).filter((key) => !key.includes('.', prefix.length));
  const taken = keys.map(async (key) => {
    const draft = (await lock(key, until)) ? read(readStored(key)) : null;
    return draft ? [{ ...draft, keys: [key] }] : [];
  });
  return (await Promise.all(taken)).flat();
}

const forgetAll = (keys: readonly string[]) => {
  for (const key of keys) removeStored(key);
};
