import { contentVersion } from '@lamplight/content/migrations';
import { deepEqual } from 'fast-equals';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readStored, removeStored, store, storedKeys } from '../../device/localStorage.ts';
import { lock } from '../../device/locks.ts';
import { useLatest } from '../../ui/useLatest.ts';
import { onChange } from '../form/hookForm.ts';
import { useEditorAddress } from '../page/PageTabs.tsx';
import { useStaff } from '../page/useStaff.ts';
import type { DraftStorage } from '../publishing/useDrafting.ts';
import {
  type Draft,
  draftKeys,
  type LeftDraft,
  offersOf,
  readDraft,
  type Today,
} from './leftDrafts.ts';

/** How long after the last key stroke the input is stored. */
const debounceMs = 300;

interface DraftedForm {
  /** The values of the form without the changes; null until it has any. */
  begunWith: () => FieldValues | null;
  /** The draft that staff share, if the form may edit one. */
  drafts: Pick<DraftStorage<unknown>, 'isOpen' | 'choose'> | null;
  /** Whether it holds changes that aren't saved. */
  isDirty: boolean;
  /** Whether they are being saved, which may close the draft. */
  saving: boolean;
  /** Migrates the values of a form from a content version to the current one. */
  today: Today;
}

/**
 * Stores the input of an editor on this device, and finds unsaved input that was left there: after a
 * reload, a crash, a lost session, on leaving. It is deleted when the form is saved.
 *
 * Each form stores a draft of its own, under a lock that it holds while it is open. A draft without a lock
 * was left, and belongs to the form that finds it until that form is closed.
 * @param of the id of the edited thing, if the page edits one of several
 */
export function useDraft(
  of: string,
  form: UseFormReturn<FieldValues>,
  { begunWith, drafts, isDirty, saving, today }: DraftedForm,
) {
  const { uid } = useStaff();
  const address = useEditorAddress();
  const [id] = useState(() => crypto.randomUUID());
  const prefix = `${draftKeys(uid, address)}${of}.`;
  const key = prefix + id;
  // Without drafts there is nothing to wait for: the form is there at the first rendering.
  const [looking, setLooking] = useState(() => storedKeys(prefix).length > 0);
  const [offered, setOffered] = useState<LeftDraft[]>([]);
  const [inForm, setInForm] = useState<LeftDraft | null>(null);
  const [isStored, setIsStored] = useState(true);
  const isOpen = drafts?.isOpen ?? false;
  const [wasOverDraft, setOverDraft] = useState(false);
  const isOverDraft =
    drafts !== null && isDirty && (isOpen || wasOverDraft || inForm?.ofDraft === true);
  if (isOverDraft !== wasOverDraft) setOverDraft(isOverDraft);
  const ofDraft = useLatest(isOpen || isOverDraft);
  /** Nothing is stored until the existing drafts have been found and dealt with. */
  const undecided = useRef(true);
  const looked = useRef(false);
  /** The keys of the draft in the form, until it is stored under its own. */
  const restored = useRef<string[]>([]);
  const closed = useRef(AbortSignal.abort());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const unsaved = useCallback((): Draft | null => {
    const values = form.getValues();
    const base = begunWith();
    const isChanged = base && !deepEqual(values, base);
    return isChanged
      ? { at: Date.now(), shape: contentVersion, ofDraft: ofDraft.current, base, values }
      : null;
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

  // After the last draft is stored on leaving, and before the next form looks: prefetched content is there at once.
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

  /** Stores a draft that is not in the form. */
  const keep = ({ at, ofDraft, base, values }: Omit<LeftDraft, 'keys'>): LeftDraft => {
    const kept = prefix + crypto.randomUUID();
    lock(kept, closed.current);
    if (!store(kept, { at, shape: contentVersion, ofDraft, base, values } satisfies Draft))
      setIsStored(false);
    return { at, ofDraft, base, values, keys: [kept] };
  };

  /** Looks for left drafts, once the form holds the stored content. */
  const look = useCallback(
    async (stored: FieldValues) => {
      if (looked.current) return;
      looked.current = true;
      // This isn't awaited: the lock is held long before anything is stored.
      lock(key, closed.current);
      const left = await takeLeft(prefix, closed.current, (draft) =>
        readDraft(draft, today, stored),
      );
      const offers = offersOf(left, of, stored);
      const wanted = new Set(offers.flatMap(({ keys }) => keys));
      forgetAll(left.flatMap(({ keys }) => keys).filter((each) => !wanted.has(each)));
      undecided.current = offers.length > 0;
      if (offers.length > 0) setOffered(offers);
      setLooking(false);
    },
    [prefix, key, of, today],
  );

  return {
    /** Whether left drafts are still being looked for. */
    looking,
    /** Unsaved input, newest first, without the one in the form. */
    offered,
    /** Unsaved input that is in the form, until it is saved or discarded. */
    inForm,
    /** Whether the changes were made to a draft that someone has published or discarded since. */
    isOverClosed: isOverDraft && !isOpen && !saving,
    /** Whether the browser lets drafts be stored. */
    isStored,
    look,
    /**
     * Puts a draft into the form. The previous input is kept, and offered in its place.
     * @param fill puts it there
     */
    restore: (draft: LeftDraft, fill: () => void) => {
      const typed = undecided.current ? null : unsaved();
      const aside = typed ? [keep(typed)] : [];
      undecided.current = false;
      restored.current.push(...draft.keys);
      setInForm(draft);
      if (draft.ofDraft !== undefined) {
        ofDraft.current = draft.ofDraft;
        drafts?.choose(draft.ofDraft);
      }
      setOffered((before) => [...aside, ...before.filter((other) => other !== draft)]);
      fill();
      storeNow();
    },
    /** The draft to begin with, once; null if there is none, or that was decided already. */
    toBeginWith: () => (undecided.current ? (offered[0] ?? null) : null),
    /** Forgets a draft that is offered. */
    discard: (draft: LeftDraft) => {
      forgetAll(draft.keys);
      setOffered((before) => before.filter((other) => other !== draft));
    },
    /** Offers discarded input again. */
    offerAgain: (draft: LeftDraft) => {
      const kept = keep(draft);
      setOffered((before) => [kept, ...before]);
    },
    /** Forgets the input, once the form holds the stored content. */
    forget: () => {
      storeNow();
      setInForm(null);
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
