import type { SubmissionName } from '@lamplight/content/submissionKinds';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { forget, keptKeys } from '../device/kept.ts';
import { draftKeys } from '../editing/drafts/useDraft.ts';
import { useStaff } from '../editing/useStaff.ts';
import { useConnection } from '../firebase/connection.ts';
import { isSubmissionGone } from '../firebase/submissions.ts';

/**
 * Forgets what was typed into the notes of entries that are gone, whoever has deleted or erased them:
 * it is about a person too, and could be offered to nobody.
 */
export function useDraftsOfGone(name: SubmissionName): void {
  const connection = useConnection();
  const { uid } = useStaff();
  const { pathname } = useLocation();
  useEffect(() => {
    const page = draftKeys(uid, pathname);
    for (const key of keptKeys(page)) {
      const [id] = key.slice(page.length).split('.');
      // Without an id it is the page's own.
      if (!id) continue;
      isSubmissionGone(connection, name, id).then(
        (gone) => gone && forget(key),
        (error) => console.info('Whether an entry is gone is asked the next time:', error),
      );
    }
  }, [connection, name, uid, pathname]);
}
