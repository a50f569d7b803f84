import { zodResolver } from '@hookform/resolvers/zod';
import { editable, emptyValue, readable } from '@lamplight/content/readable';
import { messages } from '@lamplight/content/texts/messages';
import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import { uploadsTexts } from '@lamplight/content/texts/staffArea/uploads';
import type * as z from '@lamplight/content/zod';
import { deepEqual } from 'fast-equals';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, useForm } from 'react-hook-form';
import { toastSuccess, toastUnchanged } from '../../ui/toaster.tsx';
import { useLatest } from '../../ui/useLatest.ts';
import type { LeftDraft } from '../drafts/leftDrafts.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { Conflicting } from '../merging/mergeSave.ts';
import { type Choices, type SavedAs, useConflict } from '../merging/useConflict.ts';
import type { Typed } from '../preview/mounting.ts';
import { useAskAboutPlan } from '../publishing/useAskAboutPlan.ts';
import { reasonOf } from '../saving/failures.ts';
import { useAskBeforeLeaving } from '../saving/unsaved.tsx';
import type { ContentForm } from './contentForm.ts';
import type { FormStorage } from './FormStorage.ts';
import { showHalfFilled } from './halfFilled.ts';
import { errorTexts, showStoreErrors } from './hookForm.ts';
import { reloadReason, useOutdated, useToday } from './outdated.ts';
import { inputHeld, isInputPending, useChanges } from './pendingInput.ts';
import { defaultSave, publishingOf, savedText, storeValues } from './storeValues.ts';
import { useExample } from './useExample.ts';
import { isStoredAs, type Submitted, tidied, useLateSave } from './useLateSave.ts';
import { useRebase } from './useRebase.ts';

/**
 * A form that holds stored content, validates it with its schema, and saves the changes.
 * All input stays in the form, even if saving fails.
 */
