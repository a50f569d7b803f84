import { textAt } from '@lamplight/content/fieldNames';
import type { Path } from '@lamplight/content/fieldsOf';
import { isMap } from '@lamplight/content/isMap';
import { type Merged, type Merging, mergeChanges } from '@lamplight/content/mergeChanges';
import { isBlocks, plainText } from '@lamplight/content/richText';
import { editingTexts } from '@lamplight/content/texts/staffArea/editing';
import type * as z from '@lamplight/content/zod';
import { deepEqual } from 'fast-equals';
import { type RefObject, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { titleOfFile } from '../../firebase/live/fileTitles.ts';
import { withoutIds } from '../history/itemTexts.ts';
import type { Conflicting } from './mergeSave.ts';

/** The choices of a user in a conflict. */
export type Choices = Pick<Merging, 'theirs' | 'leftOut'>;

/** A draft, and the moment (`instants.ts`) at which this version of it gets published by itself. */
export interface Planned {
  publishAt: string;
}

/** Whether a form is saved for visitors, or as a draft. */
export type SavedAs = 'live' | 'draft' | Planned;

interface OpenConflict<Content> extends Pick<Conflicting<Content>, 'over'> {
  /** How to save it once the conflict is resolved. */
  as: SavedAs;
  theirs: Content;
  by: string;
  /** Merges the changes of both with some choices. */
  merged: (choices: Choices) => Merged<FieldValues>;
  /** The time of the question, to tell one from the next. */
  askedAt: number;
}

/**
 * The conflict between the changes in a form and those that someone else has stored, while the user is asked
 * which to keep.
 * @param base the stored content when the form was filled
 */
export function useConflict<Content extends object>(
  base: RefObject<Content | null>,
  form: UseFormReturn<FieldValues>,
  toForm: (content: Content) => object,
  formSchema: z.ZodType,
) {
  const [open, setOpen] = useState<OpenConflict<Content> | null>(null);

  /** The changes here and theirs, merged. */
  const merged = (theirs: Content, choices: Choices = {}, from = base.current ?? theirs) =>
    mergeChanges<FieldValues>(toForm(from), form.getValues(), toForm(theirs), {
      schemas: [formSchema],
      ...choices,
    });

  return {
    open,
    ask: ({ theirs, by, over }: Conflicting<Content>, as: SavedAs) =>
      setOpen({
        theirs,
        by,
        over,
        as,
        merged: (choices) => merged(theirs, choices, over?.base),
        askedAt: Date.now(),
      }),
    /** Ends the question: keeps theirs at these places, mine at the others. */
    choose: (choices: Choices) => {
      if (!open) return null;
      setOpen(null);
      const { theirs, over, as } = open;
      return { theirs, over, as, merged: structuredClone(open.merged(choices).value) };
    },
    postpone: () => setOpen(null),
    overtakenBy: (theirs: Content) => {
      if (base.current === null || deepEqual(base.current, theirs)) return false;
      const { conflicts, overfull } = merged(theirs);
      return conflicts.length + overfull.length > 0;
    },
  };
}

/** The place of a value in content: the names of choices come from there. */
export interface ValuePlace {
  schema: z.ZodType;
  at: Path;
  content: unknown;
}

/** The visible part of a value to choose: its texts, a line each. */
export function valueText(value: unknown, place: ValuePlace): string {
  if (value === undefined) return editingTexts.removed;
  const blocks = Array.isArray(value) ? value : [value];
  if (isBlocks(blocks)) return plainText(blocks);
  const text = textAt(place.schema, place.at, value, place.content);
  const textWithin = (key: string | number, each: unknown) =>
    valueText(each, { ...place, at: [...place.at, key] });
  if (Array.isArray(text)) {
    return text.map((item, index) => `${index + 1}. ${textWithin(index, item)}`).join('\n');
  }
  if (isMap(text)) {
    const texts = Object.entries(withoutIds(text)).map(([key, each]) => textWithin(key, each));
    return texts.filter(Boolean).join(' · ');
  }
  return titleOfFile(String(text)) ?? String(text ?? '');
}
