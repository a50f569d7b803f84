import { forget, keep, readKept } from '../device/kept.ts';

/** What a visitor has typed and not sent yet, kept on this device. */
export interface Draft<Values> {
  values: Values;
  /** The post that was tried last: its id, and what it carried. */
  attempt?: { id: string; content: string };
}

const keyOf = (form: string) => `lamplight.draft.${form}`;

/** The draft of a form; undefined where there is none that can be read. */
export const readDraft = <Values>(form: string) =>
  readKept(keyOf(form)) as Draft<Values> | undefined;

/** Keeps a draft. Returns false where the browser does not let it. */
export const keepDraft = (form: string, draft: Draft<unknown>): boolean => keep(keyOf(form), draft);

export const dropDraft = (form: string): void => forget(keyOf(form));
