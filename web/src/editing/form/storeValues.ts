import { editableDraft } from '@lamplight/content/readable';
import { keyedLike } from '@lamplight/content/sameItems';
import { draftsTexts } from '@lamplight/content/texts/staffArea/drafts';
import { plannedTexts } from '@lamplight/content/texts/staffArea/planned';
import * as z from '@lamplight/content/zod';
import { deepEqual } from 'fast-equals';
import type { FieldValues } from 'react-hook-form';
import type { Conflicting } from '../merging/mergeSave.ts';
import type { SavedAs } from '../merging/useConflict.ts';
import type { DraftStorage } from '../publishing/useDrafting.ts';
import type { ContentForm } from './contentForm.ts';
import type { FormStorage } from './FormStorage.ts';

/**
 * The draft of an editor and its actions.
 * @param isOverClosed whether the form changes a draft that has been published or discarded since
 */
export function publishingOf<Content>(
  drafts: DraftStorage<Content> | null,
  isOverClosed: boolean,
  saveAs: (as: SavedAs) => Promise<void>,
  ask: (conflict: Conflicting<Content>, as: SavedAs) => void,
  toForm: (content: Content) => object,
) {
  if (!drafts) return null;
  const { live, conflict, choose, discard, cancelPlan, ...state } = drafts;
  const { isOpen, isElsewhere, isNew, lastSave, version, plan, stopped } = state;
  return {
    isOpen,
    isElsewhere,
    isNew,
    isOverClosed,
    lastSave,
    version,
    plan,
    stopped,
    /** Where its versions are, and what the form holds of one. */
    path: drafts.path,
    since: drafts.since,
    read: (version: unknown): FieldValues => toForm(drafts.contentOf(version)),
    live,
    hasConflict: conflict !== null,
    choose,
    discard,
    cancelPlan,
    planFor: (publishAt: string) => saveAs({ publishAt }),
    saveDraft: () => saveAs('draft'),
    publish: () => saveAs('live'),
    /** Asks how to resolve conflicts with live changes. */
    settle: () => conflict && ask(conflict, 'draft'),
  };
}

/** How the submit button saves a form: what belongs to a draft never goes live by itself. */
export const defaultSave = (
  { drafts }: { drafts: { isOpen: boolean } | null },
  isOverClosed: boolean,
): SavedAs => (drafts?.isOpen || isOverClosed ? 'draft' : 'live');

interface Saving<Content> {
  /** What the form began with. */
  from: Content;
  values: FieldValues;
  as: SavedAs;
  onto: number[] | undefined;
  /** Whether a question about conflicts was just answered. */
  conflictAnswered: boolean;
}

/**
 * Stores the values of a form.
 * @returns the stored content; null if it was stored already
 * @throws ZodError where they are invalid, or a draft would lose some
 */
export async function storeValues<Content extends object>(
  { schema, fromForm, losses }: ContentForm<Content>,
  { drafts, lastSave, save }: FormStorage<Content>,
  { from, values, as, onto, conflictAnswered }: Saving<Content>,
): Promise<Content | null> {
  const content = fromForm(values);
  // A draft needn't be complete or valid until it is published.
  if (as === 'draft' && drafts) {
    const lost = losses?.(values) ?? [];
    if (lost.length > 0) throw new z.ZodError(lost);
    const mine = keyedLike(editableDraft(schema, content), from);
    const isSaved = drafts.isOpen && !conflictAnswered && deepEqual(mine, from);
    return isSaved ? null : drafts.save(from, mine, { onto });
  }
  const mine = keyedLike(schema.parse(content), from);
  if (typeof as === 'object' && drafts) return drafts.save(from, mine, { onto, ...as });
  // Choosing a colleague's saved values counts as an update, though nothing is stored.
  const isUntouched = !drafts?.isOpen && !conflictAnswered && lastSave !== null;
  return isUntouched && deepEqual(mine, from) ? null : save(from, mine, onto);
}

/** The message after a save. */
export function savedText<Content>(as: SavedAs, { drafts, saved }: FormStorage<Content>): string {
  if (as === 'draft') return draftsTexts.saved;
  if (as !== 'live') return plannedTexts.saved;
  return drafts?.isOpen ? draftsTexts.published : saved;
}
