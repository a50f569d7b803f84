import { mergeChanges } from '@lamplight/content/mergeChanges';
import type { Handling } from '@lamplight/content/submission';
import { Conflicting } from '../editing/merging/mergeSave.ts';
import type { Submission } from '../firebase/submissions.ts';

type Stored = Pick<Submission, keyof Handling | 'by' | 'earlier'>;

/**
 * A change of a submission's state or note, applied to the stored version; the other field
 * stays.
 * @param base the value that was shown when it was changed
 * @returns a function that throws Conflicting if someone else has changed the same to something else
 */
export const changeOf =
  <Key extends keyof Handling>(key: Key, base: Handling[Key], mine: Handling[Key]) =>
  (now: Stored): Pick<Handling, Key> => {
    const part = (value: Handling[Key]) => ({ [key]: value }) as Pick<Handling, Key>;
    const theirs = part(now[key]);
    const { value, conflicts } = mergeChanges(part(base), part(mine), theirs);
    if (conflicts.length > 0) throw new Conflicting(theirs, authorOf(key, now));
    return value;
  };

/** The uid of the person who gave the state or the note its present value; versions since may have left it alone. */
function authorOf(key: keyof Handling, { by, earlier, ...now }: Stored): string {
  let author = by;
  for (const was of earlier) {
    if (was[key] !== now[key]) break;
    author = was.by;
  }
  return author;
}
