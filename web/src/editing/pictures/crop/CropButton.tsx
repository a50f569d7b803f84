import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import { LuCrop } from 'react-icons/lu';
import { lazyModule } from '../../../device/lazyModule.ts';
import type { ListedPicture } from '../../../firebase/library.ts';
import { Button } from '../../../ui/Button.tsx';
import { useLazyOpen } from '../../../ui/useLazyModule.ts';
import { UploadList } from '../../uploads/UploadList.tsx';
import { useUploadsAsInput } from '../../uploads/useUploads.ts';
import { usePictureUploads } from '../useUploads.ts';
import { canCrop } from './canCrop.ts';

const loadCrop = lazyModule(() => import('./CropDialog.tsx'));

interface CropButtonProps {
  /** The address of a picture of the library. */
  address: string;
  disabled: boolean;
  /** Called with the new picture, once the library has it. */
  onCropped: (picture: ListedPicture, wasThere: boolean) => void;
}

/** Opens the dialog that makes a new picture from a part of one in the library. */
export function CropButton({ address, disabled, onCropped }: CropButtonProps) {
  const crop = useLazyOpen(loadCrop);
  const uploads = usePictureUploads(onCropped, 'picture', false);
  useUploadsAsInput(uploads);
  if (!canCrop(address)) return null;
  return (
    <>
      <Button variant="outline" size="sm" disabled={disabled} {...crop.opener}>
        <LuCrop aria-hidden size="16" />
        {picturesTexts.crop}
      </Button>
      <UploadList {...uploads} />
      {crop.open && crop.module && (
        <crop.module.CropDialog
          address={address}
          onCropped={(picture) => {
            crop.setOpen(false);
            uploads.start([picture]);
          }}
          onClose={() => crop.setOpen(false)}
        />
      )}
    </>
  );
}
