import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import { readFileUses } from '../../firebase/files.ts';
import type { NamedFile } from '../../firebase/live/files.ts';
import { Button } from '../../ui/Button.tsx';
import { StaffDialog } from '../../ui/StaffDialog.tsx';
import { useClose } from '../saving/unsaved.tsx';
import { useUses } from '../uses/useUses.ts';
import { FileLibrary } from './FileLibrary.tsx';
import { UploadFiles } from './UploadFiles.tsx';
import { useFileUploads } from './useFileUploads.ts';

interface ChooseFileProps {
  onChoose: (file: NamedFile) => void;
  onClose: () => void;
}

/** Chooses a file of the library, or uploads one, which is chosen then. */
export function ChooseFile({ onChoose, onClose }: ChooseFileProps) {
  const uploads = useFileUploads(onChoose);
  const close = useClose({ uploading: uploads.inFlight.length > 0 }, onClose);
  const { uses } = useUses(readFileUses);
  const start = ([file]: File[]) => file && uploads.start([file]);
  return (
    <StaffDialog
      title={filesTexts.choose}
      large
      maxW="52rem"
      onClose={close}
      aside={<UploadFiles onFiles={start}>{filesTexts.uploadOne}</UploadFiles>}
      actions={
        <Button variant="outline" onClick={close}>
          {commonTexts.cancel}
        </Button>
      }
    >
      <FileLibrary uploads={uploads} uses={uses} onFiles={start} onChoose={onChoose} />
    </StaffDialog>
  );
}
