/** What a visitor has typed and not sent yet, kept on this device. */
export interface Draft<Values> {
  values: Values;
  /** The post that was tried last: its id, and what it carried. */
  attempt?: { id: string; content: string };
}

const keyOf = (form: string) => `lamplight.draft.${form}`;

/** The draft of a form; undefined where there is none that can be read. */
export function readDraft<Values>(form: string): Draft<Values> | undefined {
  try {
    const text = localStorage.getItem(keyOf(form));
    return text ? JSON.parse(text) : undefined;
  } catch {
    // A browser may forbid storage, and somebody may have edited it: then there is no draft.
    return undefined;
  }
}

/** Keeps a draft. Returns false where the browser does not let it. */
export function keepDraft(form: string, draft: Draft<unknown>): boolean {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(form: string): void {
  try {
    localStorage.removeItem(keyOf(form));
  } catch {
    // Where nothing can be stored there is nothing to remove.
  }
}
