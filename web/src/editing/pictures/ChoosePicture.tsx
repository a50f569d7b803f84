import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import type { ListedPicture } from '../../firebase/library.ts';
import { Button } from '../../ui/Button.tsx';
import { StaffDialog } from '../../ui/StaffDialog.tsx';
import { useClose } from '../saving/unsaved.tsx';
import { Library } from './Library.tsx';
import { UploadButton } from './UploadButton.tsx';
import { usePictureUploads } from './useUploads.ts';

interface ChoosePictureProps {
  onChoose: (picture: ListedPicture) => void;
  onClose: () => void;
}

/** Chooses a picture of the library, or uploads one, which is chosen then. */
export function ChoosePicture({ onChoose, onClose }: ChoosePictureProps) {
  const uploads = usePictureUploads(onChoose);
  const close = useClose({ uploading: uploads.inFlight.length > 0 }, onClose);
  const start = ([file]: File[]) => file && uploads.start([file]);
  return (
    <StaffDialog
      title={picturesTexts.choose}
      large
      maxW="60rem"
      onClose={close}
      aside={<UploadButton onFiles={start}>{picturesTexts.upload}</UploadButton>}
      actions={
        <Button variant="outline" onClick={close}>
          {commonTexts.cancel}
        </Button>
      }
    >
      <Library uploads={uploads} onFiles={start} onChoose={onChoose} />
    </StaffDialog>
  );
}
