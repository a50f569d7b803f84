import { type Conflict, type Merged, mergeChanges } from '@lamplight/content/mergeChanges';
import { deepEqual } from 'fast-equals';
import { type RefObject, useState } from 'react';
import { type FieldValues, set, type UseFormReturn } from 'react-hook-form';
import type { Conflicting } from './mergeSave.ts';

interface AskedConflict<Content> {
  theirs: Content;
  by: string;
  conflicts: Conflict[];
  /** When, to tell one question from the next. */
  asked: number;
}

/**
 * What somebody else has stored in fields that are changed in a form too, while it is asked whose
 * is to stay.
 * @param base what was stored when the form was filled
 */
export function useConflict<Content extends object>(
  base: RefObject<Content | null>,
  form: UseFormReturn<FieldValues>,
  toForm: (content: Content) => object,
) {
  const [asked, setAsked] = useState<AskedConflict<Content> | null>(null);

  /** The changes here and theirs, merged. */
  const merged = (theirs: Content) =>
    mergeChanges<FieldValues>(toForm(base.current ?? theirs), form.getValues(), toForm(theirs));

  return {
    asked,
    ask: ({ theirs, by }: Conflicting<Content>) =>
      setAsked({ theirs, by, conflicts: merged(theirs).conflicts, asked: Date.now() }),
    /** Ends the question: theirs at these places, mine at the others. */
    choose: (takeTheirs: ReadonlySet<string>) => {
      setAsked(null);
      return (
        asked && { theirs: asked.theirs, chosen: withChoices(merged(asked.theirs), takeTheirs) }
      );
    },
    postpone: () => setAsked(null),
    overtakenBy: (theirs: Content) =>
      base.current !== null &&
      !deepEqual(base.current, theirs) &&
      merged(theirs).conflicts.length > 0,
  };
}

/**
 * What was merged, with theirs where that was chosen.
 * @param theirs the places at which theirs was chosen
 */
export function withChoices<T extends object>(
  { value, conflicts }: Merged<T>,
  theirs: ReadonlySet<string>,
): T {
  const chosen = structuredClone(value);
  const lists = new Set<string>();
  for (const conflict of conflicts.filter(({ at }) => theirs.has(at))) {
    set(chosen, conflict.at, structuredClone(conflict.theirs));
    if (conflict.theirs === undefined) lists.add(conflict.at.split('.').slice(0, -1).join('.'));
  }
  // An item that they have removed has left a hole in its list.
  for (const at of lists) set(chosen, at, itemsAt(chosen, at));
  return chosen;
}

const itemsAt = (value: unknown, at: string): unknown[] => {
  const list = at.split('.').reduce<unknown>((parent, key) => Object(parent)[key], value);
  return Array.isArray(list) ? list.filter((item) => item !== undefined) : [];
};

/** What is seen of a value that is chosen: its texts, a line each. */
export function valueText(value: unknown): string {
  if (value === undefined) return 'Removed';
  if (Array.isArray(value)) {
    return value.map((item, index) => `${index + 1}. ${valueText(item)}`).join('\n');
  }
  if (typeof value === 'object' && value !== null) {
    const shown = Object.entries(value).filter(([key]) => key !== '_id');
    const texts = shown.map(([, item]) => valueText(item));
    return texts.filter(Boolean).join(' · ');
  }
  return String(value);
}
