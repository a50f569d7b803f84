import { backdrops } from '../../theme/backdrops.ts';
import { StaffFrame } from '../StaffPage.tsx';
import { Library } from './Library.tsx';
import { UploadButton } from './PictureUpload.tsx';
import { useUploads } from './useUploads.ts';

/** The pictures of the organisation: added here or where one is needed, described, found and deleted. */
export function LibraryPage() {
  const uploads = useUploads();
  return (
    <StaffFrame
      title="Pictures"
      backdrop={backdrops.mist}
      action={
        <UploadButton multiple onFiles={uploads.start}>
          Upload pictures
        </UploadButton>
      }
    >
      <Library uploads={uploads} onFiles={uploads.start} />
    </StaffFrame>
  );
}
