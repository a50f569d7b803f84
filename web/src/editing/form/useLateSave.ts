import type * as z from '@lamplight/content/zod';
import { deepEqual } from 'fast-equals';
import { type RefObject, useLayoutEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLatest } from '../../ui/useLatest.ts';
import type { SavedAs } from '../merging/useConflict.ts';
import type { DraftStorage } from '../publishing/useDrafting.ts';
import type { ContentForm } from './contentForm.ts';
import type { FormStorage } from './FormStorage.ts';

/** What a form held when it was saved. */
export interface Submitted {
  values: FieldValues;
  as: SavedAs;
}

/**
 * A save whose response was lost counts as failed until the stored content shows that it wasn't.
 * @param failed the last save of changes, if it failed
 * @param settle called with the stored content when it shows the save
 */
export function useLateSave<Content extends object>(
  failed: RefObject<Submitted | null>,
  { formSchema, toForm }: ContentForm<Content>,
  { live, drafts }: Pick<FormStorage<Content>, 'live' | 'drafts'>,
  saving: boolean,
  settle: (stored: Content, late: Submitted) => void,
): void {
  const latest = useLatest({ settle, drafts });
  useLayoutEffect(() => {
    const late = failed.current;
    if (!late || saving || live.state !== 'loaded') return;
    if (!isSavedAs(late.as, latest.current.drafts)) return;
    if (!isStoredAs(formSchema, late.values, toForm(live.value))) return;
    failed.current = null;
    latest.current.settle(live.value, late);
  }, [failed, live, saving, formSchema, toForm]);
}

/** Whether content is where a save was to store it: for visitors, in the draft, or planned for that moment. */
export function isSavedAs(
  as: SavedAs,
  drafts: Pick<DraftStorage<unknown>, 'isOpen' | 'plan'> | null,
): boolean {
  if (as === 'live') return !drafts?.isOpen;
  return as === 'draft' ? drafts?.isOpen === true : drafts?.plan?.at === as.publishAt;
}

/** What a form holds as its schema stores it, without spaces at ends; undefined if it's invalid, as a draft may be. */
export const tidied = (schema: z.ZodType, values: FieldValues) =>
  schema.safeParse(values).data as FieldValues | undefined;

/** Whether stored content is what a form held. */
export const isStoredAs = (schema: z.ZodType, sent: FieldValues, stored: object) =>
  deepEqual(sent, stored) || deepEqual(tidied(schema, sent), stored);
