import { editableDraft } from '@lamplight/content/readable';
import { keyedLike } from '@lamplight/content/sameItems';
import { draftsTexts } from '@lamplight/content/texts/staffArea/drafts';
import { plannedTexts } from '@lamplight/content/texts/staffArea/planned';
import { deepEqual } from 'fast-equals';
import type { FieldValues } from 'react-hook-form';
import type { Conflicting } from '../merging/mergeSave.ts';
import type { SavedAs } from '../merging/useConflict.ts';
import type { DraftStorage } from '../publishing/useDrafting.ts';
import type { ContentForm } from './contentForm.ts';
import type { FormStorage } from './FormStorage.ts';

/** What can be done with the draft of an editor. */
export function publishingOf<Content>(
  drafts: DraftStorage<Content> | null,
  saveAs: (as: SavedAs) => Promise<void>,
  ask: (clash: Conflicting<Content>, as: SavedAs) => void,
  toForm: (content: Content) => object,
) {
  if (!drafts) return null;
  const { live, clash, choose, discard, cancelPlan, ...state } = drafts;
  const { isOpen, isElsewhere, isNew, lastSave, version, plan, stopped } = state;
  return {
    isOpen,
    isElsewhere,
    isNew,
    lastSave,
    version,
    plan,
    stopped,
    /** Where its versions are, and what the form holds of one. */
    path: drafts.path,
    since: drafts.since,
    read: (version: unknown): FieldValues => toForm(drafts.contentOf(version)),
    live,
    hasClash: clash !== null,
    choose,
    discard,
    cancelPlan,
    planFor: (publishAt: string) => saveAs({ publishAt }),
    saveDraft: () => saveAs('draft'),
    publish: () => saveAs('live'),
    /** Asks what becomes of changes that someone has made live too. */
    settle: () => clash && ask(clash, 'draft'),
  };
}

/** How a form is saved with its submit button: a draft as one. */
export const usuallyAs = ({ drafts }: { drafts: { isOpen: boolean } | null }): SavedAs =>
  drafts?.isOpen ? 'draft' : 'live';

interface Saving<Content> {
  /** What the form began with. */
  from: Content;
  values: FieldValues;
  as: SavedAs;
  onto: number[] | undefined;
  /** Whether it was just asked whose changes are to stay. */
  isAsked: boolean;
}

/** Stores what a form holds. @returns what is stored then; null where it was stored already */
export async function storeValues<Content extends object>(
  { schema, fromForm }: ContentForm<Content>,
  { drafts, lastSave, save }: FormStorage<Content>,
  { from, values, as, onto, isAsked }: Saving<Content>,
): Promise<Content | null> {
  const content = fromForm(values);
  // A draft needn't be complete, or right, before it is published.
  if (as === 'draft' && drafts)
    return drafts.save(from, keyedLike(editableDraft(schema, content), from), { onto });
  const mine = keyedLike(schema.parse(content), from);
  if (typeof as === 'object' && drafts) return drafts.save(from, mine, { onto, ...as });
  // Anyone who takes what a colleague has saved has updated the page, though nothing is stored.
  const isUntouched = !drafts?.isOpen && !isAsked && lastSave !== null;
  return isUntouched && deepEqual(mine, from) ? null : save(from, mine, onto);
}

/** The message after a save. */
export function savedText<Content>(as: SavedAs, { drafts, saved }: FormStorage<Content>): string {
  if (as === 'draft') return draftsTexts.saved;
  if (as !== 'live') return plannedTexts.saved;
  return drafts?.isOpen ? draftsTexts.published : saved;
}
