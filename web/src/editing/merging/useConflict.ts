import { type Conflict, mergeChanges } from '@lamplight/content/mergeChanges';
import { deepEqual } from 'fast-equals';
import { type RefObject, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Conflicting } from './Conflicting.ts';
import { withChoices } from './choices.ts';

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

  /** The changes here and theirs, laid over each other. */
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
