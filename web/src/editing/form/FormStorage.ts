import type * as Examples from '@lamplight/content/demo/example';
import type { Paths } from '../../firebase/live/documents.ts';
import type { Loadable } from '../../firebase/reading/stored.ts';
import type { LastSave } from '../merging/mergeSave.ts';
import type { Typed } from '../preview/mounting.ts';
import type { DraftStorage } from '../publishing/useDrafting.ts';
import type { FailureText } from '../saving/failures.ts';

/** Where the content of a form comes from and goes to, and in which words that is told. */
export interface FormStorage<Content> {
  /** The stored content, read so that a form can hold it. */
  live: Loadable<Content>;
  /**
   * Stores the changes from `base` to `mine` over what is stored, and resolves to what is stored
   * then, once `live` shows it too. Of a draft it publishes what is in the form.
   * @param onto the live versions about which someone was asked
   */
  save: (base: Content, mine: Content, onto?: number[]) => Promise<Content>;
  /** The draft that changes can be kept in; null where there is none. */
  drafts: DraftStorage<Content> | null;
  /** Said after a save. */
  saved: string;
  saveFailed: FailureText;
  /** The last save of what is stored, where there was one. */
  lastSave: LastSave | null;
  /** The paths of the documents: their versions are stored below them. */
  paths?: Paths | null;
  /** The content edited on this page, where that is one of several: tells drafts apart. */
  draftOf?: string | undefined;
  /** Content of an older version, as this form holds it, through the migrations; without it there is none. */
  migrated?: (content: Record<string, unknown>, version: number) => object;
  /** Where visitors see the content, where they do. */
  placed?: (content: Content) => Typed;
  /** What someone may begin with, as long as nothing is stored; without it they begin with nothing. */
  example?: ((examples: typeof Examples) => unknown) | null;
  /** Called after a save, when it has been told, unless something was typed in the meantime. */
  onSaved?: (() => void) | undefined;
}
