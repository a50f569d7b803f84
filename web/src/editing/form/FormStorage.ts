import type * as Examples from '@lamplight/content/demo/example';
import type { FieldValues } from 'react-hook-form';
import type { Paths } from '../../firebase/live/documents.ts';
import type { Loadable } from '../../firebase/reading/stored.ts';
import type { LastSave } from '../merging/mergeSave.ts';
import type { Typed } from '../preview/mounting.ts';
import type { DraftStorage } from '../publishing/useDrafting.ts';
import type { FailureText } from '../saving/failures.ts';

/** The source and target of the content of a form, with the messages about saving. */
export interface FormStorage<Content> {
  /** The stored content, read so that a form can hold it. */
  live: Loadable<Content>;
  /**
   * Merges the changes from `base` to `mine` into the stored content, and resolves to the result
   * once `live` shows it too. If the form edits a draft, this publishes it.
   * @param onto the live versions that the user was asked about
   */
  save: (base: Content, mine: Content, onto?: number[]) => Promise<Content>;
  /** The draft that changes can be kept in; null where there is none. */
  drafts: DraftStorage<Content> | null;
  /** The message after a save. */
  saved: string;
  saveFailed: FailureText;
  /** The last save, if there was one. */
  lastSave: LastSave | null;
  /** The paths of the documents: their versions are stored below them. */
  paths?: Paths | null;
  /** The id of the content, if the page edits one of several: it tells drafts apart. */
  draftOf?: string | undefined;
  /** Migrates content of an older version to the one of this form; undefined if there are no older versions. */
  migrated?: (content: Record<string, unknown>, version: number) => object;
  /** Adds the page on which visitors see the content, if they do. */
  placed?: (content: Content) => Typed;
  /** The example that is offered as long as nothing is stored; without it, none is offered. */
  example?: ((examples: typeof Examples) => unknown) | null;
  /** Called with what a user kept in a conflict, as the form holds it: returns it as the store takes it. */
  kept?: (merged: FieldValues, since: { base: Content; theirs: Content }) => FieldValues;
  /** Called once the changes are stored, unless something was typed in the meantime. */
  onSaved?: (() => void) | undefined;
}
