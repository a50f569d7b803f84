import { staffPages } from '@lamplight/content/staffPages';
import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import { backdrops } from '../../theme/backdrops.ts';
import { ReadOnlyWithout } from '../page/ReadOnly.tsx';
import { StaffFrame } from '../page/StaffPage.tsx';
import { useMay } from '../page/useStaff.ts';
import { Library } from './Library.tsx';
import { UploadButton } from './UploadButton.tsx';
import { usePictureUploads } from './useUploads.ts';

/** The pictures of the organisation: added here or where one is needed, described, found and deleted. */
export function LibraryPage() {
  const uploads = usePictureUploads();
  const mayEdit = useMay('edit');
  const upload = (
    <UploadButton multiple onFiles={uploads.start}>
      {picturesTexts.uploadSeveral}
    </UploadButton>
  );
  return (
    <ReadOnlyWithout right="edit">
      <StaffFrame
        title={staffPages.pictures.title}
        backdrop={backdrops.mist}
        action={mayEdit && upload}
      >
        <Library uploads={uploads} onFiles={(files) => mayEdit && uploads.start(files)} />
      </StaffFrame>
    </ReadOnlyWithout>
  );
}
