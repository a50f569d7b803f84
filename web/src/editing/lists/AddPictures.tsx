import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { toastInfo } from '../../ui/toaster.tsx';
import { useAlts } from '../inputs/useAlts.ts';
import { UploadButton } from '../pictures/UploadButton.tsx';
import { usePictureUploads } from '../pictures/useUploads.ts';
import { UploadList } from '../uploads/UploadList.tsx';
import { useUploadsAsInput } from '../uploads/useUploads.ts';

interface AddPicturesProps {
  /** Where the list is in the form. */
  list: string;
  /** The field of an item that holds its picture. */
  picture: string;
  /** How many more items fit in the list. */
  room: number;
  add: (item: object) => void;
}

/** Uploads several pictures, each of which becomes an item. */
export function AddPictures({ list, picture, room, add }: AddPicturesProps) {
  const { takeAlt } = useAlts(`${list}.0.${picture}`);
  const uploads = usePictureUploads((stored) => {
    add({ [picture]: stored.address });
    takeAlt(stored);
  });
  useUploadsAsInput(uploads);
  const free = room - uploads.inFlight.length;
  const start = (files: readonly File[]) => {
    uploads.start(files.slice(0, free));
    if (files.length > free) toastInfo(fieldsTexts.notAllFit(files.length - free));
  };
  return (
    <>
      <UploadButton
        multiple
        variant="outline"
        alignSelf="start"
        disabled={free <= 0}
        onFiles={start}
      >
        {fieldsTexts.uploadSeveral}
      </UploadButton>
      <UploadList {...uploads} />
    </>
  );
}
