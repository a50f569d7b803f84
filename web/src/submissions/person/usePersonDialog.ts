import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { useState } from 'react';
import type { EntryIds } from '../../api/persons.ts';
import { tellHandled } from '../../firebase/submissions.ts';
import type { useOpenEntry } from '../useOpenEntry.ts';
import type { useSubmissions } from '../useSubmissions.ts';

/** The dialog of a person over a list of submissions, which shows no longer what was erased there. */
export function usePersonDialog(
  name: SubmissionName,
  list: ReturnType<typeof useSubmissions>,
  entry: ReturnType<typeof useOpenEntry>,
) {
  const [contact, setContact] = useState<string | null>(null);
  const [gone, setGone] = useState<readonly string[]>([]);

  return {
    /** What its field holds at first; null while it is closed. */
    contact,
    open: setContact,
    onErased: ({ [name]: ids }: EntryIds) => {
      list.drop(...ids);
      setGone((before) => [...before, ...ids]);
      tellHandled();
    },
    onClose: () => {
      setContact(null);
      // Not before: a dialog takes those along that were opened from it.
      if (entry.opened && gone.includes(entry.opened.id)) entry.close();
    },
  };
}
