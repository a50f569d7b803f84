import { staffPages } from '@lamplight/content/staffPages';
import { backdrops } from '../../theme/backdrops.ts';
import { ReadOnlyWithout } from '../page/ReadOnly.tsx';
import { StaffFrame } from '../page/StaffPage.tsx';

/** The files that visitors can download. */
export function FilesPage() {
  return (
    <ReadOnlyWithout right="edit">
      <StaffFrame title={staffPages.files.title} backdrop={backdrops.mist}>
        {null}
      </StaffFrame>
    </ReadOnlyWithout>
  );
}