export function useContentForm<Content extends object>(
  kind: ContentForm<Content>,
  store: FormStorage<Content>,
) {
  const { schema, formSchema, toForm, fromForm } = kind;
  const { live } = store;
  const latestLive = useLatest(live);
  const base = useRef<Content | null>(null);
  /** Content from before a save that live data doesn't show yet: the form mustn't go back to it. */
  const outrun = useRef<Content | null>(null);
  /** The last save of changes, if it failed: it may be stored all the same. */
  const failed = useRef<Submitted | null>(null);
  const [held, setHeld] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [notSaved, setNotSaved] = useState<{ text: string; as: SavedAs } | null>(null);
  // Fields are named by their paths, so the form itself need not know its type.
  const form = useForm<FieldValues>({
    resolver: zodResolver(formSchema as z.ZodType<FieldValues, FieldValues>),
    defaultValues: toForm(emptyValue(schema)),
  });
  const { rebase, reset, resets } = useRebase(kind, form, base);
  const { isDirty: isChanged, isSubmitting } = form.formState;
  const { unsaved, uploading, isDirty } = useChanges(isChanged);
  const [isWaiting, setWaiting] = useState(false);
  const [savingDraft, setSavingDraft] = useState(false);
  const saving = isSubmitting || savingDraft || isWaiting;
  // The form's own state has its initial values only after the next rendering.
  const begunWith = useCallback(() => base.current && toForm(base.current), [toForm]);
  const { drafts } = store;
  const today = useToday(store, toForm);
  const draft = useDraft(store.draftOf ?? '', form, { begunWith, drafts, isDirty, saving, today });
  const { look, isOverClosed } = draft;
  const asUsual = defaultSave(store, isOverClosed);
  const { outdated, tellSave } = useOutdated(live);
  // After the reload of an outdated page, the stored draft is restored.
  useAskBeforeLeaving(unsaved && !(outdated && draft.isStored) ? 'unsaved' : null);

  /** Goes on from the stored content after a save. */
  const settle = (stored: Content, { values }: Submitted) => {
    const isAllHeld = !isInputPending('text') && !isInputPending('upload');
    const isAllSaved = isAllHeld && deepEqual(form.getValues(), values);
    rebase(stored, values, tidied(formSchema, values) ?? toForm(stored));
    draft.forget();
    setError(null);
    setNotSaved(null);
    tellSave(null);
    if (isAllSaved) store.onSaved?.();
  };
  useLateSave(failed, kind, store, saving, (stored, late) => {
    settle(stored, late);
    toastSuccess(savedText(late.as, store));
  });

  // Content that someone else saved is taken over unless input would be lost. A layout effect renders the change
  // before any key can be pressed: input typed before the fields have registered again would be missed and
  // overwritten.
  useLayoutEffect(() => {
    if (live.state !== 'loaded') return;
    if (!deepEqual(outrun.current, live.value)) outrun.current = null;
    if (isDirty || saving || outrun.current) return;
    // A key may have been pressed since the last rendering, which `isDirty` does not know yet.
    if (base.current && !deepEqual(form.getValues(), toForm(base.current))) return;
    if (!deepEqual(base.current, live.value)) {
      rebase(live.value);
      failed.current = null;
    }
    setHeld(true);
    look(toForm(live.value));
  }, [live, form, isDirty, saving, rebase, look, toForm]);

  const restoreDraft = (left: LeftDraft) =>
    draft.restore(left, () => {
      failed.current = null;
      const empty = toForm(emptyValue(schema));
      const before = { ...empty, ...left.base };
      base.current = editable(schema, fromForm(before));
      reset(before);
      reset({ ...empty, ...left.values }, { keepDefaultValues: true });
    });

  /** @returns a function that undoes it */
  const discardDraft = (left: LeftDraft) => {
    if (left !== draft.inForm) {
      draft.discard(left);
      return () => draft.offerAgain(left);
    }
    const before: FieldValues = begunWith() ?? left.base;
    const typed = { ...left, base: before, values: form.getValues(), keys: [] };
    const stored = live.state === 'loaded' ? live.value : base.current;
    if (stored) rebase(stored);
    failed.current = null;
    draft.forget();
    return () => restoreDraft(typed);
  };

  const merging = useConflict<Content>(base, form, toForm, formSchema);
  const askAboutPlan = useAskAboutPlan();
  const ask = (conflicting: Conflicting<Content>, as: SavedAs) => {
    setNotSaved({ text: messages.changedMeanwhile, as });
    merging.ask(conflicting, as);
  };

  /** Applies the choices, and saves. */
  const resolveConflict = async (choices: Choices) => {
    const { theirs, merged, over, as = 'live' } = merging.choose(choices) ?? {};
    if (!theirs || !merged || !base.current) return;
    const chosen = store.kept?.(merged, { base: base.current, theirs }) ?? merged;
    // A draft keeps its base: the live changes are applied on top.
    if (!over) base.current = theirs;
    reset(toForm(base.current));
    reset(chosen, { keepDefaultValues: true });
    // A conflict of a draft with live changes may be resolved before anything is saved.
    await submit(over ? await askAboutPlan(as, drafts?.plan) : as, over?.versions);
  };

  const submit = async (as: SavedAs, onto?: number[]) => {
    if (as !== 'draft') return form.handleSubmit((values) => save(values, as, onto), refuse)();
    setSavingDraft(true);
    await save(form.getValues(), as, onto);
    setSavingDraft(false);
  };

  const save = async (values: FieldValues, as: SavedAs, onto?: number[]) => {
    if (base.current === null) return;
    const submitted = structuredClone(form.getValues());
    failed.current = null;
    try {
      const stored = await storeValues(kind, store, {
        from: base.current,
        values,
        as,
        onto,
        conflictAnswered: merging.open !== null,
      });
      const { current: seen } = latestLive;
      await inputHeld('text');
      const isLate = stored && seen.state === 'loaded' && !deepEqual(seen.value, stored);
      if (isLate) outrun.current = seen.value;
      settle(stored ?? base.current, { values: submitted, as });
      if (stored) toastSuccess(savedText(as, store));
      else toastUnchanged();
    } catch (failure) {
      if (failure instanceof Conflicting) return ask(failure, as);
      const isChange = !isStoredAs(formSchema, submitted, toForm(base.current));
      if (isChange) failed.current = { values: submitted, as };
      showStoreErrors(form, failure);
      const text = store.saveFailed(reasonOf(failure));
      setError(text);
      setNotSaved({ text, as });
      tellSave(failure);
    }
  };

  const refuse = (errors: FieldErrors) => setError(errorTexts(errors).join('\n'));
  /** Puts values into the form as changes that are not saved yet. */
  const propose = (values: FieldValues) => reset(values, { keepDefaultValues: true });

  const { example, fillWith } = useExample(form, kind, propose);

  /** Whether a save is under way: Ctrl+S reaches forms whose button is disabled. */
  const busy = useRef(false);

  const saveAs = async (as: SavedAs) => {
    if (base.current === null) return setError(messages.contentIdMissing);
    if (busy.current) return;
    busy.current = true;
    try {
      // Text is held in a moment; another rendering of a long form would take longer.
      setWaiting(isInputPending('upload'));
      const isAllHeld = await inputHeld('text', 'upload');
      setWaiting(false);
      if (!isAllHeld)
        return setError(
          isInputPending('text') ? editingTexts.textNotTaken : uploadsTexts.notSavedWithout,
        );
      const halfFilled = showHalfFilled(form);
      if (halfFilled.length > 0) return setError(halfFilled.join('\n'));
      await submit(isDirty ? await askAboutPlan(as, drafts?.plan) : as);
    } finally {
      busy.current = false;
    }
  };

  const needsReload = reloadReason(outdated, live.state === 'failed' && base.current === null);
  // The content may still arrive after the message that it failed.
  const [reloadDismissed, setReloadDismissed] = useState(false);

  return {
    form,
    /** How often the form was given other values: its fields then have to register anew. */
    resets,
    /** Schema of what the form holds. */
    formSchema,
    /** Input is locked until the form holds the stored content, which would overwrite it. */
    loading: !held || draft.looking,
    /** Further actions in the error dialog. */
    errorAction: needsReload?.action,
    saving,
    changed: isDirty,
    /** Whether the form holds changes that are not saved, and whether an upload may change it. */
    unsaved,
    uploading,
    /** Why the last attempt to save failed, as long as there is something to save. */
    notSaved: isDirty && notSaved ? notSaved.text : null,
    /** Repeats that attempt: a draft isn't published by it. */
    retry: () => saveAs(notSaved?.as ?? asUsual),
    lastSave: store.lastSave,
    /** Where earlier versions are, once that is known; null where the items of a list are edited. */
    paths: store.paths ?? null,
    /** Stored content of any version as the form holds it. */
    read: (content: unknown): FieldValues => toForm(editable(schema, content)),
    /** The content for the preview, as if the form were saved now; null if there is none. */
    typed: (): Typed | null =>
      (base.current && store.placed?.(readable(schema, fromForm(form.getValues())))) ?? null,
    propose,
    /** The values of the example, if the form was filled with it. */
    example,
    /** Puts the example into the form, as changes that are not saved yet; null once anything is stored. */
    fillWithExample: store.example ? fillWith.bind(null, store.example) : null,
    /** The draft that was left here and is in the form. */
    draft: isDirty ? draft.inForm : null,
    /** The other left drafts, which contradict the form, newest first. */
    otherDrafts: draft.offered,
    /** Puts the newest draft into the form before it is seen for the first time. */
    beginWithDraft: () => {
      const newest = draft.toBeginWith();
      if (newest) restoreDraft(newest);
    },
    restoreDraft,
    discardDraft,
    /** Puts the stored content into the form again. */
    discardChanges: () => {
      if (!base.current) return;
      rebase(base.current);
      failed.current = null;
      draft.forget();
    },
    /** Whether what is typed is stored on this device. */
    draftStored: draft.isStored,
    /** Someone else has in the meantime saved something else in a field that is changed here. */
    overtaken: isDirty && live.state === 'loaded' && merging.overtakenBy(live.value),
    error: needsReload && !reloadDismissed ? needsReload.text : error,
    dismissError: () => {
      setError(null);
      setReloadDismissed(needsReload !== null);
    },
    /** The conflicts with the changes of someone else, while the user is asked about them. */
    conflict: merging.open,
    resolveConflict,
    postponeConflict: merging.postpone,
    save: () => saveAs(asUsual),
    /** The draft that staff share, with its actions; null if there are no drafts. */
    publishing: publishingOf(drafts, isOverClosed, saveAs, ask, toForm),
    /**
     * Takes over a stored change of the content that the form began with; changes in the form stay.
     * @param isAhead whether the live content doesn't show it yet
     */
    takeOver: (change: (begun: Content) => Content, isAhead = false) => {
      if (base.current) rebase(change(base.current), toForm(base.current));
      const { current: seen } = latestLive;
      if (isAhead && seen.state === 'loaded') outrun.current = seen.value;
    },
  };
}

export type Editor = Omit<ReturnType<typeof useContentForm>, 'takeOver'>;
